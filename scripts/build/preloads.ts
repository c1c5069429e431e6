import { readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { fileNameOf, type Page } from '#contract/pages.ts'

/** Which file each module has become, and which files it needs. */
export type Manifest = Record<string, { file: string; imports?: string[]; css?: string[] }>

/** Reads the bundler's list and removes it: it is nothing to serve. */
export function takeManifest(webRoot: string): Manifest {
  const folder = join(webRoot, '.vite')
  const manifest = JSON.parse(readFileSync(join(folder, 'manifest.json'), 'utf8')) as Manifest
  rmSync(folder, { recursive: true })
  return manifest
}

/** The one font, so that the first paint already has it. */
export function preloadFont(manifest: Manifest): string {
  const font = Object.values(manifest).find(({ file }) => file.endsWith('.woff2'))
  if (!font) throw new Error('The build has no font')
  return `<link rel="preload" href="/${font.file}" as="font" type="font/woff2" crossorigin />`
}

/** The style sheet that a module brings. */
export function findSheet(manifest: Manifest, module: string): string {
  const [file] = manifest[module]?.css ?? []
  if (file === undefined) throw new Error(`The build has no style sheet of ${module}`)
  return file
}

/** The entry and what it needs before it chooses what to start. */
export const entryFiles = (manifest: Manifest) => listFiles(manifest, ['index.html'])

/**
 * The files of the start, of a page and of the frame around it, so that they are fetched together and not in a row.
 * Its module is the one in the folder of its name; a page without one is still to be built, or a redirect.
 */
export function pageFiles(manifest: Manifest, page: Page): string[] {
  const modules = [`features/${fileNameOf(page.path)}/page.tsx`]
  if (page.access !== 'public') modules.push('app/shell.tsx')
  if (page.prerendered && !manifest[modules[0] ?? '']) throw new Error(`The build has no ${modules[0]}`)
  const start = page.prerendered ? 'reading/start.tsx' : 'app/start.tsx'
  const entry = entryFiles(manifest)
  return listFiles(manifest, [start, ...modules]).filter((file) => !entry.includes(file))
}

function listFiles(manifest: Manifest, modules: string[]): string[] {
  const files = new Set<string>()
  const visit = (key: string) => {
    const chunk = manifest[key]
    if (!chunk || files.has(chunk.file)) return
    files.add(chunk.file)
    for (const name of chunk.imports ?? []) visit(name)
  }
  for (const module of modules) visit(module)
  return [...files]
}
