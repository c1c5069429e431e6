import type { FigureSource } from '#contract/figures.ts'
import { text, type Text } from '#advisor/grounding/pieces.ts'
import { defineSum } from '#advisor/planning/sum.ts'
import {
  multiplyMoney,
  percentOf,
  percentShare,
  roundCents,
  subtractMoney,
  sumMoney,
} from '#finance/money.ts'
import { todaysDollars } from '#finance/inflation.ts'
import { convertPay } from '#finance/pay.ts'
import type { Worksheet } from '#advisor/planning/worksheet.ts'
import { assumed, salary } from './inputs.ts'
import { money, monthly } from './loan-inputs.ts'

const FULL_TIME = 40
/** 'I make 18 full time': few are paid more by the hour. */
const HIGHEST_WAGE = 150
const WEEKS = 52
/** '$25 an hour', '25/hr': the pay itself was said by the hour. */
const BY_THE_HOUR =
  /\d[\d,.]*\s*(?:dollars|bucks)?\s*(?:\/|an?\b|per\b|each\b)\s*h(?:ou)?r|\d[\d,.]*\s+hourly/i

const isBareWage = (source: FigureSource | undefined) =>
  source?.kind === 'words' && Number(source.quote.replaceAll(/[$,]/g, '')) < HIGHEST_WAGE

export const payConversion = defineSum({
  name: 'pay-conversion',
  about: 'Pay by the hour, week, two weeks or month as a year, and back.',
  inputs: {
    pay: {
      ...salary,
      pay: undefined,
      hourlyBelow: HIGHEST_WAGE,
      label: 'Pay',
      ask: 'What is the pay, and how often does it come?',
    },
    hours: {
      label: 'Hours a week',
      unit: 'number',
      min: 1,
      max: 168,
      assume: assumed(FULL_TIME, 'Full time', 'a full-time week'),
    },
  },
  results: ['year', 'month', 'week', 'hour', 'paycheck'],
  formula: 'a year is its weeks, twice as many hours of pay as hours in a week, or its months',
  assumptions: ['paid for every week of the year'],
  compute(input, sheet, { text: words }) {
    if (input.pay === 0) return 'What is the pay, and how often does it come?'
    const weekly = input.hours > 0 ? Math.min(input.hours, 168) : FULL_TIME
    sheet.money('pay', 'Pay a year', input.pay)
    const hours = sheet.number('hours', 'Hours a week', 'count', weekly)
    // Pay by the hour was taken at full time; other hours change the year, not the hour.
    const isHourly = BY_THE_HOUR.test(words) || isBareWage(sheet.peekAt('pay'))
    const yearly = isHourly ? multiplyMoney(input.pay, weekly / FULL_TIME) : input.pay
    const year = sheet.sum('year', 'A year', yearly, 'pay over a whole year')
    const month = sheet.sum(
      'month',
      'A month',
      convertPay(yearly, 'yearly', 'monthly'),
      'the year spread over its months',
      [year],
    )
    const paycheck = sheet.sum(
      'paycheck',
      'Every other week',
      convertPay(yearly, 'yearly', 'biweekly'),
      'the year spread over its paychecks',
      [year],
    )
    const week = sheet.sum(
      'week',
      'A week',
      convertPay(yearly, 'yearly', 'weekly'),
      'the year spread over its weeks',
      [year],
    )
    const hour = sheet.sum(
      'hour',
      'An hour',
      roundCents(yearly / (WEEKS * weekly)),
      'a week divided by its hours',
      [week, hours],
    )
    const wantsHour = !isHourly && /\bhour|hourly|\bhr\b/i.test(words)
    const wantsMonth = /\b(?:a|per|each|every) month\b|monthly/i.test(words)
    const first: Text = wantsHour
      ? text`${hour} an hour, at ${hours} hours a week.`
      : wantsMonth
        ? text`${month} a month.`
        : text`${year} a year, so ${month} a month.`
    return {
      answer: [
        first,
        wantsHour || wantsMonth
          ? text`A year of it is ${year}.`
          : text`That’s ${hour} an hour at ${hours} hours a week.`,
      ],
      lines: [
        text`A year: ${year}`,
        text`A month: ${month}`,
        text`Every other week: ${paycheck}`,
        text`A week: ${week}`,
        text`An hour: ${hour}`,
      ],
    }
  },
})

const CUT = /\b(?:cut|pay ?cut|decrease|reduction|less pay|lower pay|drop)\b/i

/** 'Offered 71,000, I make 64,500': as much as that is the new pay itself, and nothing that comes on top … */
const MOST_RAISED = 0.6
/** … unless it is said to: 'a 20k raise', '25,000 more', 'a cut of 30k'. */
const ON_TOP = new RegExp(
  [
    String.raw`\d ?k?(?: dollars?)?(?: a year)? (?:pay )?(?:raise|more|extra|bump|increase|cut|less)\b`,
    String.raw`\b(?:raise|bump|increase|cut|more|less) (?:of|by) \$?\d`,
  ].join('|'),
  'i',
)

export const raise = defineSum({
  name: 'raise',
  about: 'What a raise or a cut makes of the pay.',
  inputs: {
    salary,
    percent: { label: 'Raise', unit: 'percent', min: -100, max: 1000 },
    amount: { ...money('Raise a year'), per: 'year' },
    inflation: { label: 'Rise of prices', unit: 'percent', min: -50, max: 1000 },
  },
  results: ['new', 'month', 'difference', 'extra', 'real'],
  formula: 'the pay and its share, or the amount, added or taken off',
  assumptions: ['before tax'],
  compute(input, sheet, { text: words }) {
    if (input.percent === undefined && input.amount === undefined)
      return 'How much is the raise, in percent or dollars?'
    const before = sheet.money('salary', 'Pay a year', input.salary)
    const isWhole = (input.amount ?? 0) >= multiplyMoney(input.salary, MOST_RAISED) && !ON_TOP.test(words)
    const byPercent = isWhole ? undefined : input.percent
    if (byPercent !== undefined) sheet.percent('percent', 'Raise', byPercent)
    else sheet.money('amount', isWhole ? 'New pay' : 'Raise a year', input.amount ?? 0)
    const size = byPercent === undefined ? (input.amount ?? 0) : percentOf(input.salary, byPercent)
    const change = CUT.test(words) ? -Math.abs(size) : size
    const after = isWhole ? size : Math.max(0, sumMoney([input.salary, change]))
    const renewed = sheet.sum('new', 'New pay a year', after, 'pay with the raise or cut')
    const month = sheet.sum(
      'month',
      'New pay a month',
      convertPay(after, 'yearly', 'monthly'),
      'spread over its months',
      [renewed],
    )
    const gap = Math.abs(subtractMoney(after, input.salary))
    const difference = sheet.sum('difference', 'Difference a year', gap, 'new pay and old pay compared', [
      renewed,
      before,
    ])
    const extra = sheet.sum(
      'extra',
      'Difference a month',
      convertPay(gap, 'yearly', 'monthly'),
      'spread over its months',
      [difference],
    )
    const side = after < input.salary ? 'less' : 'more'
    const share =
      input.salary > 0
        ? sheet.share('share', 'As a share', percentShare(gap, input.salary), 'difference by pay')
        : null
    const real =
      input.inflation === undefined || input.salary === 0
        ? []
        : tellReal({ before: input.salary, after, prices: input.inflation }, sheet)
    return {
      answer: [
        ...real,
        text`${renewed} a year, so ${month} a month: ${extra} ${side} than now, before tax.`,
        ...(share && byPercent === undefined ? [text`That’s ${share} ${side}.`] : []),
      ],
      lines: [
        ...real,
        text`New pay: ${renewed} a year, ${month} a month`,
        text`Difference: ${difference} a year, ${extra} a month`,
      ],
      notes:
        after > input.salary && real.length === 0
          ? [text`Only the new dollars are taxed at your top rate, so a raise never leaves you with less.`]
          : [],
    }
  },
})

/** What a raise buys once prices have risen, too. */
function tellReal(
  { before, after, prices: rise }: { before: number; after: number; prices: number },
  sheet: Worksheet,
): Text[] {
  const prices = sheet.percent('inflation', 'Rise of prices', rise)
  const kept = todaysDollars(after, 1, rise)
  const gap = subtractMoney(kept, before)
  const real = sheet.share(
    'real',
    'After the rise of prices',
    percentShare(Math.abs(gap), before),
    'new pay in the old prices, against the old pay',
  )
  const worth = sheet.aside('That is a year', Math.abs(gap), 'new pay in the old prices less the old pay')
  const side = gap < 0 ? 'behind' : 'ahead'
  return [text`With prices up ${prices} you’re really ${real} ${side}, that is ${worth} a year.`]
}

export const offers = defineSum({
  name: 'offers',
  about: 'Two jobs side by side: pay, less what each costs a month.',
  inputs: {
    pay: { ...salary, label: 'Pay of the first job' },
    pay2: {
      ...salary,
      stored: undefined,
      label: 'Pay of the second job',
      ask: 'What does the other job pay?',
    },
    cost: monthly('Costs of the first a month'),
    cost2: monthly('Costs of the second a month'),
  },
  results: ['difference', 'month', 'first', 'second'],
  formula: 'each pay less its costs over a year, compared',
  assumptions: ['before tax', 'benefits such as insurance and a match are left out'],
  compute(input, sheet) {
    const net = (pay: number, cost: number | undefined) => subtractMoney(pay, multiplyMoney(cost ?? 0, 12))
    sheet.money('pay', 'Pay of the first job', input.pay)
    sheet.money('pay2', 'Pay of the second job', input.pay2)
    if (input.cost) sheet.money('cost', 'Costs of the first a month', input.cost)
    if (input.cost2) sheet.money('cost2', 'Costs of the second a month', input.cost2)
    const [one, two] = [net(input.pay, input.cost), net(input.pay2, input.cost2)]
    const first = sheet.sum('first', 'First job', one, 'pay less costs of a year')
    const second = sheet.sum('second', 'Second job', two, 'pay less costs of a year')
    const gap = Math.abs(subtractMoney(two, one))
    const difference = sheet.sum('difference', 'Difference a year', gap, 'both compared', [first, second])
    const month = sheet.sum(
      'month',
      'Difference a month',
      convertPay(gap, 'yearly', 'monthly'),
      'spread over its months',
      [difference],
    )
    const better = two > one ? 'second' : 'first'
    return {
      answer: [
        gap === 0
          ? text`They come out the same, ${first} a year.`
          : text`The ${better} job, by ${difference} a year, ${month} a month, before tax.`,
      ],
      lines: [
        text`First job, costs taken off: ${first} a year`,
        text`Second job: ${second} a year`,
        text`Difference: ${difference}`,
      ],
      notes: [text`Hold health insurance, the retirement match and days off against that before you choose.`],
    }
  },
})
