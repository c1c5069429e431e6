import { thingsIn } from './categories.ts'
import { thingIn } from './naming-rules.ts'
import type { ThingName } from '#advisor/understanding/reading/things.ts'

const plain =
  /^(?:my|the|a|an|of|for|on|payment|payments|bill|bills|loan|loans|account|card|balance|fund|new|old|debt)$/
/** Names of a kind that say no more than the kind. */
const general = new RegExp(
  [
    String.raw`^(?:card|credit|cc|loan|mortgage|house|home|place|property|condo|car|auto|vehicle|truck|student|rent|`,
    String.raw`apartment|apt|lease|grocery|grocerie|food|phone|cell|electric|electricity|power|internet|wifi|saving|401k|`,
    String.raw`401|ira|roth|brokerage|pension|salary|job|pay|work|checking|cash|tuition|daycare|childcare|gas|utility|`,
    String.raw`utilitie|hospital|medical|tax|taxe|back|irs)$`,
  ].join(''),
)
/** Kinds whose general names mean one thing; two bills of the same kind are two. */
const single: ReadonlySet<ThingName> = new Set([
  'card',
  'mortgage',
  'house',
  'vehicle',
  'autoLoan',
  'studentLoan',
  'rent',
  'food',
  'medical',
  'tax',
] as const)

/** Sides of one thing: the truck, its loan and its payment. */
const sides: readonly (readonly ThingName[])[] = [
  ['vehicle', 'autoLoan', 'transport'],
  ['house', 'mortgage', 'housing', 'rent'],
  ['studentLoan', 'personalLoan', 'family'],
]

/** Both may speak of one thing. */
export const isOneThing = (one: ThingName, other: ThingName) =>
  one === other || sides.some((side) => side.includes(one) && side.includes(other))

const wordsOf = (name: string) =>
  name
    .toLowerCase()
    .split(/[^a-z0-9'&]+/)
    .map((word) => word.replace(/(?:'s|s)$/, ''))
    .filter((word) => word.length > 1)
const tellingOf = (name: string) => wordsOf(name).filter((word) => !plain.test(word))

/** The stored row that a name speaks of: one with the same telling words, or the only one of its kind. */
export function findRow<Row extends { name: string }>(rows: readonly Row[], name: string): Row | null {
  const words = wordsOf(name)
  const exact = rows.find((row) => row.name.toLowerCase() === name.toLowerCase())
  if (exact) return exact
  const shared = rows.filter((row) => isSame(row.name, name))
  if (shared.length > 0)
    return shared.toSorted((a, b) => overlap(b.name, words) - overlap(a.name, words))[0] ?? null
  const kinds = new Set(thingsIn(name).filter((thing) => single.has(thing)))
  const alike = rows.filter(
    (row) => thingsIn(row.name).some((thing) => kinds.has(thing)) && !isOtherSort(row.name, name),
  )
  const [only] = alike
  if (!only || alike.length > 1) return null
  // 'Diapers' are bought with the groceries, but they are another cost.
  const isEither = isGeneral(name) || isGeneral(only.name)
  return isEither && (!kinds.has('food') || (isGeneral(name) && isGeneral(only.name))) ? only : null
}

/** The words that tell a row from others stand in a text; of a row with a general name all its words. */
export function isWritten(name: string, text: string): boolean {
  const said = wordsOf(text)
  const telling = tellingOf(name).filter((word) => !general.test(word))
  const needed = telling.length > 0 ? telling : tellingOf(name)
  return needed.length > 0 && needed.every((word) => said.includes(word))
}

const isGeneral = (name: string) => tellingOf(name).every((word) => general.test(word))

/** The telling words of one are all among the other's, and both name the same kind of thing. */
function isSame(one: string, other: string): boolean {
  const [left, right] = [tellingOf(one), tellingOf(other)]
  const [few, many] = left.length <= right.length ? [left, right] : [right, left]
  if (few.length === 0 || !few.every((word) => many.includes(word)) || isOtherSort(one, other)) return false
  const [first, second] = [kindOf(one), kindOf(other)]
  return first === null || second === null || isOneThing(first, second)
}

/** Words for one and the same sort of a thing. */
const sorts: Record<string, string> = {
  auto: 'car',
  vehicle: 'car',
  truck: 'car',
  medical: 'health',
  homeowner: 'home',
  house: 'home',
}

/** Things that people have several sorts of; by the end of their name as `wordsOf` leaves it. */
const ofSorts = /^(?:insurance|taxe?|premium)$/

const isInsured = (name: string) => /\binsurance\b/i.test(name)

const sortsOf = (words: readonly string[]) => words.slice(0, -1).map((word) => sorts[word] ?? word)

/** 'Health insurance' is another insurance than 'Car insurance'; 'insurance' may be either, and a 'Car payment' is none. */
export function isOtherSort(one: string, other: string): boolean {
  const [left, right] = [tellingOf(one), tellingOf(other)]
  if (isInsured(one) !== isInsured(other) && left[0] === right[0]) return true
  const [ours, theirs] = [sortsOf(left), sortsOf(right)]
  // 'Home insurance' is no 'Property tax', though both are of the house.
  if (left.at(-1) !== right.at(-1) && [left, right].every((words) => ofSorts.test(words.at(-1) ?? '')))
    return true
  return (
    left.at(-1) === right.at(-1) &&
    ofSorts.test(left.at(-1) ?? '') &&
    ours.length > 0 &&
    theirs.length > 0 &&
    !ours.some((word) => theirs.includes(word))
  )
}

/** 'Insurance' says less than 'Car insurance'. */
export const saysLess = (name: string, row: string) => tellingOf(name).length < tellingOf(row).length

/** 'Credit cards' are several; 'Groceries' and 'Taxes' are not. */
export const isCollective = (name: string) =>
  isGeneral(name) && /(?:\b(?:cards|loans|debts)|\bcard debt)$/i.test(name) && thingsIn(name).length > 0

/** 'The loan' may be the student loan, but 'the car loan' is not. */
export function isVague(one: string, other: string): boolean {
  const [left, right] = [tellingOf(one), tellingOf(other)]
  return (
    (left.length === 0 || right.length === 0) && wordsOf(one).some((word) => wordsOf(other).includes(word))
  )
}

const kindOf = (name: string) => thingIn(name.toLowerCase().split(/[^a-z0-9'&]+/))

const overlap = (name: string, words: string[]) => wordsOf(name).filter((word) => words.includes(word)).length
