import type { BenchRow } from '../lib/bench-row.ts'
import { listPageScripts, listShellScripts, sumBytes } from '../lib/loaded-scripts.ts'

const LIMIT = 100_000
const PLANS_LIMIT = 60_000

export default async function measureBytes(): Promise<BenchRow[]> {
  const shell = listShellScripts()
  const plans = listPageScripts('/plans')
  return [
    rowOf(`JavaScript of the signed-in shell (${shell.length} files, brotli)`, sumBytes(shell), LIMIT),
    rowOf(
      `JavaScript of /plans beyond the shell (${plans.length} files, brotli)`,
      sumBytes(plans),
      PLANS_LIMIT,
    ),
  ]
}

const rowOf = (figure: string, bytes: number, limit: number): BenchRow => ({
  figure,
  value: `${(bytes / 1000).toFixed(1)} kB`,
  limit: `${limit / 1000} kB`,
  ok: bytes <= limit,
})
