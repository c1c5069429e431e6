/** 'If they raise it to 6,000', after 5,400 a month: the number before that is near it, whatever the mind put it in. */
import type { SumRecord } from '#advisor/figures/sum-record.ts'
import { type Action, startOf, type Value } from '#advisor/minding/minded.ts'
import { centsOf } from '#advisor/planning/given.ts'
import type { Sum } from '#advisor/planning/sum.ts'
import { readNumbers } from '#advisor/reading/numbers.ts'
import { LEAST_SALARY } from '#advisor/executing/said-words.ts'

const RAISED =
  /\b(?:rais\w*|goes?|going|went|bump\w*|jump\w*|up|drop\w*|cut|down|lower\w*)\b[^.?!\d]{0,16}\bto \$?$/i
/** So near a changed number is to what it was, and so far from what it is not. */
const NEAR = 1.6
const FAR = 2

export function raisedInput(
  inputs: Action['inputs'],
  sum: Sum,
  text: string,
  from: SumRecord | null,
): Action['inputs'] {
  if (from?.kind !== sum.name) return inputs
  return inputs.map((one) => {
    const start = startOf(one.value)
    if (start === null || !RAISED.test(text.slice(0, start))) return one
    const amount = centsIn(one.value)
    const times = (slot: string) => {
      const before = sum.inputs[slot]?.unit === 'money' ? from.inputs[slot]?.value : undefined
      return before && amount > 0 ? Math.max(before / amount, amount / before) : Infinity
    }
    const [near, ...others] = Object.keys(sum.inputs).filter((slot) => times(slot) <= NEAR)
    const isElsewhere = from.inputs[one.slot] !== undefined && times(one.slot) > FAR
    return near !== undefined && others.length === 0 && isElsewhere ? { ...one, slot: near } : one
  })
}

const centsIn = (value: Value) => (value.kind === 'number' ? centsOf(value.number.value) : 0)

/** Less than this is told by the month or the hour. */
const LEAST_RAISE = 1000

/** 'I make 60,000, what would 3,000 more be': a raise comes by the year, as the pay does. */
export function raisedByYear({ intent, inputs }: Action, from: SumRecord | null): Action['inputs'] {
  if (intent !== 'raise') return inputs
  const source = from?.inputs['salary']?.source
  const said = inputs.find(({ slot }) => slot === 'salary')?.value
  const told = source?.kind === 'words' ? readNumbers(source.quote)[0] : undefined
  const pay = said?.kind === 'number' ? said.number : told
  if (pay && pay.period !== 'year' && (pay.period !== null || pay.value < LEAST_SALARY)) return inputs
  return inputs.map((one) => {
    const number = one.slot === 'amount' && one.value.kind === 'number' ? one.value.number : null
    const isBare = number?.period === null && number.value >= LEAST_RAISE
    return number && isBare
      ? { slot: one.slot, value: { kind: 'number', number: { ...number, period: 'year' } } }
      : one
  })
}
