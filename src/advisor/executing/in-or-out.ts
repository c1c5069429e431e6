/** 'With another 400 a month coming in' is pay, '600 less going out' a cost, whatever the mind took it for. */
import { type Action, endsOf, startOf } from '#advisor/minding/minded.ts'
import type { Sum } from '#advisor/planning/sum.ts'

const IN = /^[^.,;?!\d]{0,24}\bcoming in\b|^[^.,;?!\d]{0,12}\b(?:more|extra) (?:income|pay)\b/i
const OUT = /^[^.,;?!\d]{0,24}\bgoing out\b/i

export function inOrOut(inputs: Action['inputs'], sum: Sum, text: string): Action['inputs'] {
  if (!('income' in sum.inputs && 'expenses' in sum.inputs)) return inputs
  const isFollowedBy = (value: Action['inputs'][number]['value'], words: RegExp) =>
    endsOf(value).some(
      (end) => startOf(end) !== null && end.kind === 'number' && words.test(text.slice(end.number.end)),
    )
  return inputs.map(({ slot, value }) => {
    if (slot === 'expenses' && isFollowedBy(value, IN)) return { slot: 'income', value }
    if (slot === 'income' && isFollowedBy(value, OUT)) return { slot: 'expenses', value }
    return { slot, value }
  })
}
