import { talk } from '#advisor/testing/memory.ts'
import { median, type BenchRow } from '../lib/bench-row.ts'

const parts = ['1,', '12 ', 'a ', 'my rent is 1,200 ', '(']
const LONGEST = 4000
const RUNS = 7
const LIMIT = 3

/** A message made to be slow: twice as long may take hardly more than twice as long, or it keeps a server busy. */
export default async function measureHostileMessages(): Promise<BenchRow[]> {
  const found = parts.map((part) => {
    const [half, whole] = [timeOf(part, LONGEST / 2), timeOf(part, LONGEST)]
    return { part, whole, ratio: whole / half }
  })
  const worst = found.toSorted((one, other) => other.ratio - one.ratio)[0]
  const slowest = Math.max(...found.map(({ whole }) => whole))
  return [
    {
      figure: `Understanding: a hostile message of ${LONGEST} characters, against half of it`,
      value: `${worst?.ratio.toFixed(2)} x ('${worst?.part}'); the slowest takes ${slowest.toFixed(0)} ms`,
      limit: `${LIMIT} x`,
      ok: (worst?.ratio ?? Infinity) <= LIMIT,
    },
  ]
}

function timeOf(part: string, length: number): number {
  const text = part.repeat(length / part.length)
  const times = Array.from({ length: RUNS }, () => {
    const start = performance.now()
    talk(['My rent is 1,200 a month', text, '12'])
    return performance.now() - start
  })
  return median(times)
}
