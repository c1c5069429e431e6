/** 'An extra 300 a month or a 10k lump': one or the other, and not both at once. */
import { type Action, startOf } from '#advisor/minding/minded.ts'

/** Inputs that come beside each other or instead of each other. */
const apart = ['extra', 'once']
const OR = /\b(?:or|vs\.?|versus|instead of|rather than)\b/i

export function eitherOf(action: Action, text: string): Action[] {
  if (action.intent !== 'extra-payment') return [action]
  const ways = apart.flatMap((slot) => action.inputs.find((input) => input.slot === slot) ?? [])
  const [first, last] = ways.flatMap(({ value }) => startOf(value) ?? []).toSorted((a, b) => a - b)
  if (first === undefined || last === undefined || !OR.test(text.slice(first, last))) return [action]
  return ways
    .toSorted((a, b) => (startOf(a.value) ?? 0) - (startOf(b.value) ?? 0))
    .map(({ slot }) => ({
      ...action,
      inputs: action.inputs.filter((input) => input.slot === slot || !apart.includes(input.slot)),
    }))
}
