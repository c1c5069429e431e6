/** '2,900 at 29.99 with 100 a month': a rate that is said and used for nothing, for the one that a reading leaves open. */
import { type Action, endsOf, type Minded, startOf } from '#advisor/minding/minded.ts'
import type { Sum } from '#advisor/planning/sum.ts'

const MOST = 40
const AT = /(?:\b(?:at|apr|rate(?: is| of)?|interest(?: is| of)?)|@)\s*$/i
const AFTER = /^\s*(?:apr|interest|rate)\b/i

export function openRate(
  inputs: Action['inputs'],
  sum: Sum,
  numbers: Minded['numbers'],
  text: string,
): Action['inputs'] {
  if (sum.inputs['rate']?.unit !== 'percent') return inputs
  const isFilled = inputs.some(({ slot, value }) => slot === 'rate' && value.kind !== 'operation')
  const others = inputs.filter(({ slot }) => slot !== 'rate')
  const used = new Set(others.flatMap(({ value }) => endsOf(value)).map(startOf))
  const rates = numbers.filter(
    ({ kind, value, start, end, period, quote }) =>
      !used.has(start) &&
      period === null &&
      value > 0 &&
      value <= MOST &&
      (kind === 'percent' ||
        ((kind === 'number' || kind === 'money') &&
          !quote.includes('$') &&
          (AT.test(text.slice(0, start)) || AFTER.test(text.slice(end))))),
  )
  const [number] = rates
  if (isFilled || !number || rates.length > 1) return inputs
  return [...others, { slot: 'rate', value: { kind: 'number', number } }]
}
