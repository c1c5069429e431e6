/** Sums that were made from each other, one change after another. */
import type { SumRecord } from '#advisor/figures/sum-record.ts'
import type { Action, MindedNumber, Value } from '#advisor/minding/minded.ts'
import { isReady } from '#advisor/executing/of-sum.ts'
import { inPlaceOf, isAgain, leavesOf, replaceEnd } from './leaves.ts'

/** A sum and those that it was made from, the oldest first. */
export function chainOf(sums: readonly SumRecord[], last: SumRecord): SumRecord[] {
  const before = sums.slice(0, sums.indexOf(last)).findLast(({ id }) => id === last.from)
  return before ? [...chainOf(sums, before), last] : [last]
}

/** What a sum has become by now: the newest that was made from it. */
export const headOf = (sums: readonly SumRecord[], sum: SumRecord): SumRecord =>
  sums.findLast((other) => other.kind === sum.kind && isReady(other) && chainOf(sums, other).includes(sum)) ??
  sum

/** Where a number stood by itself, or as a share of something, in an earlier state of the sum. */
export function findSaid(number: MindedNumber, chain: readonly SumRecord[]): Action['inputs'][number] | null {
  const trees = chain.toReversed().flatMap(({ said = {} }) => Object.entries(said))
  const alone = trees.filter(([, tree]) => tree.kind !== 'operation')
  const ofShares = trees.filter(([, tree]) => tree.kind === 'operation' && !isAdded(tree))
  for (const [slot, tree] of [...alone, ...ofShares]) {
    const leaf = leavesOf(tree).find((one) => isAgain(number, one.number))
    if (leaf) return { slot, value: replaceEnd(tree, leaf, inPlaceOf(leaf, number)) }
  }
  return null
}

const isAdded = (value: Value): boolean =>
  value.kind === 'operation' &&
  (value.operator === 'add' || value.operator === 'take' || isAdded(value.left) || isAdded(value.right))

export const BACK = /\b(?:back to|go back|return to|revert)\b/i
const times: ReadonlySet<string> = new Set(['months', 'years'])

/** 'Back to the 30 years', of which a wait had left 25. */
export function withoutWait(
  text: string,
  numbers: readonly MindedNumber[],
  { inputs, said = {} }: SumRecord,
): Action['inputs'] {
  if (!BACK.test(text) || !inputs['wait'] || inputs['wait'].value === 0) return []
  const isWhole = Object.entries(said).some(
    ([slot, tree]) =>
      times.has(slot) &&
      leavesOf(tree).some((leaf) => numbers.some((number) => isAgain(number, leaf.number))),
  )
  return isWhole ? [{ slot: 'wait', value: { kind: 'constant', value: 0 } }] : []
}
