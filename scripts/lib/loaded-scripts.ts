import { readdirSync, readFileSync, statSync } from 'node:fs'
import { fileNameOf, pages } from '#contract/pages.ts'
import { root } from './steps.ts'

const web = `${root}/dist/web`

/** JavaScript that a signed-in user's browser loads before any page's own: the entry, the shell and what they import. */
export function listShellScripts(): string[] {
  const [first = new Set<string>(), ...others] = pages
    .filter(({ access }) => access === 'user')
    .map(({ path }) => readNamedScripts(fileNameOf(path)))
  const named = others.reduce((common, scripts) => common.intersection(scripts), first)
  return followImports([...named, findShell()])
}

/** What a page loads beyond that. */
export function listPageScripts(path: string): string[] {
  const shell = new Set(listShellScripts())
  return followImports([...readNamedScripts(fileNameOf(path))]).filter((file) => !shell.has(file))
}

export const sumBytes = (files: readonly string[]) =>
  files.reduce((sum, file) => sum + statSync(`${web}/assets/${file}.br`).size, 0)

/** A page names its script and, as preloads, what that starts with import(…); its own files are those it alone names. */
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
