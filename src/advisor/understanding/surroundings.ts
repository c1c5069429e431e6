import { type Amount, isMoneyLike, periodOf, type Reading } from './reading/reading.ts'

/** Orders of magnitude, in halves: two amounts of one size are often of one kind. */
export const magnitude = (value: number) => Math.min(16, Math.floor(Math.log10(Math.max(1, value)) * 2))

/**
 * Facts about all words of the amount's sentence: on which side of it they stand, and whether another amount stands
 * between. `left` and `right` start with the word beside the amount.
 */
export function sentenceFacts(left: readonly string[], right: readonly string[]): string[] {
  return [
    ...[...left, ...right].map((word) => `S=${word}`),
    ...left.map((word) => `Sl=${word}`),
    ...right.map((word) => `Sr=${word}`),
    ...upToMoney(left).map((word) => `Bl=${word}`),
    ...upToMoney(right).map((word) => `Br=${word}`),
  ]
}

function upToMoney(words: readonly string[]): readonly string[] {
  const end = words.indexOf('<money>')
  return end < 0 ? words : words.slice(0, end)
}

/** Facts about the amounts before and after, and about what the message's other amounts make of this one. */
export function neighbourFacts(reading: Reading, amount: Amount): string[] {
  const money = moneyOf(reading)
  const at = money.indexOf(amount)
  return [
    `at=${Math.min(6, at)}/${Math.min(6, money.length)}`,
    ...besideFacts(reading, amount, money[at - 1], 'p'),
    ...besideFacts(reading, amount, money[at + 1], 'n'),
    ...sumFacts(amount, money, at),
  ]
}

const moneyIn = new WeakMap<Reading, Amount[]>()

function moneyOf(reading: Reading): Amount[] {
  const known = moneyIn.get(reading) ?? reading.amounts.filter(isMoneyLike)
  moneyIn.set(reading, known)
  return known
}

function besideFacts(reading: Reading, amount: Amount, other: Amount | undefined, side: string): string[] {
  const period = periodOf(reading, amount) ?? '-'
  if (!other) return [`${side}size=-`, `${side}per=x,per=${period}`]
  const word = (at: number) => reading.tokens[at]?.word ?? '^'
  const { first, next } = other
  return [
    `${side}size=${magnitude(other.value)},size=${magnitude(amount.value)}`,
    `${side}per=${periodOf(reading, other) ?? '-'},per=${period}`,
    `${side}away=${Math.min(3, Math.abs(other.sentence - amount.sentence))}`,
    ...[word(first - 1), word(next), word(first - 2), word(next + 1)].map((one, at) => `${side}${at}=${one}`),
  ]
}

const near = (one: number, two: number) => Math.abs(one - two) <= Math.abs(two) * 0.01

/** The same again, the same by the year, or the sum of those before. */
function sumFacts({ value }: Amount, money: readonly Amount[], at: number): string[] {
  const others = money.filter((_, place) => place !== at).map((other) => other.value)
  const before = money.slice(0, at).map((other) => other.value)
  const sum = before.reduce((total, one) => total + one, 0)
  return [
    ...(others.includes(value) ? ['again'] : []),
    ...(others.some((other) => near(other * 12, value)) ? ['x12'] : []),
    ...(others.some((other) => near(value * 12, other)) ? ['/12'] : []),
    ...(before.length > 1 && near(sum, value) ? ['sum'] : []),
  ]
}
