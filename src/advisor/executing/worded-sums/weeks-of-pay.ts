/** '6 weeks severance, I was making 72k. How much is that?': so many weeks or months of a year's pay. */
import type { SumRecord } from '#advisor/figures/sum-record.ts'
import type { Action, Value } from '#advisor/minding/minded.ts'
import type { SaidNumber } from '#advisor/reading/said-number.ts'
import { LEAST_SALARY } from '#advisor/executing/said-words.ts'
import { bare } from '#advisor/executing/bare-action.ts'
import { convert } from '#advisor/executing/periods/one-period.ts'

const LEAVE = 'maternity|paternity|parental'
const OF_PAY = new RegExp(
  [
    String.raw`\bseverance\b`,
    String.raw`\b(?:un)?paid (?:(?:${LEAVE}|family|medical) )?(?:leave|time off|vacation)\b`,
    String.raw`\b(?:${LEAVE}) leave\b`,
    String.raw`\b(?:weeks?|months?)(?:'s?)?(?: of)?(?: (?:a|my|his|her|our))?(?: \$?[\d,.]+k?)? (?:salary|pay|wages)\b`,
  ].join('|'),
  'i',
)
const ASKED = /\b(?:how much|what(?:'s| is|s)?|worth|lose)\b|\?|\bsalary\b/i

const isSalary = ({ kind, period, value }: SaidNumber) =>
  kind === 'money' && (period === 'year' || (period === null && value >= LEAST_SALARY))

const OF_THAT = /^(?: worth)? of (?:that|it|those|bills|expenses|costs)(?: (?:be|is|come to|cost))?\W*$/i

/** 'I spend 2,900 a month. How much would 6 months of that be?' */
export function monthsOfThat(text: string, numbers: readonly SaidNumber[]): Action | null {
  const [amount, time, ...more] = numbers
  const isAsked = time?.kind === 'months' && OF_THAT.test(text.slice(time.end)) && ASKED.test(text)
  if (!isAsked || amount?.kind !== 'money' || amount.period !== 'month' || more.length > 0) return null
  if (!/\bmonths?\b/i.test(time.quote)) return null
  return times({ kind: 'number', number: amount }, time)
}

const times = (amount: Value, number: SaidNumber): Action => ({
  ...bare('product'),
  inputs: [
    { slot: 'amount', value: amount },
    { slot: 'times', value: { kind: 'number', number } },
  ],
})

const FULL_TIME = /\bfull[- ]?time\b/i
const FULL_WEEK = 40

/** 'I made 23.40 an hour full time, 6 weeks severance': a week has the hours that were worked in it. */
function weeksByTheHour(
  text: string,
  pay: SaidNumber,
  hours: SaidNumber | undefined,
  time: SaidNumber,
): Action | null {
  if (!hours && !FULL_TIME.test(text)) return null
  const worked: Value = hours
    ? { kind: 'number', number: hours }
    : { kind: 'number', number: { ...time, kind: 'hours', value: FULL_WEEK, quote: String(FULL_WEEK) } }
  const weeks = Math.round((time.value / 12) * 52)
  return {
    ...bare('product'),
    inputs: [
      {
        slot: 'amount',
        value: {
          kind: 'operation',
          operator: 'times',
          left: { kind: 'number', number: { ...pay, period: null } },
          right: worked,
        },
      },
      { slot: 'times', value: { kind: 'constant', value: weeks } },
    ],
    per: null,
  }
}

export function weeksOfPay(text: string, numbers: readonly SaidNumber[]): Action | null {
  if (!OF_PAY.test(text) || !ASKED.test(text)) return null
  const [time, ...others] = numbers.filter(({ kind }) => kind === 'months')
  const [pay, ...amounts] = numbers.filter(({ kind, period }) => kind === 'money' || period === 'hour')
  const [hours, ...more] = numbers.filter(({ kind }) => kind === 'hours')
  const unit = /\b(week|month)s?\b/i.exec(time?.quote ?? '')?.[1]?.toLowerCase()
  if (!time || !pay || others.length + amounts.length + more.length > 0) return null
  if (unit === 'week' && pay.period === 'hour') return weeksByTheHour(text, pay, hours, time)
  if (!isSalary(pay)) return null
  if (unit !== 'week' && unit !== 'month') return null
  return times(convert({ kind: 'number', number: pay }, 'year', unit), time)
}

const OF_BILLS = /^(?: worth)? of (?:those|these|my|our|the|all those) (?:bills|expenses|costs)\b/i

/** 'What would 3 months of those bills be': so often what the last sum counted, else what is stored. */
export function monthsOfBills(
  text: string,
  numbers: readonly SaidNumber[],
  sums: readonly SumRecord[],
): Action | null {
  const [time, ...more] = numbers
  const isAsked = time?.kind === 'months' && OF_BILLS.test(text.slice(time.end)) && ASKED.test(text)
  if (!isAsked || more.length > 0 || !/\bmonths?\b/i.test(time.quote)) return null
  const last = sums.findLast(({ inputs }) => inputs['expenses'] !== undefined)
  const bills: Value = last
    ? { kind: 'figure', sum: last.id, name: 'expenses' }
    : { kind: 'total', name: 'expenses' }
  return times(bills, time)
}
