/** What looks like pay and is none, and pay where something else is wanted. */
import { endsOf, startOf, type Value } from '#advisor/minding/minded.ts'
import { centsOf } from '#advisor/planning/given.ts'
import { EARNED, LONG_WEEK } from '#advisor/executing/said-words.ts'
import { type Filling, sumOf, wordsAround } from './filling.ts'

/** Before what tax leaves of it. */
const BROUGHT_HOME = /\b(?:bring|take) home\b[^.?!,;\d]{0,16}$/i

/** 'Some weeks 20 hours, some weeks 45' says nothing of what is paid; '18.75, same hours' does. */
export function isBareCount(value: Value, { text }: Filling): boolean {
  const said = wordsAround(value, text)
  if (said?.number.kind !== 'number' || said.number.period !== null || said.number.value > LONG_WEEK)
    return false
  if (/\.\d\d$/.test(said.number.quote)) return false
  return !/\b(?:at|make|makes|earn|earns|paid|pays?|get|gets|rate|for)\b[^.?!\d]{0,16}$/i.test(said.before)
}

/** 'I also have a small pension, $640 a month' is not what Social Security pays. */
export function isPension(value: Value, { text }: Filling): boolean {
  const said = wordsAround(value, text)
  if (!said) return false
  const isNamed =
    /\bpension\b[^.?!\d]{0,24}$/i.test(said.before) || /^[^.?!\d]{0,16}\bpension\b/i.test(said.after)
  return isNamed && !/\bsocial security\b[^.?!\d]{0,24}$/i.test(said.before)
}

/** What savings would pay, and pay itself, are not what Social Security pays: 'and what would social security give me'. */
export function isOfSavings(value: Value, filling: Filling): boolean {
  const { sum, sums, snapshot } = filling
  if (sum.name !== 'social-security') return false
  if (value.kind === 'figure') return paidBySavings.has(sumOf(value, sums))
  const cents = value.kind === 'number' ? centsOf(value.number.value) : null
  return isBroughtHome(value, filling) || (cents !== null && cents === snapshot.profile.income)
}
const paidBySavings: ReadonlySet<string> = new Set([
  'four-percent',
  'retirement-projection',
  'growth',
  'nest-egg-life',
  'retirement-need',
])

export function isEarned(value: Value, filling: Filling): boolean {
  const isYearly = value.kind === 'number' && startOf(value) !== null && value.number.period === 'year'
  const isPayKept = value.kind === 'number' && value.number.value * 100 === filling.snapshot.profile.income
  return isYearly || isPayKept || isBroughtHome(value, filling)
}

/** 'A 4% match on 80k salary' */
const SALARY_AFTER = /^ (?:a year |per year |yearly |annual )?(?:salary|wages?|of (?:pay|salary|income))\b/i

function isBroughtHome(value: Value, { text }: Filling): boolean {
  const said = wordsAround(value, text)
  return (
    said !== null &&
    (EARNED.test(said.before) || BROUGHT_HOME.test(said.before) || SALARY_AFTER.test(said.after))
  )
}

/** '900 of other bills', kept as a cost, does not come in. */
export function isStoredCost(value: Value, { snapshot }: Filling): boolean {
  const cents = value.kind === 'number' ? value.number.value * 100 : null
  const isKept = (rows: readonly { amount: number }[]) => rows.some(({ amount }) => amount === cents)
  return isKept(snapshot.expenses) && !isKept(snapshot.income)
}

/** Pay is not what is spent, where that is known. */
export const isPay = (value: Value) =>
  endsOf(value).some((end) => end.kind === 'row' && end.row.list === 'incomeItems')

const STILL_PAID = /\b(?:pay|paychecks?|income|salary|wages?|earns?|earnings|pension|benefits|support)\b/i
const PAY_LOST =
  /\b(?:los(?:es?|ing|t)|without|no|quits?|laid off|fired|ends?|stops?)\b[^.?!]*\b(?:jobs?|pay|paychecks?|income|salary|wages?)\b/i

/** How long savings last is asked for the time without pay, unless the message speaks of pay that goes on. */
export const isPayThatEnds = (value: Value, { sum, sums, text }: Filling) =>
  sum.name === 'runway' &&
  (value.kind === 'total' ? PAY_LOST.test(text) || !STILL_PAID.test(text) : sumOf(value, sums) === 'product')
