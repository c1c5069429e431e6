/** Whether a sum is likely enough to be said: a figure that nobody asked for is worse than a question. */
import type { Outcome } from '#advisor/executing/outcome.ts'

type OfSum = Extract<Outcome, { kind: 'sum' }>

/** Numbers set against each other: nothing in the answer shows a reader that others were meant. */
const arithmetic: ReadonlySet<string> = new Set(['sum-of', 'difference', 'product', 'quotient'])
export const isArithmetic = (kind: string) => arithmetic.has(kind)

/** So many numbers of one message that fit a sum of many inputs are no chance. */
const SEVERAL = 3

/**
 * Below these one sum in nine is the one that was meant, in talks that nothing was learnt from
 * (docs/advisor-measured.md): what takes up a figure of an earlier sum goes wrong more often than what does not.
 */
function leastFor({ made, leans = false, said = 0 }: OfSum): number {
  if (isArithmetic(made.record.kind)) return leans ? 0.5 : 0.4
  if (leans) return 0.4
  return said >= SEVERAL ? 0 : 0.2
}
const LEAST_TOLD = 0.3

export function isBelieved(outcome: Outcome): boolean {
  if (outcome.kind === 'told') return (outcome.chance ?? 1) >= LEAST_TOLD
  if (outcome.kind !== 'sum') return true
  const { chance = 1, among = 1 } = outcome
  return chance ** (1 / among) >= leastFor(outcome)
}
