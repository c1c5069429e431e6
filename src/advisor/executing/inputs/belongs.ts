/** Whether a value can be what an input takes: the mind also takes what only looks like it. */
import type { SumRecord } from '#advisor/figures/sum-record.ts'
import { endsOf, startOf, type Value } from '#advisor/minding/minded.ts'
import { findRows, namedBy } from '#advisor/planning/data/find-row.ts'
import { centsOf, type Given } from '#advisor/planning/given.ts'
import type { Input, Sum } from '#advisor/planning/sum.ts'
import type { Snapshot } from '#advisor/snapshot.ts'
import type { SaidNumber } from '#advisor/reading/said-number.ts'
import { LONG_WEEK } from '#advisor/executing/periods/by-the-week.ts'
import { isScore } from '#advisor/understanding/reading/credit-score.ts'
import { isEarning, isLending } from '#advisor/executing/inherit.ts'
import { isLeftOver, isOtherCost } from './paid-on-debts.ts'
import { BROUGHT_HOME, EARNED } from '#advisor/executing/said-words.ts'

interface Filling {
  sum: Sum
  input: Input
  text: string
  snapshot: Snapshot
  sums: readonly SumRecord[]
  /** What is stored for the input. */
  stored: Given | null
  /** How many values the mind has for it. */
  count: number
  /** Those of the message. */
  numbers: readonly SaidNumber[]
}

/** What each input does not take. */
const refused: Readonly<Record<string, (value: Value, filling: Filling) => boolean>> = {
  rate: isPaidInterest,
  // What a debt costs is not what savings earn.
  savingsRate: (value, { sums }) => isOfLoan(value, sums),
  spending: (value, { stored }) => stored !== null && isPay(value),
  income: (value, filling) =>
    isPayThatEnds(value, filling) || isTooLittle(value) || (isHeard(value) && isStoredCost(value, filling)),
  pay: isBareCount,
  salary: (value, { stored }) => stored !== null && value.kind === 'operation' && isHeard(value),
  pay2: isStoredCost,
  // What a line of credit costs is not the share of the home that is lent on.
  percent: (value, { sum }) =>
    sum.name === 'equity' && value.kind === 'number' && value.number.value < LEAST_LENT,
  benefit: isPension,
  balance: (value, filling) => isGap(value, filling) || isPriced(value, filling),
  principal: (value, filling) => isGap(value, filling) || isPriced(value, filling),
  // Neither what is owed nor the price itself is put down.
  down: (value, filling) =>
    isEarned(value, filling) || isOwed(value, filling) || (value.kind === 'figure' && value.name === 'price'),
  payment: isLeftOver,
  debts: (value, filling) => (filling.stored !== null && isHeard(value)) || isOtherCost(value, filling),
  // 'Whats my dti' names none of the debts and means them all.
  part: (value, filling) =>
    filling.sum.name === 'debt-to-income' &&
    filling.stored !== null &&
    (isUnnamed(value, filling) || isHeard(value)),
  retirementAge: (value) => value.kind === 'constant',
  age: isStopAge,
  monthly: isMoreThanPay,
  contribution: isMoreThanPay,
  savings: (value, filling) => isOwed(value, filling) || isEarned(value, filling),
  expenses: (value, filling) =>
    filling.stored !== null &&
    ((isHeard(value) && !isOneMore(value, filling)) ||
      isFurther(value, filling) ||
      isUnnamed(value, filling)),
}

export const belongs = (name: string, value: Value, filling: Filling) =>
  isMeant(value, filling) &&
  !isDay(value, filling) &&
  !isAge(value, filling) &&
  !endsOf(value).some(
    (end) => end.kind === 'number' && startOf(end) !== null && isScore(end.number, filling.text),
  ) &&
  !isRule(value, filling) &&
  !(refused[name]?.(value, filling) ?? false)

const RULE_AFTER = /^ ?(?:rule|thing|(?:percent )?(?:limit|mark|guideline))\b/i

/** 'By the 36 rule': the name of a rule is no amount. */
function isRule(value: Value, { input, text }: Filling): boolean {
  const said = input.unit === 'money' ? wordsAround(value, text) : null
  return (
    said !== null && said.number.kind !== 'money' && said.number.value < 100 && RULE_AFTER.test(said.after)
  )
}

/** '1,700 for july and august': a day to come says until when, and is nothing that is multiplied or divided. */
const isDay = (value: Value, { input }: Filling) =>
  (value.kind === 'operation' || input.anyUnit === true) &&
  endsOf(value).some(
    (end) => end.kind === 'number' && end.number.kind === 'months' && !TIME_WORD.test(end.number.quote),
  )
const TIME_WORD = /\d|(?:years?|yrs?|y|months?|mos?|mths?|weeks?|wks?|payments?|installments?|decades?)$/i

const I_AM =
  /\b(?:i'?m|i am|im|age|aged|turn(?:ed|ing|s)?|she'?s|he'?s|we'?re) (?:only |just |now |about |almost )?$/i
const OPENING = /^(?: here\b|, ?(?![\s$]*\d))/i
const RATE_AFTER = /^ ?(?:%|percent)/i

/** 'Im 22, they match up to 4%': how old somebody is, is no rate. */
function isAge(value: Value, { input, text }: Filling): boolean {
  const said = input.unit === 'percent' ? wordsAround(value, text) : null
  if (said === null || said.number.kind === 'percent' || RATE_AFTER.test(said.after)) return false
  // '27, just started at a real job' opens with it.
  return I_AM.test(said.before) || (said.before.trim() === '' && OPENING.test(said.after))
}

const STOPS_AT =
  /\b(?:retire|retiring|retirement|quit|stop|done|stop working|quit working)(?: early)? (?:at|by|when i'?m|til|till|until)(?: age)? $/i

/** 'I want to retire at 62' says nothing of how old somebody is today. */
function isStopAge(value: Value, { text }: Filling): boolean {
  const said = wordsAround(value, text)
  return said !== null && STOPS_AT.test(said.before)
}

/** 'The retirement accounts' are all of them, not the one that comes to mind first. */
function isMeant(value: Value, { input, text, snapshot, count }: Filling): boolean {
  if (value.kind !== 'row' || count > 1 || input.stored === undefined) return true
  const { row } = value
  // 'The Chase and the Visa together': what is owed on both stands in the household.
  const isOneOfSeveral = findRows(text, snapshot.liabilities, ({ name }) => name).length > 1
  if (row.list === 'liabilities' && isOneOfSeveral) return false
  if (row.list === 'savings' || row.list === 'age' || namedBy(text, row.name) > NAMED) return true
  const { assets, liabilities, goals, income, expenses } = snapshot
  const rows = { assets, liabilities, financialGoalItems: goals, incomeItems: income, expenseItems: expenses }
  return rows[row.list].length <= 1
}

const NAMED = 0.4

const SAME_RATE = /\b(?:same|that|this|its) (?:interest rate|rate|interest|apr|percentage)\b/i

/** What a debt costs is not what savings earn, unless the message speaks of that very rate. */
function isPaidInterest(value: Value, { sum, text, sums }: Filling): boolean {
  if (!isEarning(sum.name) || SAME_RATE.test(text)) return false
  return endsOf(value).some((end) => {
    if (end.kind === 'row') return end.row.list === 'liabilities' && namedBy(text, end.row.name) <= NAMED
    return isOfLoan(end, sums)
  })
}

const isHeard = (value: Value) => endsOf(value).every((end) => end.kind === 'number' && 'words' in end.number)

/** Beside others that are said, one from before that is not said again is one more of them. */
const isOneMore = (value: Value, { count, numbers }: Filling) =>
  count > 1 &&
  numbers.length > 0 &&
  value.kind === 'number' &&
  !numbers.some((one) => one.value === value.number.value)

/** 'Whats left over' says no number and names no cost: all that is stored, and not one of them. */
const isUnnamed = (value: Value, { text, numbers }: Filling) =>
  value.kind === 'row' && numbers.length === 0 && namedBy(text, value.row.name) <= NAMED

const FURTHER = /\b(?:forgot|left out|on top of (?:that|those)|also have)\b/i

/** 'Also I forgot Spotify, 30': kept by now with all others, and not the whole of what is spent. */
const isFurther = (value: Value, { sum, text, stored }: Filling) =>
  sum.name === 'budget-summary' &&
  FURTHER.test(text) &&
  value.kind === 'number' &&
  centsOf(value.number.value) < (stored?.value ?? 0)

const OWED = /\b(?:cards?|loans?|owe[ds]?|debts?|visa|mastercard|balance|mortgage)\b/i

/** What was said or computed of a card is nothing that is saved. */
function isOwed(value: Value, { sums, snapshot }: Filling): boolean {
  if (value.kind === 'number') {
    const { number } = value
    const isDebt = snapshot.liabilities.some(({ amount }) => amount === centsOf(number.value))
    return 'words' in number && (isDebt || OWED.test(String(number.words)))
  }
  if (value.kind === 'row') return value.row.list === 'liabilities'
  return value.kind === 'figure' && isOfLoan(value, sums) && /^(?:balance|principal)$/.test(value.name)
}

/** A number of the message with the words on both sides of it. */
function wordsAround(
  value: Value,
  text: string,
): { number: SaidNumber; before: string; after: string } | null {
  if (value.kind !== 'number' || startOf(value) === null) return null
  const { number } = value
  return { number, before: text.slice(0, number.start), after: text.slice(number.end) }
}

/** No bank lends on so little of a home. */
const LEAST_LENT = 40

/** Nobody lives on so little a month: an age, or a number of something else. */
const LEAST_INCOME = 200
const isTooLittle = (value: Value) =>
  value.kind === 'number' && value.number.period === null && value.number.value < LEAST_INCOME

/** 'Some weeks 20 hours, some weeks 45' says nothing of what is paid. */
function isBareCount(value: Value, { text }: Filling): boolean {
  const said = wordsAround(value, text)
  if (said?.number.kind !== 'number' || said.number.period !== null || said.number.value > LONG_WEEK)
    return false
  return !/\b(?:at|make|makes|earn|earns|paid|pays?|get|gets|rate|for)\b[^.?!\d]{0,16}$/i.test(said.before)
}

/** 'I also have a small pension, $640 a month' is not what Social Security pays. */
function isPension(value: Value, { text }: Filling): boolean {
  const said = wordsAround(value, text)
  if (!said) return false
  const isNamed =
    /\bpension\b[^.?!\d]{0,24}$/i.test(said.before) || /^[^.?!\d]{0,16}\bpension\b/i.test(said.after)
  return isNamed && !/\bsocial security\b[^.?!\d]{0,24}$/i.test(said.before)
}

/** 'SS at 67 would be 2,650' is nothing that is put away. */
function isBenefit(value: Value, { text }: Filling): boolean {
  const said = wordsAround(value, text)
  return said !== null && BENEFIT.test(said.before)
}
const BENEFIT = /\b(?:social security|soc sec|ss|ssdi)\b(?: (?:at|from) (?:age )?\d\d\b)?[^.?!;\d]{0,24}$/i

/** Nobody puts more away each month than comes in. */
function isMoreThanPay(value: Value, filling: Filling): boolean {
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

function isEarned(value: Value, filling: Filling): boolean {
  const isYearly = value.kind === 'number' && startOf(value) !== null && value.number.period === 'year'
  const isPayKept = value.kind === 'number' && value.number.value * 100 === filling.snapshot.profile.income
  return isYearly || isPayKept || isBroughtHome(value, filling)
}

function isBroughtHome(value: Value, { text }: Filling): boolean {
  const said = wordsAround(value, text)
  return said !== null && (EARNED.test(said.before) || BROUGHT_HOME.test(said.before))
}

const WORTH = /\b(?:worth|upside|under ?water|under)\b/i
const gaps: ReadonlySet<string> = new Set(['equity', 'rollover'])

/** What a truck is worth less than its loan is not what is owed on it. */
function isGap(value: Value, { stored, sums, snapshot }: Filling): boolean {
  const record = value.kind === 'figure' ? sums.find(({ id }) => id === value.sum) : undefined
  if (!record || stored === null) return false
  const taken = record.inputs['take']?.value
  const isWorth =
    snapshot.assets.some(({ value: worth }) => worth === taken) || WORTH.test(record.words ?? '')
  return gaps.has(record.kind) || (record.kind === 'difference' && isWorth)
}

/** Neither the price of a house nor what is paid on it each month is what is borrowed for it. */
function isPriced(value: Value, { sums }: Filling): boolean {
  const record = value.kind === 'figure' ? sums.find(({ id }) => id === value.sum) : undefined
  return value.kind === 'figure' && value.name !== 'loan' && record?.results['loan'] !== undefined
}

const sumOf = (value: Value, sums: readonly SumRecord[]) =>
  value.kind === 'figure' ? (sums.find(({ id }) => id === value.sum)?.kind ?? '') : ''
const isOfLoan = (value: Value, sums: readonly SumRecord[]) => isLending(sumOf(value, sums))

/** '900 of other bills', kept as a cost, does not come in. */
function isStoredCost(value: Value, { snapshot }: Filling): boolean {
  const cents = value.kind === 'number' ? value.number.value * 100 : null
  const isKept = (rows: readonly { amount: number }[]) => rows.some(({ amount }) => amount === cents)
  return isKept(snapshot.expenses) && !isKept(snapshot.income)
}

/** Pay is not what is spent, where that is known. */
const isPay = (value: Value) =>
  endsOf(value).some((end) => end.kind === 'row' && end.row.list === 'incomeItems')

const STILL_PAID = /\b(?:pay|paychecks?|income|salary|wages?|earns?|earnings|pension|benefits|support)\b/i
const PAY_LOST =
  /\b(?:los(?:es?|ing|t)|without|no|quits?|laid off|fired|ends?|stops?)\b[^.?!]*\b(?:jobs?|pay|paychecks?|income|salary|wages?)\b/i

/** How long savings last is asked for the time without pay, unless the message speaks of pay that goes on. */
const isPayThatEnds = (value: Value, { sum, sums, text }: Filling) =>
  sum.name === 'runway' &&
  (value.kind === 'row' || value.kind === 'total'
    ? PAY_LOST.test(text) || !STILL_PAID.test(text)
    : sumOf(value, sums) === 'product')
