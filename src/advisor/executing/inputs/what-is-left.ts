/** 'How much cash do i have after closing': what is there less what is paid, whichever of them was read first. */
import type { SumRecord } from '#advisor/figures/sum-record.ts'
import { type Action, endsOf, startOf, type Value } from '#advisor/minding/minded.ts'
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

const had: ReadonlySet<string> = new Set([
  'difference',
  'net',
  'left',
  'value',
  'proceeds',
  'total',
  'savings',
])

/** 'I got 71k', '71k saved' */
const HAD_BEFORE =
  /\b(?:have|has|had|got|i'?ve|we'?ve|saved(?: up)?|with|savings(?: of| is| are)?)\b[^.,;?!\d]{0,12}$/i
const HAD_AFTER = /^ ?(?:saved|in savings|in the bank|set aside|put away|cash)\b/i
const isSaidToBeHad = ({ start, end }: SaidNumber, text: string) =>
  HAD_BEFORE.test(text.slice(0, start)) || HAD_AFTER.test(text.slice(end))

/** What somebody has: what they say so of, savings that are stored, or what an earlier sum left. */
const isHad = (value: Value, text: string) =>
  (value.kind === 'number' && startOf(value) !== null && isSaidToBeHad(value.number, text)) ||
  (value.kind === 'figure' && had.has(value.name)) ||
  (value.kind === 'row' && value.row.list === 'savings') ||
  (value.kind === 'total' && value.name === 'savings')

/** What is paid is worked out from numbers of the message: '20% of 380k, and 9k'. */
const isPaid = (value: Value) =>
  value.kind === 'operation' && endsOf(value).every((end) => startOf(end) !== null || end.kind === 'constant')

const OWN = /\b(?:cash|money|savings?|saved)\b/i

/** 'How much cash do we have left', of a home that is bought: the savings it was held against, and not its price. */
function ofOwn(amount: Value, text: string, sums: readonly SumRecord[]): Value {
  if (amount.kind !== 'figure' || amount.name !== 'price' || !OWN.test(text)) return amount
  const record = sums.find(({ id }) => id === amount.sum)
  return record?.inputs['savings'] ? { ...amount, name: 'savings' } : amount
}

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
  if (more.length > 0 || !isPaid(amount.value) || !isHad(take.value, text))
    return [{ ...amount, value: ofOwn(amount.value, text, sums) }, paidThen(amount, take, sums), ...more]
  return [
    { slot: 'amount', value: take.value },
    { slot: 'take', value: amount.value },
  ]
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
