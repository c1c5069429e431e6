import { readdirSync, readFileSync, statSync } from 'node:fs'
import type { BenchRow } from '../lib/bench-row.ts'
import { fileNameOf, pages } from '#contract/pages.ts'
import { root } from '../lib/steps.ts'

const web = `${root}/dist/web`
const LIMIT = 100_000

/** JavaScript that a signed-in user's browser loads before any page's own: the entry, the shell and what they import. */
export default async function measureBytes(): Promise<BenchRow[]> {
  const files = followImports([...listNamedScripts(), findShell()])
  const bytes = files.reduce((sum, file) => sum + statSync(`${web}/assets/${file}.br`).size, 0)
  return [
    {
      figure: `JavaScript of the signed-in shell (${files.length} files, brotli)`,
      value: `${(bytes / 1000).toFixed(1)} kB`,
      limit: `${LIMIT / 1000} kB`,
      ok: bytes <= LIMIT,
    },
  ]
}

/** A page names its script and, as preloads, what that starts with import(…); its own files are those it alone names. */
function listNamedScripts(): string[] {
  const [first = new Set<string>(), ...others] = pages
    .filter(({ access }) => access === 'user')
    .map(({ path }) => readNamedScripts(fileNameOf(path)))
  return [...others.reduce((common, named) => common.intersection(named), first)]
}

function readNamedScripts(page: string): Set<string> {
  const text = readFileSync(`${web}/pages/${page}.html`, 'utf8')
  return new Set([...text.matchAll(/(?:src|href)="\/assets\/([^"]+\.js)"/g)].map(([, name = '']) => name))
}

function findShell(): string {
  const shell = readdirSync(`${web}/assets`).find((file) => /^shell-[^.]+\.js$/.test(file))
  if (!shell) throw new Error('dist/web/assets holds no chunk named after src/web/app/shell.tsx.')
  return shell
}

/** Static imports only: import(…) is what is loaded later. */
function followImports(start: string[]): string[] {
  const found = new Set(start)
  for (const file of found) {
    const text = readFileSync(`${web}/assets/${file}`, 'utf8')
    for (const [, name = ''] of text.matchAll(/(?:from|import)\s*["'`]\.\/([^"'`]+)["'`]/g)) found.add(name)
  }
  return [...found]
}
