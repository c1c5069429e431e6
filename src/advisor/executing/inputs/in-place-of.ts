/** 'And if i add 600', of a sum with 400 a month: the new number stands in place of the old one. */
import type { SumRecord } from '#advisor/figures/sum-record.ts'
import { type Action, startOf, type Value } from '#advisor/minding/minded.ts'
import { centsOf } from '#advisor/planning/given.ts'

const MORE =
  /\b(?:more|another|extra|on top|plus|additional(?:ly)?|also|too|as well|both|together|besides|and (?:my|the|our|his|her))\b/i

/** What somebody puts in or pays each month is one amount; pay and savings may come from several places. */
const single: ReadonlySet<string> = new Set(['monthly', 'contribution', 'payment', 'extra'])

/** Without words that add it, beside what the sum had before. */
export function inPlaceOf(inputs: Action['inputs'], text: string, from: SumRecord | null): Action['inputs'] {
  if (!from || MORE.test(text)) return inputs
  return inputs.filter(({ slot, value }) => {
    const isNew = inputs.some((one) => one.slot === slot && startOf(one.value) !== null)
    return !isNew || !single.has(slot) || !isAsBefore(slot, value, from)
  })
}

function isAsBefore(slot: string, value: Value, { id, inputs }: SumRecord): boolean {
  if (value.kind === 'figure') return value.sum === id && value.name === slot
  return (
    value.kind === 'number' && startOf(value) === null && centsOf(value.number.value) === inputs[slot]?.value
  )
}
