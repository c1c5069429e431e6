/** 'They roll that into a new one, plus tax and fees': what a car is under water by goes on from the sum that found it. */
import type { SumRecord } from '#advisor/figures/sum-record.ts'
import { type Action, endsOf, startOf, type Value } from '#advisor/minding/minded.ts'
import type { Sum } from '#advisor/planning/sum.ts'

/** What is owed on something and what it is worth, by the sum that held them against each other. */
interface Under {
  owed: Value
  worth: Value
}

const inputsOf: Readonly<Record<string, readonly [owed: string, worth: string]>> = {
  rollover: ['owed', 'worth'],
  equity: ['owed', 'value'],
  difference: ['amount', 'take'],
}
/** A difference may be of anything. */
const OWED = /\b(?:owe|owed|under|underwater|upside)\b/i

function underWater({ id, kind, inputs, words = '', missing }: SumRecord): Under | null {
  const names = inputsOf[kind]
  if (!names || missing !== undefined || (kind === 'difference' && !OWED.test(words))) return null
  const valueOf = (name: string) => inputs[name]?.value ?? 0
  const [owed, worth] = kind === 'difference' ? names.toSorted((a, b) => valueOf(b) - valueOf(a)) : names
  if (owed === undefined || worth === undefined || valueOf(owed) <= valueOf(worth)) return null
  const figure = (name: string): Value => ({ kind: 'figure', sum: id, name })
  return { owed: figure(owed), worth: figure(worth) }
}

/** So many sums back a car is still spoken of. */
const RECENT = 3
const ROLLED =
  /\broll(?:s|ed|ing)?\b(?: [a-z']+){0,4} (?:in|into|onto|over)\b|\broll(?:s|ed|ing)? (?:it|that)\b/i
const FEE_AFTER = /^(?: (?:in|for|of))?(?: the)? (?:sales )?(?:tax(?:es)?|fees?|ttl|title)\b/i
const FEE_BEFORE = /\b(?:tax(?:es)?|fees?|ttl|title)(?: (?:is|are|of|about|around|like))* \$?$/i

export function rolledIn(
  inputs: Action['inputs'],
  sum: Sum,
  text: string,
  sums: readonly SumRecord[],
): Action['inputs'] {
  const [known] = sums
    .slice(-RECENT)
    .toReversed()
    .flatMap((record) => underWater(record) ?? [])
  if (sum.name === 'rollover') return asRolled(inputs, text, known)
  // 'Roll it into one for 26,900 plus 2,100': the old loan is not in what is said.
  const isSaid = inputs.every(({ value }) => endsOf(value).every((end) => startOf(end) !== null))
  if (sum.name !== 'sum-of' || !known || !isSaid || !ROLLED.test(text)) return inputs
  const gap: Value = { kind: 'operation', operator: 'take', left: known.owed, right: known.worth }
  return [...inputs, { slot: 'parts', value: gap }]
}

/** Tax and fees belong to the price; what the old car is worth is no fee, and not what it is under water by. */
function asRolled(inputs: Action['inputs'], text: string, known: Under | undefined): Action['inputs'] {
  const isFee = (value: Value) =>
    value.kind === 'number' &&
    startOf(value) !== null &&
    (FEE_AFTER.test(text.slice(value.number.end)) || FEE_BEFORE.test(text.slice(0, value.number.start)))
  const isOld = ({ slot }: Action['inputs'][number]) => slot === 'owed' || slot === 'worth'
  const fees = inputs.filter((one) => isOld(one) && isFee(one.value)).map(({ value }) => value)
  const isResult = ({ slot, value }: Action['inputs'][number]) => slot === 'worth' && value.kind === 'figure'
  const price: Value = inputs.find(({ slot }) => slot === 'price')?.value ?? { kind: 'before' }
  if (!known || (fees.length === 0 && !inputs.some(isResult))) return inputs
  const whole = fees.reduce<Value>(
    (left, right) => ({ kind: 'operation', operator: 'add', left, right }),
    price,
  )
  return [
    ...inputs.filter((one) => !isOld(one) && one.slot !== 'price'),
    { slot: 'price', value: whole },
    { slot: 'owed', value: known.owed },
    { slot: 'worth', value: known.worth },
  ]
}
