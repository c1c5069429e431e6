import { pages } from '#contract/pages.ts'
import type { BenchRow } from '../lib/bench-row.ts'
import { listPageScripts, listShellScripts, sumBytes } from '../lib/loaded-scripts.ts'

const SHELL_LIMIT = 90_000
const SCREEN_LIMIT = 40_000
/** The one screen that computes plans in the browser. */
const PLANS_LIMIT = 60_000

export default async function measureBytes(): Promise<BenchRow[]> {
  const shell = listShellScripts()
  const screens = pages.filter(({ access }) => access !== 'public')
  return [
    rowOf(`JavaScript of the signed-in shell (${shell.length} files, brotli)`, sumBytes(shell), SHELL_LIMIT),
    ...screens.map(({ path }) => {
      const scripts = listPageScripts(path)
      const figure = `JavaScript of ${path} beyond the shell (${scripts.length} files, brotli)`
      return rowOf(figure, sumBytes(scripts), path === '/plans' ? PLANS_LIMIT : SCREEN_LIMIT)
    }),
  ]
}

const rowOf = (figure: string, bytes: number, limit: number): BenchRow => ({
  figure,
  value: `${(bytes / 1000).toFixed(1)} kB`,
  limit: `${limit / 1000} kB`,
  ok: bytes <= limit,
})
