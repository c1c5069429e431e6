import type { Fact } from '#advisor/facts.ts'
import { toDollars } from '#finance/money.ts'
import { mentioned, thingsNamed } from './focus.ts'
import type { SaidRate } from './later-rates.ts'
import { isOfDebt } from './rate-subjects.ts'
import { type Amount, isMoneyLike, type Reading } from '#advisor/understanding/reading/reading.ts'
import { amountOf } from './said-before.ts'
import { type Thing, things } from '#advisor/understanding/reading/things.ts'
import type { Token } from '#advisor/understanding/reading/tokens.ts'

/** 'Each month' and 'all the time' are no debts. */
const all = new RegExp(
  [
    String.raw`\b(?:both|each(?! (?:month|week|year|day|time|paycheck|payday|pay)\b)|`,
    String.raw`all(?! (?:good|set|right|i|we|that|is|in|the time|day|week|month|year)\b))\b`,
  ].join(''),
  'i',
)

/** What a message says of rates, beside the debts that were spoken of. */
interface RateScene {
  reading: Reading
  rates: readonly SaidRate[]
  /** Those of them that are the user's. */
  own: readonly SaidRate[]
  debts: readonly Fact[]
  /** An amount of the message that is a debt of its own. */
  isNewDebt: (amount: Amount) => boolean
}

/** The debts that a rate is said of. `isOpen`: one that is not named may be meant. */
export function debtsMeant(scene: RateScene, rate: SaidRate, isOpen: boolean): Fact[] {
  const { reading, rates, own, debts } = scene
  const clause = clauseOf(reading, rate, rates, debts)
  const words = clause.map(({ word }) => word).join(' ')
  const isOfNew = isOfNewDebt(scene, rate)
  const isAll = rates.length === 1 && all.test(reading.text)
  const named = isOfNew ? mentioned(clause, debts) : byNameOrKind(clause, debts, isAll)
  if (named.length > 0)
    return isAll
      ? debts.filter((debt) => named.includes(debt) || mentioned(clause, [debt]).length > 0)
      : named.slice(0, 1)
  if (isAll) return [...debts]
  const place = placeIn(words)
  if (place !== null) return inOrder(debts).slice(place).slice(0, 1)
  const sized = debtBySize(debts, words)
  if (sized) return [sized]
  if (/\bothers?\b/.test(words)) return []
  const others = thingsNamed(clause).filter(
    (thing) => thing !== 'personalLoan' && thing !== 'debt' && !isPlace(thing, words),
  )
  if (others.length > 0 || !isOpen || isOfNew) return []
  if (!isOfDebt(reading, rate.amount)) return []
  return own.length > 1 && debts.length > 1 ? inList(scene, rate) : debts.slice(0, 1)
}

/** '6%, 24% and 5%': as many as there are debts, with no names, are said in their order. */
const inList = ({ reading, own, debts }: RateScene, rate: SaidRate): Fact[] =>
  own.length === debts.length && mentioned(reading.tokens, debts).length === 0
    ? inOrder(debts).filter((_, at) => own[at] === rate)
    : []

/** 'At the credit union' is where the loan is. */
const isPlace = (thing: string, words: string) => thing === 'savings' && /\bcredit union\b/.test(words)

/** By its name, or as the only one of its kind: 'the mortgage rate' of a debt called House. `isAll`: 'all cards'. */
function byNameOrKind(clause: readonly Token[], debts: readonly Fact[], isAll: boolean): Fact[] {
  const named = mentioned(clause, debts)
  if (named.length > 0) return named
  const categories = new Set(thingsNamed(clause).flatMap((thing) => (things[thing] as Thing).liability ?? []))
  const alike = debts.filter(({ change }) => change.kind === 'liability' && categories.has(change.category))
  const isGeneral = clause.some(({ word }) => /^(?:mortgage|card|car|student|house)(?:s|'s)?$/.test(word))
  return (alike.length === 1 || isAll) && (isGeneral || debts.length === 1) ? alike : []
}

/** 'Zebit 300 at 24' tells of a debt of its own; 'now we owe 314,500 at 6' of the one that was spoken of. */
function isOfNewDebt({ reading, debts, isNewDebt }: RateScene, { amount }: SaidRate): boolean {
  const isKnown = (dollars: number) =>
    debts.some(({ change }) => isNear(dollars, toDollars(amountOf(change) ?? 0)))
  return reading.amounts.some(
    (one) =>
      one !== amount &&
      isMoneyLike(one) &&
      one.value >= 100 &&
      one.sentence === amount.sentence &&
      (isNewDebt(one) || (!isKnown(one.value) && !/\b(?:rate|apr|refi\w*|interest)\b/i.test(reading.text))),
  )
}

const isNear = (one: number, two: number) => one < two * 1.4 && one * 1.4 > two

/** What follows tells why: 'lowered to 23.99 because I cried on the phone'. */
const reason = /^(?:because|cause|since|after|when|so|which|though|but|thanks)$/

/** The words around a rate, up to the next: before it, or after it where the names follow ('24.99 on Discover'). */
function clauseOf(
  { tokens }: Reading,
  { amount }: SaidRate,
  rates: readonly SaidRate[],
  debts: readonly Fact[],
): readonly Token[] {
  const [first] = rates
  const previous = rates.findLast((other) => other.amount.next <= amount.first)?.amount
  const next = rates.find((other) => other.amount.first >= amount.next)?.amount
  const isAfter =
    rates.length > 1 &&
    first !== undefined &&
    /^(?:on|for|is|with)$/.test(tokens[first.amount.next]?.word ?? '') &&
    mentioned(tokens.slice(0, first.amount.first), debts).length === 0
  if (isAfter) return tokens.slice(amount.next, next?.first ?? tokens.length)
  const joint = tokens.findIndex(
    ({ word, text }, at) =>
      at >= amount.next && (reason.test(word) || (next && (word === 'and' || /^[,;.!]$/.test(text)))),
  )
  const last = next?.first ?? tokens.length
  return tokens.slice(previous?.next ?? 0, joint >= 0 ? Math.min(joint, last) : last)
}

/** Rows are numbered in the order they were made. */
function inOrder(debts: readonly Fact[]): Fact[] {
  const idOf = ({ change }: Fact) => ('id' in change ? (change.id ?? Infinity) : Infinity)
  return debts.toSorted((one, other) => idOf(one) - idOf(other))
}

/** 'Last year' is no place. */
const places: [RegExp, number][] = [
  [/\b(?:(?<!at )first(?! of)|former)\b/, 0],
  [/\bsecond\b/, 1],
  [/\bthird\b/, 2],
  [/\bfourth\b/, 3],
  [/\bfifth\b/, 4],
  [/\b(?:latter|last(?! (?:year|month|week|time|night|day|summer|winter|spring|fall)))\b/, -1],
]

/** The place in the order of the debts that some words name; from the end where it is less than none. */
const placeIn = (words: string) => places.find(([word]) => word.test(words))?.[1] ?? null

function debtBySize(debts: readonly Fact[], words: string): Fact | undefined {
  const isLarge = /\b(?:big|bigger|biggest|large|larger|largest)\b/.test(words)
  if (!isLarge && !/\b(?:small|smaller|smallest|little)\b/.test(words)) return undefined
  const sizeOf = ({ change }: Fact) => amountOf(change) ?? 0
  return debts.toSorted((one, other) => sizeOf(one) - sizeOf(other)).at(isLarge ? -1 : 0)
}
