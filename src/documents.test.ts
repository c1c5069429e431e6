import { existsSync, globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { readImports, root } from './testing/read-architecture.ts'

const top = join(root, '..')
const read = (file: string) => readFileSync(join(top, file), 'utf8')
const documents = ['README.md', 'CONTRIBUTING.md', ...globSync('docs/**/*.md', { cwd: top })]

/** Code that a text names, by its whole path or by the end of it: '`lib/route.ts`'. */
const namedFiles = (text: string) =>
  [...text.matchAll(/`((?:[\w-]+\/)*[\w][\w.-]*\.(?:tsx?|mjs|py))`/g)].map(([, path = '']) => path)
const ends = new Set(
  globSync('{src,scripts,e2e,eval,training}/**/*.{ts,tsx,mjs,py}', { cwd: top }).flatMap((path) => {
    const parts = path.split('/')
    return parts.map((_, at) => parts.slice(at).join('/'))
  }),
)

/** '## A chat message' with '**web**' and its numbered files, as layers of files. */
const tours = read('docs/tours.md')
  .split(/^## /m)
  .slice(1)
  .flatMap((tour) => {
    const [title = ''] = tour.split('\n')
    const layers = tour.split(/^\*\*/m).slice(1)
    return layers.map((layer) => {
      const steps = layer.split('\n').filter((line) => /^\d+\. /.test(line))
      const paths = steps.map((line) => /^\d+\. `([^`]+)`/.exec(line)?.[1] ?? line)
      return { name: `${title}, ${layer.split('**')[0]}`, paths }
    })
  })

/** What a file calls; a type alone is no call. */
const callsOf = (path: string) =>
  readImports(path, read(`src/${path}`).replaceAll(/^import type [^']*'[^']*'$/gm, '')).map(({ to }) => to)

describe('the documents', () => {
  test('name files that are there', () => {
    const named = documents.flatMap((file) => namedFiles(read(file)).map((path) => ({ file, path })))
    expect(named.length).toBeGreaterThan(80)
    expect(named.filter(({ path }) => !ends.has(path))).toEqual([])
  })

  test('are all listed, decisions too', () => {
    const list = read('docs/README.md')
    const pages = documents.filter((file) => file.startsWith('docs/') && file !== 'docs/README.md')
    expect(pages.filter((file) => !list.includes(`](${file.slice('docs/'.length)})`))).toEqual([])
  })
})

describe('a tour', () => {
  test('is told layer by layer', () => {
    expect(tours).toHaveLength(11)
  })

  test.each(tours)('$name: takes at most ten files, without a step back', ({ paths }) => {
    expect(paths.filter((path) => !existsSync(join(root, path)))).toEqual([])
    expect(paths.length).toBeLessThanOrEqual(10)
    const isStore = (path: string) => path.endsWith('store.ts')
    const back = paths.flatMap((path, at) => {
      const above = new Set(paths.slice(0, at).filter((other) => !isStore(other)))
      return callsOf(path).filter((to) => above.has(to))
    })
    expect(back).toEqual([])
  })
})
