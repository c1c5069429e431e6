/** 'With another 400 a month coming in' is pay, '600 less going out' a cost, whatever the mind took it for. */
import { type Action, endsOf, startOf } from '#advisor/minding/minded.ts'
import type { Sum } from '#advisor/planning/sum.ts'

const IN = /^[^.,;?!\d]{0,24}\bcoming in\b|^[^.,;?!\d]{0,12}\b(?:more|extra) (?:income|pay)\b/i
const OUT =
  /^[^.,;?!\d]{0,24}\bgoing out\b|^ (?:a month )?(?:in |for |of )?(?:rent|daycare|groceries|insurance)\b/i
/** 'My take-home drops to 3,800', 'his pay goes up to …', but not 'take home with bills of …'. */
const PAY = new RegExp(
  String.raw`\b(?:take[- ]?home|(?:my|his|her|our|their) (?:pay|income|salary)|paycheck)\b` +
    String.raw`(?:(?!\b(?:bills?|expenses|costs?|rent|spend\w*)\b)[^.,;?!\d]){0,24}$`,
  'i',
)

export function inOrOut(inputs: Action['inputs'], sum: Sum, text: string): Action['inputs'] {
  if (!('income' in sum.inputs && 'expenses' in sum.inputs)) return inputs
  const isFollowedBy = (value: Action['inputs'][number]['value'], words: RegExp) =>
    endsOf(value).some(
      (end) => startOf(end) !== null && end.kind === 'number' && words.test(text.slice(end.number.end)),
    )
  const isPay = (value: Action['inputs'][number]['value']) =>
    value.kind === 'number' && startOf(value) !== null && PAY.test(text.slice(0, value.number.start))
  return inputs.map(({ slot, value }) => {
    if (slot === 'expenses' && (isFollowedBy(value, IN) || isPay(value))) return { slot: 'income', value }
    if (slot === 'income' && isFollowedBy(value, OUT)) return { slot: 'expenses', value }
    return { slot, value }
  })
}
