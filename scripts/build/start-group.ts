import { join } from 'node:path'

interface Modules {
  getModuleInfo(id: string): { importedIds: readonly string[] } | null
}

const web = join(import.meta.dirname, '../../src/web')

/** The app itself, and the parts that nearly every page is made of. */
const roots = [
  'app/start.tsx',
  'ui/field.tsx',
  'ui/input.tsx',
  'ui/avatar.tsx',
  'ui/badge.tsx',
  'public-frame/robot-field.tsx',
  '../contract/robot-trap.ts',
].map((file) => join(web, file))

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
  const found = new Set<string>()
  const waiting = [...roots]
  for (let id = waiting.pop(); id !== undefined; id = waiting.pop()) {
    if (found.has(id) || isForPages(id)) continue
    found.add(id)
    waiting.push(...(modules.getModuleInfo(id)?.importedIds ?? []))
  }
  return found
}
