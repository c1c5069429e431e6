import { readFileSync, statSync } from 'node:fs'
import { fileNameOf } from '#contract/pages.ts'
import { root } from './steps.ts'

const web = `${root}/dist/web`

/**
 * JavaScript without which the frame of a signed-in page does not stand: the entry, what it starts, the shell, and what
 * they import. What all screens need and the frame does not is a screen's.
 */
export function listShellScripts(): string[] {
  const named = readNamedScripts(fileNameOf('/chat'))
  return followImports([...named].filter((file) => /^(?:index|start|shell)-/.test(file)))
}

/** What a page loads beyond that. */
export function listPageScripts(path: string): string[] {
  const shell = new Set(listShellScripts())
  return followImports([...readNamedScripts(fileNameOf(path))]).filter((file) => !shell.has(file))
}

export const sumBytes = (files: readonly string[]) =>
  files.reduce((sum, file) => sum + statSync(`${web}/assets/${file}.br`).size, 0)

/** A page names its script and, as preloads, what that starts with import(…). */
function readNamedScripts(page: string): Set<string> {
  const text = readFileSync(`${web}/pages/${page}.html`, 'utf8')
  return new Set([...text.matchAll(/(?:src|href)="\/assets\/([^"]+\.js)"/g)].map(([, name = '']) => name))
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
