import { join } from 'node:path'
import { usedIcons } from './used-icons.ts'

interface Modules {
  getModuleInfo(id: string): { importedIds: readonly string[] } | null
}

const web = join(import.meta.dirname, '../../src/web')
const paths = (...files: string[]) => files.map((file) => join(web, file))

/** What the pages that are read start with, and the parts that nearly every page is made of. */
const readingRoots = paths('reading/start.tsx')
const partRoots = paths('ui/field.tsx', 'ui/input.tsx', 'ui/avatar.tsx', 'ui/badge.tsx')

/** The app itself; then the frame of whoever is signed in. */
const appRoots = paths('app/start.tsx')
const shellRoots = paths('app/shell.tsx')

/** What every screen speaks to the server with; the frame does without. */
const callRoots = paths('data/call.ts', '../contract/fields.ts', '../contract/money.ts')

/** By the table of pages the entry chooses what to start, so it is there before. */
const isForEntry = (id: string) => /\/contract\/pages\.ts$|vite\/preload-helper\.js$/.test(id)

/** The starts themselves stay files of their own, with their style sheets. */
const isStart = (id: string) => /\/start\.tsx$|\.css$/.test(id)

const isIcon = (id: string) => /\/lucide-react\/dist\/esm\/icons\//.test(id)

/** What every icon is made with. */
const isForIcons = (id: string) => /\/lucide-react\/dist\/esm\/(?!icons\/)/.test(id)

// Lists name everything there is: followed, that of the icons would bring in those of all pages.
const isForPages = (id: string) =>
  /\/lucide-react\.m?js$|\/(infiniteQueryObserver|useInfiniteQuery|queriesObserver|useQueries)\.js$/.test(id)

/**
 * One file for what every page needs, and one more for what the app needs to start, whichever page it starts on; then
 * what only readers and what only signed-in people need. Left alone, the bundler makes a file of every module that a
 * start shares with some page: two dozen small requests, which also compress worse than one.
 */
export function startGroups() {
  const isRead = reachedFrom(readingRoots)
  const isPart = reachedFrom(partRoots)
  const isApp = reachedFrom(appRoots)
  const isShell = reachedFrom(shellRoots)
  const isBase = (id: string, modules: Modules) =>
    isPart(id, modules) ||
    isForIcons(id) ||
    (isRead(id, modules) && (isApp(id, modules) || isShell(id, modules)))
  return [
    group('pages', 5, isForEntry),
    group('base', 4, isBase),
    // An icon there may be one of a screen, too, which would then load the whole of it.
    group('reading', 3, (id, modules) => isRead(id, modules) && !isIcon(id)),
    group('app', 2, isApp),
    group('shell', 1, isShell),
    group('call', 0, reachedFrom(callRoots)),
  ]
}

type Belongs = (id: string, modules: Modules) => boolean

const group = (name: string, priority: number, belongs: Belongs) => ({
  debugName: name,
  name: (id: string, modules: Modules) => (belongs(id, modules) && !isStart(id) ? name : null),
  priority,
  // What a module needs is asked for by itself: some of it is for pages.
  includeDependenciesRecursively: false,
})

function reachedFrom(roots: string[]): Belongs {
  let reached: Set<string> | undefined
  return (id, modules) => {
    if (!reached) {
      reached = follow(roots, modules)
      for (const icon of usedIcons(reached)) reached.add(icon)
    }
    return reached.has(id)
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
