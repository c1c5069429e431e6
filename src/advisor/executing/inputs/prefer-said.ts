/** 'Self-employment tax on the 67,300', after another result: what the message says comes before what it points at. */
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
import { isNewNumberOnly } from '#advisor/executing/follow-up.ts'
import { isUsual } from '#advisor/executing/is-usual.ts'
import { toValue } from '#advisor/planning/to-value.ts'

/** A bare number below this may count anything. */
const LARGE = 500

const ON = /\b(?:on|of|from|with|for) (?:the |my |that |those |our )?\$?$/i

/** 'It's june, not 12 years' */
const DENIED = /\b(?:not|isn'?t)\s*$/i

/** The inputs with what the message says in place of an earlier figure, where it is used for nothing else. */
export function preferSaid(
  action: Action,
  sum: Sum,
  numbers: Minded['numbers'],
  text: string,
  today: PlainDate,
): Action['inputs'] {
  const meant = numbers.filter(({ start }) => !DENIED.test(text.slice(0, start)))
  const inputs = preferTime(action, sum, meant, text, today)
  return preferAmount({ ...action, inputs }, sum, numbers, text, today)
}

/** 'And all four years together': a time that is said is meant, not one of the sum before. */
function preferTime(
  { intent, inputs, from }: Action,
  sum: Sum,
  numbers: Minded['numbers'],
  text: string,
  today: PlainDate,
): Action['inputs'] {
  const used = new Set(inputs.flatMap(({ value }) => endsOf(value)).map(startOf))
  const left = numbers.filter(
    (one) => (one.kind === 'months' || isByItself(text, one)) && !used.has(one.start),
  )
  const pointed = inputs.filter(
    ({ slot, value }) =>
      (value.kind === 'figure' || (value.kind === 'number' && startOf(value) === null)) &&
      sum.inputs[slot]?.unit === 'months',
  )
  const [number] = left
  const [only] = pointed
  const isOne = new Set(left.map(({ value }) => value)).size === 1
  if (!isOne || pointed.length > 1 || !number) return inputs
  const value: Value = { kind: 'number', number }
  // 'I said 60 months. 10k down': the time of the sum that it goes on from, said anew.
  const slot = only?.slot ?? openTime(inputs, sum, from !== null)
  if (slot === null || !isUsual(intent, slot, value, today)) return inputs
  return only ? inputs.map((one) => (one === only ? { slot, value } : one)) : [...inputs, { slot, value }]
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

function preferAmount(
  { intent, inputs }: Action,
  sum: Sum,
  numbers: Minded['numbers'],
  text: string,
  today: PlainDate,
): Action['inputs'] {
  const used = new Set(inputs.flatMap(({ value }) => endsOf(value)).map(startOf))
  const left = numbers.filter(
    ({ kind, value, start }) =>
      (kind === 'money' || (kind === 'number' && value >= LARGE)) && !used.has(start),
  )
  const pointed = inputs.filter(
    ({ slot, value }) =>
      (value.kind === 'figure' || (value.kind === 'number' && startOf(value) === null)) &&
      sum.inputs[slot]?.unit === 'money' &&
      // A part of a list stays one.
      inputs.filter((other) => other.slot === slot).length === 1,
  )
  const [number] = left
  const [only] = pointed
  const input = only && sum.inputs[only.slot]
  if (left.length !== 1 || pointed.length !== 1 || !number || !only || !input) return inputs
  if (!ON.test(text.slice(0, number.start)) || toValue(number, input, today) === null) return inputs
  const value: Value = { kind: 'number', number }
  if (!isUsual(intent, only.slot, value, today)) return inputs
  return inputs.map((one) => (one === only ? { slot: only.slot, value } : one))
}
