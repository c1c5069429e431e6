/** What looks like pay and is none, and pay where something else is wanted. */
import { endsOf, startOf, type Value } from '#advisor/minding/minded.ts'
import { centsOf } from '#advisor/planning/given.ts'
import { EARNED, LONG_WEEK } from '#advisor/executing/said-words.ts'
import { isEarning } from '#advisor/executing/inherit.ts'
import { type Filling, sumOf, wordsAround } from './filling.ts'

/** Before what tax leaves of it. */
const BROUGHT_HOME = /\b(?:bring|take) home\b[^.?!,;\d]{0,16}$/i

/** Nobody lives on so little a month: an age, or a number of something else. */
const LEAST_INCOME = 200
export const isTooLittle = (value: Value) =>
  value.kind === 'number' && value.number.period === null && value.number.value < LEAST_INCOME

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
  return (
    isPay(value) || isBroughtHome(value, filling) || (cents !== null && cents === snapshot.profile.income)
  )
}
const paidBySavings: ReadonlySet<string> = new Set([
  'four-percent',
  'retirement-projection',
  'growth',
  'nest-egg-life',
  'retirement-need',
])

/** 'SS at 67 would be 2,650' is nothing that is put away. */
function isBenefit(value: Value, { text }: Filling): boolean {
  const said = wordsAround(value, text)
  return said !== null && BENEFIT.test(said.before)
}
const BENEFIT = /\b(?:social security|soc sec|ss|ssdi)\b(?: (?:at|from) (?:age )?\d\d\b)?[^.?!;\d]{0,24}$/i

/** Nobody puts more away each month than comes in. */
export function isMoreThanPay(value: Value, filling: Filling): boolean {
  const { snapshot, sum } = filling
  // 'A pension that will pay 1,350 a month' comes in.
  if (isEarning(sum.name) && (isPension(value, filling) || isBenefit(value, filling))) return true
  const ends = endsOf(value)
  const isShare = ends.some((end) => end.kind === 'number' && end.number.kind === 'percent')
  const isSaving = isEarning(sum.name) || sum.name === 'emergency-fund'
  // 'I make 90k and have 60k': all of the pay is never put away.
  if (isSaving && isAllPay(value, filling)) return true
  if (!isShare && isSaving && ends.some((end) => isBroughtHome(end, filling))) return true
  const { income } = snapshot.profile
  if (income === null || value.kind !== 'number' || !isEarning(sum.name)) return false
  const isMonthly = value.number.period === null || value.number.period === 'month'
  return isMonthly && centsOf(value.number.value) > income / 12
}

/** What was added up to be the pay is not put away, either. */
function isAllPay(value: Value, { snapshot, sums }: Filling): boolean {
  if (value.kind !== 'figure') return false
  const record = sums.find(({ id }) => id === value.sum)
  const figure = record?.results[value.name] ?? record?.inputs[value.name]
  const { income } = snapshot.profile
  const isPaid = (amount: number) => figure?.unit === 'money' && Math.abs(figure.value - amount) <= 100
  return value.name === 'income' || (income !== null && income > 0 && (isPaid(income) || isPaid(income / 12)))
}

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
