import { globSync, readFileSync } from 'node:fs'
import { dirname, join, normalize } from 'node:path'

export interface Import {
  from: string
  to: string
}

const isCode = (path: string) => /\.tsx?$/.test(path)

/** Every import of our own files, both ends as paths below src. */
export function readImports(file: string, text: string): Import[] {
  const named = [...text.matchAll(/(?:from|import)\s*\(?\s*'([^']+)'/g)].map(([, name = '']) => name)
  return named
    .filter((name) => name.startsWith('#') || name.startsWith('.'))
    .map((name) => ({
      from: file,
      to: name.startsWith('#') ? name.slice(1) : normalize(join(dirname(file), name)),
    }))
}

/** The first circle that the arrows make; null when there is none. */
export function findCycle(arrows: Import[]): string[] | null {
  const graph = Map.groupBy(arrows, ({ from }) => from)
  const done = new Set<string>()
  function visit(place: string, path: string[]): string[] | null {
    if (path.includes(place)) return [...path.slice(path.indexOf(place)), place]
    if (done.has(place)) return null
    for (const { to } of graph.get(place) ?? []) {
      const cycle = visit(to, [...path, place])
      if (cycle) return cycle
    }
    done.add(place)
    return null
  }
  for (const place of graph.keys()) {
    const cycle = visit(place, [])
    if (cycle) return cycle
  }
  return null
}

/** Imports as arrows between folders that stand beside each other, by the folder that holds both. */
export function arrowsBetweenFolders(found: Import[]): Map<string, Import[]> {
  const arrows = found.flatMap(({ from, to }) => {
    const [here, there] = [from.split('/').slice(0, -1), to.split('/').slice(0, -1)]
    const shared = here.findIndex((name, at) => name !== there[at])
    const [a, b] = [here[shared], there[shared]]
    return a && b ? [{ holder: here.slice(0, shared).join('/'), from: a, to: b }] : []
  })
  return Map.groupBy(arrows, ({ holder }) => holder)
}

export const root = join(import.meta.dirname, '..')
/** Our own files, as paths below src. */
export const files = globSync('**/*', { cwd: root }).filter((path) => isCode(path) && path.includes('/'))
/** Without tests and what only they use. */
export const code = files
  .filter((file) => !file.includes('.test.') && !file.startsWith('server/testing/'))
  .map((file) => ({ file, text: readFileSync(join(root, file), 'utf8') }))
export const imports = code.flatMap(({ file, text }) => readImports(file, text))
