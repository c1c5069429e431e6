/** 'How much cash do i have after closing': what is there less what is paid, whichever of them was read first. */
import type { SumRecord } from '#advisor/figures/sum-record.ts'
import { type Action } from '#advisor/minding/minded.ts'
import { centsOf } from '#advisor/planning/given.ts'
import { asksIfEnough } from '#advisor/reading/question/asks-if-enough.ts'
import type { SaidNumber } from '#advisor/reading/said-number.ts'

const LEFT = new RegExp(
  String.raw`\b(?:left(?: ?over)?|remain\w*|cash (?:do|will|would) (?:i|we)|(?:do|will|would) (?:i` +
    String.raw`|we) (?:still )?have\b[^.?!]*\bafter|(?:money|cash) (?:after|at) closing)\b`,
  'i',
)
/** 'How much am i short' asks for the other way round. */
const SHORT = /\b(?:short|owe|need|missing|more than|over|save up|come up with|bring)\b/i
const asksLeft = (text: string) => asksIfEnough(text) || (LEFT.test(text) && !SHORT.test(text))

/** 'Whats left after closing', once that was worked out: the costs are taken off, and not what they left. */
function paidThen(
  { value: amount }: Action['inputs'][number],
  take: Action['inputs'][number],
  sums: readonly SumRecord[],
): Action['inputs'][number] {
  const { value } = take
  const record = value.kind === 'figure' ? sums.find(({ id }) => id === value.sum) : undefined
  if (record?.kind !== 'difference' || value.kind !== 'figure' || value.name !== 'difference') return take
  const isSame = amount.kind === 'number' && record.inputs['amount']?.value === centsOf(amount.number.value)
  return isSame ? { ...take, value: { ...value, name: 'take' } } : take
}

export function whatIsLeft(
  { intent, inputs }: Pick<Action, 'intent' | 'inputs'>,
  text: string,
  sums: readonly SumRecord[] = [],
): Action['inputs'] {
  const [amount, take, ...more] = inputs
  if (intent !== 'difference' || !amount || !take || !asksLeft(text)) return inputs
  if (amount.slot !== 'amount' || take.slot !== 'take') return inputs
  return [amount, paidThen(amount, take, sums), ...more]
}

/** 'Closing costs will be 11k', read as the sum of one figure alone: the one number of the message comes to it. */
export function addedTo(
  { intent, inputs }: Pick<Action, 'intent' | 'inputs'>,
  numbers: readonly SaidNumber[],
): Action['inputs'] {
  const [one, ...more] = inputs
  const [number, ...others] = numbers
  const isAlone = intent === 'sum-of' && one?.value.kind === 'figure' && more.length === 0
  if (!isAlone || !number || others.length > 0) return inputs
  if (number.kind !== 'money' && number.kind !== 'number') return inputs
  return [one, { slot: one.slot, value: { kind: 'number', number } }]
}
