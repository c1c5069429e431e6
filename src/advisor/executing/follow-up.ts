import type { SumRecord } from '#advisor/figures/sum-record.ts'
import type { Minded, MindedNumber } from '#advisor/minding/minded.ts'
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

/** A bare number from here on is money. */
const LARGE = 100

const TERM = /\b(?:over|for|in|to|till?|until)\W*$/i
const RATE = /\bat\W*$/i

/** What a preposition says of a bare number: 'at' a rate, 'over' a time. */
export function bySmallWords(text: string, minded: Minded, last: SumRecord): Minded {
  const inputs = findSum(last.kind)?.inputs ?? {}
  // A bare number after a question of ours is its answer.
  const { missing } = last
  if (missing !== undefined && missing in inputs && minded.numbers.length === 1)
    return {
      ...minded,
      numbers: minded.numbers.map((number) => ({
        ...number,
        slots: [{ slot: missing, score: 1 }],
        operation: 'set',
      })),
    }
  const named = (unit: string) =>
    Object.keys(inputs).find((name) => inputs[name]?.unit === unit && last.inputs[name] !== undefined)
  const amounts = Object.keys(inputs).filter(
    (name) => inputs[name]?.unit === 'money' && last.inputs[name]?.source.kind === 'words',
  )
  const numbers = minded.numbers.map((number) => {
    const [amount] = amounts
    const isAmount = number.kind === 'money' || (number.kind === 'number' && number.value >= LARGE)
    const [likeliest] = number.slots
    const isOther = likeliest && likeliest.slot !== '' && likeliest.slot in inputs && likeliest.score > 0.6
    if (isAmount && amounts.length === 1 && amount !== undefined && !isOther)
      return { ...number, slots: [{ slot: amount, score: 1 }] }
    if (number.kind !== 'number' && number.kind !== 'percent') return number
    const before = text.slice(0, number.start)
    const slot =
      RATE.test(before) || number.kind === 'percent'
        ? named('percent')
        : TERM.test(before)
          ? (named('months') ?? named('age'))
          : undefined
    return slot === undefined ? number : { ...number, slots: [{ slot, score: 1 }], operation: 'set' as const }
  })
  return { ...minded, numbers }
}
