/** 'He earns 97,000 and I earn 86,000, which makes 183,000 for the two of us': with pay, what comes to the whole is pay. */
import { SAVE } from '#advisor/understanding/certainty.ts'
import type { Judged } from '#advisor/understanding/classify.ts'
import type { Reading } from '#advisor/understanding/reading/reading.ts'
import { yearlyPay } from './flows.ts'
import { keepsApart } from './household.ts'

/** Below the first an amount is no pay, and from the second on surely what it is taken for. */
const SLIGHT = 0.1
const VIEW = 0.5
/** Nobody adds up less. */
const LEAST = 100
const NEAR = 0.001

const isSum = (whole: number, one: number, other: number) => Math.abs(one + other - whole) <= whole * NEAR

export function withSummands(reading: Reading, judged: readonly Judged[]): Judged[] {
  if (keepsApart(reading.text)) return [...judged]
  const open = judged.filter(
    ({ amount, role, certainty }) =>
      amount.value >= LEAST && !amount.percent && (role === 'income' || certainty < VIEW),
  )
  const pay = new Set<Judged>()
  for (const [at, whole] of open.entries()) {
    const [one, other] = open.slice(Math.max(0, at - 2), at)
    if (!one || !other || whole.role !== 'income' || whole.certainty < SLIGHT) continue
    const isPay = (least: number, all: Judged[]) =>
      all.some(({ role, certainty }) => role === 'income' && certainty >= least)
    const isTold = isPay(SAVE, [one, other]) || (isPay(SAVE, [whole]) && isPay(VIEW, [one, other]))
    const [first, second, sum] = [one, other, whole].map(({ amount }) => yearlyPay(reading, amount))
    if (isTold && first && second && sum && isSum(sum, first, second)) pay.add(one).add(other)
  }
  return judged.map((one) => (pay.has(one) ? { ...one, role: 'income', certainty: 1, clarity: 1 } : one))
}
