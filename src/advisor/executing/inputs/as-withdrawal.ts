/** 'At 3.5%?', of the number that carries a spending: the share that is drawn a year, and no return. */
import type { SumRecord } from '#advisor/figures/sum-record.ts'
import { type Action, startOf } from '#advisor/minding/minded.ts'

const DRAWN = /\b(?:withdraw\w*|draw\w*|swr|rule|number)\b/i
const EARNED = /\b(?:returns?|growth|grows?|earn\w*|market|interest|make|makes)\b/i
/** Shares that people draw a year. */
const USUAL = { least: 2.5, most: 5 }

export function asWithdrawal(
  { intent, inputs }: Action,
  text: string,
  from: SumRecord | null,
): Action['inputs'] {
  // A return that was said before is the one that a bare rate changes.
  const isOpen = from?.kind === 'independence' && from.inputs['rate']?.source.kind === 'rule'
  if (intent !== 'independence' || EARNED.test(text) || !(isOpen || DRAWN.test(text))) return inputs
  return inputs.map((one) => {
    const { slot, value } = one
    const isDrawn =
      slot === 'rate' &&
      value.kind === 'number' &&
      startOf(value) !== null &&
      value.number.value >= USUAL.least &&
      value.number.value <= USUAL.most
    return isDrawn ? { slot: 'withdrawal', value } : one
  })
}
