/** 'Never less than $35', 'a flat 250 every month': the floor of a minimum, and what would be paid instead of it. */
import { type Action, endsOf, type Minded, startOf } from '#advisor/minding/minded.ts'
import type { SaidNumber } from '#advisor/reading/said-number.ts'

const FLOOR =
  /\b(?:never|not|no) (?:less|below|under|lower)(?: than)?\W*$|\bat least\W*$|\bfloor (?:of|is)\W*$|\bbalance[^.?!\d]{0,40}\bor\W*$/i
const FIXED = /\b(?:flat|fixed|steady|straight|constant|level)\W*$/i
const FIXED_AFTER = /^\s*(?:flat|(?:a|every|each) month instead)\b/i

export function minimumWords(action: Action, text: string, { numbers }: Minded): Action {
  const amounts = numbers.filter(({ kind }) => kind === 'money' || kind === 'number')
  const before = ({ start }: SaidNumber) => text.slice(0, start)
  const floor = amounts.find((number) => FLOOR.test(before(number)))
  const fixed = amounts.find(
    (number) => FIXED.test(before(number)) || FIXED_AFTER.test(text.slice(number.end)),
  )
  if (!floor && !fixed) return action
  const told = Object.entries({ floor, fixed }).flatMap(([slot, number]) =>
    number ? [{ slot, value: { kind: 'number', number } as const }] : [],
  )
  const places = new Set(told.map(({ value }) => startOf(value)))
  const others = action.inputs.filter(
    ({ slot, value }) =>
      !told.some((one) => one.slot === slot) && !endsOf(value).some((end) => places.has(startOf(end))),
  )
  return { ...action, inputs: [...others, ...told] }
}
