/** 'I said 60 months. 10k down': a time that is said and used for nothing, for the one time that a reading leaves open. */
import {
  type Action,
  endsOf,
  type Minded,
  type MindedNumber,
  startOf,
  type Value,
} from '#advisor/minding/minded.ts'
import type { Sum } from '#advisor/planning/sum.ts'
import type { PlainDate } from '#finance/dates.ts'
import { isNewNumberOnly } from '#advisor/executing/following/new-numbers.ts'
import { isUsual } from '#advisor/executing/is-usual.ts'

/** 'It's june, not 12 years' */
const DENIED = /\b(?:not|isn'?t)\s*$/i

/** The inputs with that time; a figure that the reading names stays as it is. */
export function preferSaid(
  { intent, inputs, from }: Action,
  sum: Sum,
  numbers: Minded['numbers'],
  text: string,
  today: PlainDate,
): Action['inputs'] {
  const used = new Set(inputs.flatMap(({ value }) => endsOf(value)).map(startOf))
  const left = numbers.filter(
    (one) =>
      !DENIED.test(text.slice(0, one.start)) &&
      (one.kind === 'months' || isByItself(text, one)) &&
      !used.has(one.start),
  )
  const [number] = left
  const isOne = new Set(left.map(({ value }) => value)).size === 1
  const slot = isOne ? openTime(inputs, sum, from !== null) : null
  if (slot === null || !number) return inputs
  const value: Value = { kind: 'number', number }
  return isUsual(intent, slot, value, today) ? [...inputs, { slot, value }] : inputs
}

/** 'Ok 60 then. and with 3,000 more down': a number that is all of its sentence. */
function isByItself(text: string, number: MindedNumber): boolean {
  const start = Math.max(
    ...['. ', '? ', '! ', '\n'].map((end) => text.lastIndexOf(end, number.start - 1) + 1),
  )
  const [sentence = ''] = text.slice(start).split(/[.?!](?= |$)|\n/)
  const inIt = { ...number, start: number.start - start, end: number.end - start }
  return number.kind === 'number' && inIt.end <= sentence.length && isNewNumberOnly(sentence, [inIt])
}

/** The one time that a sum takes, where the message says no other value for it. */
function openTime(inputs: Action['inputs'], sum: Sum, goesOn: boolean): string | null {
  const [time, ...others] = Object.keys(sum.inputs).filter((name) => sum.inputs[name]?.unit === 'months')
  const isOpen = goesOn && time !== undefined && others.length === 0
  return isOpen && !inputs.some(({ slot }) => slot === time) ? time : null
}
