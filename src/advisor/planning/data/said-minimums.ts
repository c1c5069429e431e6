/** 'The minimums are 110 Visa, 70 Discover and 235 on the car': the least payment of each debt, as a message says it. */
import type { Liability } from '#contract/balance-sheet.ts'
import { centsOf } from '#advisor/planning/given.ts'
import type { SaidNumber } from '#advisor/reading/said-number.ts'
import { readNumbers } from '#advisor/reading/numbers.ts'
import { namedBy } from './find-row.ts'

const OF_MINIMUMS = /\bmin(?:imum)?s?\b|\b(?:has|have) to go to\b/i
/** What goes to each debt as things are. */
const OF_PAYMENTS = /\b(?:(?:i|we)(?: (?:currently|only|just))? pay|paying)\b/i
const SENTENCE = /[^.?!\n]*(?:[.?!](?=\d)[^.?!\n]*)*[.?!\n]*/g
/** 'Minimums: visa 120, car 205' */
const LISTED = /\bmin(?:imum)?s?(?: payments?)?(?: are| is| of)?:? [^.?!\n]*$/i
/** From this on words name a debt. */
const NAMED = 0.45

type Owed = Pick<Liability, 'name' | 'amount'>

/** By the place of the debt in the list; empty where the message does not say them. */
export function saidMinimums(
  text: string,
  debts: readonly Owed[],
  total: number | undefined,
): Map<number, number> {
  return tieToDebts(text, debts, OF_MINIMUMS, total)
}

/** 'I pay 220 on the Visa and 90 on Discover', likewise. */
export const saidPayments = (text: string, debts: readonly Owed[]): Map<number, number> =>
  tieToDebts(text, debts, OF_PAYMENTS, undefined, 'by name')

function tieToDebts(
  text: string,
  debts: readonly Owed[],
  words: RegExp,
  total: number | undefined,
  how: 'by name' | 'in order' = 'in order',
): Map<number, number> {
  const numbers = readNumbers(text).filter(({ kind }) => kind === 'money' || kind === 'number')
  const isBalance = ({ value }: SaidNumber) => debts.some(({ amount }) => amount === centsOf(value))
  const told = numbers.filter(
    (number) =>
      words.test(sentenceAt(text, number.start)) && !isBalance(number) && centsOf(number.value) !== total,
  )
  const beside = told.map((number) => debtAfter(text, number, numbers, debts))
  const named = told.map((number) => namedBefore(text, number, numbers, debts))
  const before = told.map((number) => debtBefore(text, number, numbers, debts))
  const inOrder = debts.length === told.length ? mentioned(text, numbers, debts) : []
  const byName = [beside, named].map((found) => withLast(found, debts.length))
  // What is paid goes to much else besides debts.
  const ways = how === 'by name' ? [beside, ...byName] : [beside, named, before, ...byName, inOrder]
  const tied = ways.map((found) =>
    found.flatMap((debt, at): [number, number][] =>
      debt < 0 ? [] : [[debt, centsOf(told[at]?.value ?? 0)]],
    ),
  )
  // Whichever way ties the most of them.
  const [most] = tied.filter(isEachOnce).toSorted((one, other) => other.length - one.length)
  return new Map(most ?? [])
}

/** '385 on the truck and 90 on the card', of a truck and a Visa: where all but one are named, the last is the other. */
function withLast(found: readonly number[], count: number): readonly number[] {
  const named = new Set(found.filter((debt) => debt >= 0))
  const [last, another] = Array.from({ length: count }, (_, debt) => debt).filter((debt) => !named.has(debt))
  const isClear = named.size === found.length - 1 && found.length === count && another === undefined
  return isClear ? found.map((debt) => (debt < 0 ? (last ?? -1) : debt)) : found
}

/** Two numbers for one debt, or one number alone, were not understood. */
const isEachOnce = (tied: readonly [number, number][]) =>
  tied.length > 1 && new Set(tied.map(([debt]) => debt)).size === tied.length

function sentenceAt(text: string, at: number): string {
  const parts = [...text.matchAll(SENTENCE)]
  return parts.find(({ 0: words, index }) => index <= at && at < index + words.length)?.[0] ?? ''
}

/** '110 Visa', '$130 on the car loan', '$70 (Store card)' */
function debtAfter(
  text: string,
  { end }: SaidNumber,
  numbers: readonly SaidNumber[],
  debts: readonly Owed[],
): number {
  const next = numbers.find(({ start }) => start >= end)?.start ?? text.length
  const [words = ''] = text
    .slice(end, next)
    .replace(/^ *\(/, '')
    .split(/[,;.()]/)
  return nearestName(words, debts)
}

/** 'Minimums: dentist 60, discover 95' */
function namedBefore(
  text: string,
  { start }: SaidNumber,
  numbers: readonly SaidNumber[],
  debts: readonly Owed[],
): number {
  const last = numbers.findLast(({ end }) => end <= start)?.end ?? 0
  // In a list of them, the word stands before the first; what is owed is told before it.
  if (!LISTED.test(text.slice(0, start))) return -1
  return nearestName(text.slice(last, start).split(/[;.:]/).at(-1) ?? '', debts)
}

/** 'Visa 6,900 at 26% with a 180 minimum': the debt that was spoken of last. */
function debtBefore(
  text: string,
  { start }: SaidNumber,
  numbers: readonly SaidNumber[],
  debts: readonly Owed[],
): number {
  const places = placesOf(text.slice(0, start), numbers, debts)
  const last = Math.max(...places)
  return last < 0 ? -1 : places.indexOf(last)
}

/** The debts in the order in which they are spoken of. */
function mentioned(text: string, numbers: readonly SaidNumber[], debts: readonly Owed[]): number[] {
  const places = placesOf(text, numbers, debts)
  if (places.some((place) => place < 0)) return []
  return debts.map((_, at) => at).toSorted((one, other) => (places[one] ?? 0) - (places[other] ?? 0))
}

/** Where each debt stands in a text, by its balance, else by its name; below nothing where it does not. */
const placesOf = (text: string, numbers: readonly SaidNumber[], debts: readonly Owed[]): number[] =>
  debts.map(({ name, amount }) => {
    const balance = numbers.findLast(({ value, end }) => end <= text.length && centsOf(value) === amount)
    return balance?.start ?? text.toLowerCase().lastIndexOf(name.toLowerCase())
  })

function nearestName(words: string, debts: readonly Owed[]): number {
  const nearness = debts.map(({ name }) => namedBy(words, name))
  const most = Math.max(...nearness)
  return most >= NAMED ? nearness.indexOf(most) : -1
}
