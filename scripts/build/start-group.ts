import { join } from 'node:path'

interface Modules {
  getModuleInfo(id: string): { importedIds: readonly string[] } | null
}

const web = join(import.meta.dirname, '../../src/web')

/** The app itself, and the parts that nearly every page is made of. */
const roots = ['main.tsx', 'ui/field.tsx', 'ui/input.tsx', 'ui/avatar.tsx', 'ui/badge.tsx'].map((file) =>
  join(web, file),
)

// Lists name everything there is: followed, that of the icons would bring in those of all pages.
const isForPages = (id: string) => /\/lucide-react\.m?js$|\/infiniteQueryObserver\.js$/.test(id)

/**
 * One file for what the app needs to start, whichever page it starts on. Left alone, the bundler makes a file of every
 * module that the start shares with some page: two dozen small requests, which also compress worse than one.
 */
export function startGroup() {
  let start: Set<string> | undefined
  return {
    debugName: 'start',
    name: (id: string, modules: Modules) => {
      start ??= findStart(modules)
      return start.has(id) ? 'start' : null
    },
  }
}

function findStart(modules: Modules): Set<string> {
  const found = new Set(['\0rolldown/runtime.js'])
  const waiting = [...roots]
  for (let id = waiting.pop(); id !== undefined; id = waiting.pop()) {
    if (found.has(id) || isForPages(id)) continue
    found.add(id)
    waiting.push(...(modules.getModuleInfo(id)?.importedIds ?? []))
  }
  // The entry stays a file of its own: it is what runs the rest.
  found.delete(join(web, 'main.tsx'))
  return found
}
