import { join } from 'node:path'

interface Modules {
  getModuleInfo(id: string): { importedIds: readonly string[] } | null
}

const web = join(import.meta.dirname, '../../src/web')
const paths = (...files: string[]) => files.map((file) => join(web, file))

/** What the pages that are read start with, and the parts that nearly every page is made of. */
const baseRoots = paths(
  'reading/start.tsx',
  'ui/field.tsx',
  'ui/input.tsx',
  'ui/avatar.tsx',
  'ui/badge.tsx',
  'public-frame/robot-field.tsx',
  '../contract/waitlist-email.ts',
)

/** The app itself, and what its pages share with it. */
const appRoots = paths('app/start.tsx', '../contract/robot-trap.ts')

/** By the table of pages the entry chooses what to start, so it is there before. */
const isForEntry = (id: string) => /\/contract\/pages\.ts$|vite\/preload-helper\.js$/.test(id)

/** The starts themselves stay files of their own, with their style sheets. */
const isStart = (id: string) => /\/start\.tsx$|\.css$/.test(id)

// Lists name everything there is: followed, that of the icons would bring in those of all pages.
const isForPages = (id: string) => /\/lucide-react\.m?js$|\/infiniteQueryObserver\.js$/.test(id)

/**
 * One file for what every page needs, and one more for what the app needs to start, whichever page it starts on. Left
 * alone, the bundler makes a file of every module that a start shares with some page: two dozen small requests, which
 * also compress worse than one.
 */
export function startGroups() {
  return [
    { debugName: 'pages', name: (id: string) => (isForEntry(id) ? 'pages' : null), priority: 3 },
    { ...reachedFrom(baseRoots, 'base'), priority: 2 },
    { ...reachedFrom(appRoots, 'app'), priority: 1 },
  ]
}

function reachedFrom(roots: string[], name: string) {
  let reached: Set<string> | undefined
  return {
    debugName: name,
    name: (id: string, modules: Modules) => {
      reached ??= follow(roots, modules)
      return reached.has(id) && !isStart(id) ? name : null
    },
  }
}

function follow(roots: string[], modules: Modules): Set<string> {
  const found = new Set<string>()
  const waiting = [...roots]
  for (let id = waiting.pop(); id !== undefined; id = waiting.pop()) {
    if (found.has(id) || isForPages(id)) continue
    found.add(id)
    waiting.push(...(modules.getModuleInfo(id)?.importedIds ?? []))
  }
  return found
}
