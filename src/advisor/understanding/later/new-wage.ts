import type { Change } from '#advisor/facts.ts'
import { percentOf, toDollars } from '#finance/money.ts'
import { isOther } from '#advisor/understanding/people.ts'
import { isMoneyLike, isWordOnly, periodOf, type Reading } from '#advisor/understanding/reading/reading.ts'
import { isOutrightAddition, saysSecond } from './additions.ts'
import { type SaidBefore, withAmount } from './said-before.ts'

/** Whoever pays gives another wage. */
const GIVEN =
  /\b(?:bump(?:ed)?|raised?|upped|moved|went (?:up|down)|dropped|cut|put|(?:gave|gives|giving) me)\b/i
const NOT_GIVEN = new RegExp(
  [
    String.raw`\b(?:if|want|wants|hop\w+|ask\w*|would|could|might|may|should|maybe|offer\w*|will|gonna|going to|next|until|`,
    String.raw`used to|rent|bill|insurance)\b`,
  ].join(''),
  'i',
)
/** No wage rises or falls by more at once. */
const NEAR = 1.6

const HIGHEST = 150

/** '17.25 at the bakery, 30 hrs a week' is said without its 'an hour'. */
function isWage({ fact: { change }, reading, amount, value, stored }: SaidBefore): boolean {
  if (change.kind !== 'profile' || change.field !== 'income' || !reading || !amount) return false
  const period = periodOf(reading, amount)
  const hours = toDollars(stored) / value / 52
  return period === 'hour' || (period === null && value <= HIGHEST && hours >= 4 && hours <= 90)
}

/** 'I make 17.25 an hour.' 'Bumped me to 18 last friday': the hours stay, the wage does not. */
export function readNewWage(reading: Reading, known: readonly SaidBefore[]): Change | null {
  const { text, tokens, amounts } = reading
  if (!GIVEN.test(text) || NOT_GIVEN.test(text) || isOutrightAddition(text) || saysSecond(reading))
    return null
  if (tokens.some(({ word }, at) => isOther(word) && tokens[at - 1]?.word === 'my')) return null
  const [wage, another] = amounts.filter((amount) => isMoneyLike(amount) && !isWordOnly(amount))
  if (!wage || another) return null
  const period = periodOf(reading, wage)
  if (period !== null && period !== 'hour') return null
  const before = known.find(isWage)
  if (!before || wage.value > before.value * NEAR || wage.value * NEAR < before.value) return null
  return withAmount(before.fact.change, percentOf(before.stored, (wage.value / before.value) * 100))
}
