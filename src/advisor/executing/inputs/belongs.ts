/** Whether a value can be what an input takes: the mind also takes what only looks like it. */
import { endsOf, startOf, type Value } from '#advisor/minding/minded.ts'
import { findRows, namedBy } from '#advisor/planning/data/find-row.ts'
import { centsOf } from '#advisor/planning/given.ts'
import { asksOfPaycheck } from '#advisor/reading/question/asks-of-paycheck.ts'
import { isScore } from '#advisor/understanding/reading/credit-score.ts'
import { isEarning } from '#advisor/executing/inherit.ts'
import { type Filling, isOfLoan, wordsAround } from './filling.ts'
import {
  isBareCount,
  isEarned,
  isPay,
  isPayThatEnds,
  isOfSavings,
  isPension,
  isStoredCost,
} from './of-pay.ts'
import { isLeftOver } from './paid-on-debts.ts'

/** What each input does not take. */
const refused: Readonly<Record<string, (value: Value, filling: Filling) => boolean>> = {
  rate: isPaidInterest,
  // What a debt costs is not what savings earn.
  savingsRate: (value, { sums }) => isOfLoan(value, sums),
  spending: (value, { stored }) => stored !== null && isPay(value),
  income: (value, filling) =>
    isPayThatEnds(value, filling) || (isHeard(value) && isStoredCost(value, filling)),
  pay: isBareCount,
  pay2: isStoredCost,
  // What a line of credit costs is not the share of the home that is lent on.
  percent: (value, { sum }) =>
    sum.name === 'equity' && value.kind === 'number' && value.number.value < LEAST_LENT,
  benefit: isPension,
  // The salary is not what comes home of it, where that is stored.
  whole: (value, { stored, text }) => stored !== null && isPay(value) && asksOfPaycheck(text),
  balance: (value, filling) => isGap(value, filling),
  principal: (value, filling) => isGap(value, filling),
  // The price itself is not put down.
  down: (value, filling) => isEarned(value, filling) || (value.kind === 'figure' && value.name === 'price'),
  // What is earned in a year is not there to grow.
  start: isEarned,
  current: isEarned,
  payment: isLeftOver,
  debts: (value, filling) => filling.stored !== null && isHeard(value),
  retirementAge: (value) => value.kind === 'constant',
  age: isStopAge,
  savings: (value, filling) => isOwed(value, filling) || isEarned(value, filling),
  expenses: (value, filling) =>
    filling.stored !== null && ((isHeard(value) && !isOneMore(value, filling)) || isFurther(value, filling)),
}

export const belongs = (name: string, value: Value, filling: Filling) =>
  isMeant(value, filling) &&
  !isDay(value, filling) &&
  !endsOf(value).some(
    (end) => end.kind === 'number' && startOf(end) !== null && isScore(end.number, filling.text),
  ) &&
  !(name === 'benefit' && endsOf(value).some((end) => isOfSavings(end, filling))) &&
  // What was worked out for an input is meant for it.
  (value.kind === 'operation' || !(refused[name]?.(value, filling) ?? false))

/** '1,700 for july and august': a day to come says until when, and is nothing that is multiplied or divided. */
const isDay = (value: Value, { input }: Filling) =>
  (value.kind === 'operation' || input.anyUnit === true) &&
  endsOf(value).some(
    (end) => end.kind === 'number' && end.number.kind === 'months' && !TIME_WORD.test(end.number.quote),
  )
const TIME_WORD = /\d|(?:years?|yrs?|y|months?|mos?|mths?|weeks?|wks?|payments?|installments?|decades?)$/i

const STOPS_AT =
  /\b(?:retire|retiring|retirement|quit|stop|done|stop working|quit working)(?: early)? (?:at|by|when i'?m|til|till|until)(?: age)? $/i

/** 'I want to retire at 62' says nothing of how old somebody is today. */
function isStopAge(value: Value, { text }: Filling): boolean {
  const said = wordsAround(value, text)
  return said !== null && STOPS_AT.test(said.before)
}

/** Sums that go by all that comes in, unless one person's pay is spoken of. */
const ofAllPay: ReadonlySet<string> = new Set([
  'housing-ratio',
  'debt-to-income',
  'fifty-thirty-twenty',
  'savings-rate',
])
const ALONE =
  /\b(?:on my own|alone|by (?:my|him|her)self|(?:just|only|without) (?:my|his|her|mine|hers|him))\b/i

/** 'The retirement accounts' are all of them, not the one that comes to mind first; one person's pay is that pay. */
function isMeant(value: Value, { sum, input, text, snapshot, count }: Filling): boolean {
  if (value.kind !== 'row' || count > 1 || input.stored === undefined) return true
  const { row } = value
  // 'The Chase and the Visa together': what is owed on both stands in the household.
  const isOneOfSeveral = findRows(text, snapshot.liabilities, ({ name }) => name).length > 1
  if (row.list === 'liabilities' && isOneOfSeveral) return false
  if (row.list === 'incomeItems')
    return !ofAllPay.has(sum.name) || ALONE.test(text) || snapshot.income.length < 2
  if (row.list === 'savings' || row.list === 'age' || namedBy(text, row.name) > NAMED) return true
  const { assets, liabilities, goals, expenses } = snapshot
  const rows = { assets, liabilities, financialGoalItems: goals, expenseItems: expenses }
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

/** No bank lends on so little of a home. */
const LEAST_LENT = 40

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
