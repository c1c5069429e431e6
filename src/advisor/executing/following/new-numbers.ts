import type { SumRecord } from '#advisor/figures/sum-record.ts'
import { type Action, endsOf, type Minded, type MindedNumber, type Value } from '#advisor/minding/minded.ts'
import { findSum } from '#advisor/planning/sums/all-sums.ts'

/** Words that open a follow-up and say nothing of what it changes. */
const openers =
  'ok okay hm hmm ugh ouch yikes wow oof nice and so but then now or what how about if make it say back to ' +
  "same thing just only try do let's lets"
const OPENING = new RegExp(String.raw`^(?:\W|\b(?:${openers.replaceAll(' ', '|')})\b)*`, 'i')
const JOINT = /^\W*(?:at|over|for|in|with|by|to|till?|until)?\W*$/i
const TAIL =
  /^\W*(?:then|instead|now|total|percent|years?|yrs?|months?|mos?|a month|each month|down|though)?\W*$/i

/** 'Over 15?', 'and at 5', 'ouch, back to 30 but at 5.75': nothing but new numbers for the last sum. */
export function isNewNumberOnly(text: string, numbers: readonly MindedNumber[]): boolean {
  const first = numbers[0]
  const last = numbers.at(-1)
  if (!first || !last || numbers.length > 2) return false
  const opening = text.slice(0, first.start).replace(OPENING, '')
  const between = numbers.length === 2 ? text.slice(first.end, last.start).replace(OPENING, '') : ''
  return JOINT.test(opening) && JOINT.test(between) && TAIL.test(text.slice(last.end))
}

/** Whether a number can be what a sum has asked for: no share is an answer to 'what comes in each month'. */
function mayAnswer({ kind, missing = '' }: SumRecord, { kind: said }: MindedNumber): boolean {
  const unit = findSum(kind)?.inputs[missing]?.unit
  if (unit === undefined || said === 'number') return true
  if (said === 'percent' || said === 'months') return unit === said
  return said !== 'money' || unit === 'money'
}

/** The sum that new numbers change: the last one, unless it asks for something that they cannot be. */
export function findChanged(
  sums: readonly SumRecord[],
  numbers: readonly MindedNumber[],
): SumRecord | undefined {
  const last = sums.at(-1)
  const isAnswer = last?.missing === undefined || numbers.every((number) => mayAnswer(last, number))
  return isAnswer ? last : sums.findLast(({ missing }) => missing === undefined)
}

/** From this on the mind is believed when it hears another question than the last. */
const SURE = 0.8
const LIKELY = 0.5

/** 'And then 150 a month', after what is left on a card, asks how long that takes. */
export function isOther({ readings }: Minded, last: SumRecord): boolean {
  const [first] = readings
  const action = first?.actions[0]
  // A sum that is pointed at takes less to be believed.
  const least = action?.from === null ? SURE : LIKELY
  return (
    first !== undefined &&
    action !== undefined &&
    first.score >= least &&
    last.missing === undefined &&
    findSum(action.intent) !== null &&
    action.intent !== last.kind
  )
}

/** A bare number from here on is money. */
const LARGE = 100

const TERM = /\b(?:over|for|in|to|till?|until)\W*$/i
const RATE = /\bat\W*$/i
const DOWN = /^\s*down\b/i
/** No bare number from here on is a rate: 'and at 120', after 75 a month, is another payment. */
const NO_RATE = 60
const monthly = ['payment', 'monthly', 'contribution', 'extra']

/** The last sum with the new numbers, each for the input that a preposition, its size or the mind gives it. */
export function newNumbers(text: string, { numbers, readings }: Minded, last: SumRecord): Action {
  const inputs = findSum(last.kind)?.inputs ?? {}
  const read = readings[0]?.actions.find(({ intent }) => intent === last.kind)?.inputs ?? []
  const { missing } = last
  const named = (unit: string) =>
    Object.keys(inputs).find((name) => inputs[name]?.unit === unit && last.inputs[name] !== undefined)
  const amounts = Object.keys(inputs).filter(
    (name) => inputs[name]?.unit === 'money' && last.inputs[name]?.source.kind === 'words',
  )
  const bound = numbers.flatMap((number): Action['inputs'] => {
    const value: Value = { kind: 'number', number }
    const isRateAt =
      number.kind === 'number' && number.value < NO_RATE && RATE.test(text.slice(0, number.start))
    // A bare number after a question of ours is its answer; 'and at 5' is none to 'how much'.
    const isAnswer = !isRateAt || inputs[missing ?? '']?.unit === 'percent' || !last.inputs['rate']
    if (missing !== undefined && missing in inputs && numbers.length === 1 && isAnswer)
      return [{ slot: missing, value }]
    const byMind = read.filter((input) =>
      endsOf(input.value).some((end) => end.kind === 'number' && end.number.start === number.start),
    )
    const isAt = number.kind === 'number' && RATE.test(text.slice(0, number.start))
    const paid = isAt && number.value >= NO_RATE ? monthly.find((name) => amounts.includes(name)) : undefined
    if (paid !== undefined) return [{ slot: paid, value }]
    const isRate = number.kind === 'percent' || isAt
    const isTerm = number.kind === 'number' && TERM.test(text.slice(0, number.start))
    const share = DOWN.test(text.slice(number.end)) && 'downPercent' in inputs ? 'downPercent' : undefined
    const ofRate = share ?? (last.inputs['rate']?.unit === 'percent' ? 'rate' : named('percent'))
    const slot = isRate ? ofRate : isTerm ? (named('months') ?? named('age')) : undefined
    if (slot !== undefined) return [{ slot, value }]
    if (byMind.length > 0) return byMind
    const isAmount = number.kind === 'money' || (number.kind === 'number' && number.value >= LARGE)
    const [amount] = amounts
    return isAmount && amounts.length === 1 && amount !== undefined ? [{ slot: amount, value }] : []
  })
  return { intent: last.kind, from: last.id, about: [], inputs: bound, wanted: null }
}
