import type { Plugin } from 'vite'

/** Imports on demand stay plain imports: there is one style sheet, and the HTML of a page names its files ahead. */
export function plainImports(): Plugin {
  return {
    name: 'plain-imports',
    enforce: 'pre',
    load: (id) =>
      id === '\0vite/preload-helper.js' ? 'export const __vitePreload = (load) => load()' : null,
  }
}
