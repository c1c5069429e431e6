/** Money that grows. */
import type { Figure } from '#contract/figures.ts'
import { byRow, byWords } from '#advisor/grounding/figures.ts'
import { text, type Text } from '#advisor/grounding/pieces.ts'
import { portfolio, savings } from '#advisor/planning/data/totals.ts'
import type { Given } from '#advisor/planning/given.ts'
import { defineSum, type Household } from '#advisor/planning/sum.ts'
import type { Worksheet } from '#advisor/planning/worksheet.ts'
import { depositAtApy, futureValue, presentValue as findPresentValue } from '#finance/growth.ts'
import { ASSUMED_INFLATION, todaysDollars } from '#finance/inflation.ts'
import { doublingYears, doublingYearsByRuleOf72 } from '#finance/interest.ts'
import { multiplyMoney, roundCents, subtractMoney, sumMoney } from '#finance/money.ts'
import { assumed, growthRate, term } from './inputs.ts'
import { balanceChart } from './balance-chart.ts'
import { startsLater, wait } from './starts-later.ts'
import { readRhythm } from './rhythm.ts'
import { spokenTime } from './spoken-time.ts'
import { inflationRate, money, monthly, months, percent } from './money-inputs.ts'

const LONG = 120

const INFLATION =
  /\b(?:prices?|costs?|inflation)\b[^.;?!\d]{0,24}\b(\d{1,2}(?:\.\d+)?) ?(?:%|percent)|(\d{1,2}(?:\.\d+)?) ?(?:%|percent) inflation\b/i

/** 'If prices rise 2.5% every year' */
function saidInflation(words: string): Given | null {
  const match = INFLATION.exec(words)
  const percent = match?.[1] ?? match?.[2]
  return match && percent !== undefined ? { value: Number(percent), source: byWords(match[0]) } : null
}

/** What a sum of then buys in the prices of today; only worth saying over a long time. */
export function inTodaysMoney(value: Figure, time: number, sheet: Worksheet, words = ''): Text[] {
  if (time < LONG || value.value <= 0) return []
  const rise = saidInflation(words) ?? { value: ASSUMED_INFLATION, source: inflationRate.assume.source }
  const prices = sheet.rateOf('Inflation a year', rise.value, rise.source)
  const today = sheet.rounded(
    'today',
    'In today’s money',
    todaysDollars(value.value, time / 12, rise.value),
    'less what prices rise by until then',
    [value, prices],
  )
  return [text`With prices rising ${prices} a year, that buys what ${sheet.about(today)} buys now.`]
}

const EACH_MONTH = /\b(?:every|each|per) month\b|\bmonthly\b/i

/** The same with the interest added every month, where both are spoken of. */
function tellMonthly(yearly: Figure, terms: Parameters<typeof futureValue>[0], sheet: Worksheet): Text[] {
  const total = futureValue(terms)
  const value = sheet.sum('monthlyValue', 'Added every month', total, 'interest added every month')
  const apart = sheet.sum('apart', 'Between both', total - yearly.value, 'one minus the other', [
    value,
    yearly,
  ])
  return [text`With the interest added every month it's ${value}, ${apart} more.`]
}

export const growth = defineSum({
  name: 'growth',
  about: 'What savings or investments grow to at a yearly return.',
  inputs: {
    start: {
      ...money('Start'),
      adds: true,
      stored: ({ asset }: Household): Given | null =>
        asset ? { value: asset.value, source: byRow('assets', asset) } : null,
    },
    contribution: { ...monthly('Added each month'), adds: true },
    rate: growthRate,
    months: term,
    wait,
  },
  results: ['value', 'growth', 'paidIn', 'today'],
  formula: 'each month the balance earns its part of the yearly return, then the contribution goes in',
  assumptions: ['the return is the same every year', 'contributions go in at the end of each month'],
  compute(input, sheet, { snapshot, text: words }) {
    const stored = portfolio(snapshot) ?? savings(snapshot)
    const isNothing = input.start === undefined && input.contribution === undefined
    if (isNothing && !stored) return 'How much do you start with, or put in each month?'
    const start = input.start ?? (isNothing ? (stored?.value ?? 0) : 0)
    const put = input.contribution ?? 0
    const begin =
      isNothing && stored
        ? sheet.taken('Start', 'money', stored)
        : start > 0 || put === 0
          ? sheet.money('start', 'Start', start)
          : null
    const adding = put > 0 ? sheet.money('contribution', 'Added each month', put) : null
    const rate = sheet.percent('rate', 'Return a year', input.rate)
    const time = sheet.months('months', 'Time', input.months)
    const later = startsLater(put > 0 ? input.wait : 0, input.months, sheet)
    const plain = { start, contribution: put, rate: input.rate, months: input.months, wait: later.wait }
    const rhythm = readRhythm(words)
    const terms = { ...plain, ...rhythm, contribution: (put * 12) / rhythm.contributionsPerYear }
    const total = futureValue(terms)
    const paid = sumMoney([start, multiplyMoney(put, Math.round(input.months) - later.wait)])
    const value = sheet.rounded('value', 'Worth then', total, 'what was put in, with growth upon growth')
    const paidIn = sheet.rounded('paidIn', 'Put in', paid, 'start plus all contributions')
    const gain = subtractMoney(total, paid)
    const grown = sheet.rounded('growth', 'Growth', gain, 'worth then minus what was put in', [value, paidIn])
    const isYearly = rhythm.compoundingsPerYear === 1 && put === 0
    const other = isYearly && EACH_MONTH.test(words) ? tellMonthly(value, plain, sheet) : []
    const lost = sheet.aside('Lost', Math.abs(gain), 'what was put in minus worth then', [paidIn, value])
    return {
      answer: [
        adding
          ? text`${sheet.about(value, 'About')} after ${spokenTime(time)} at ${rate}, adding ${adding} a month${later.said}.`
          : text`${sheet.about(value, 'About')} after ${spokenTime(time)} at ${rate}${begin ? text`, from ${begin}` : ''}.`,
        gain < 0
          ? text`That's ${sheet.about(lost)} less than you put in.`
          : adding
            ? text`You'd have put in ${paidIn}; the other ${grown} is growth.`
            : text`${grown} of that is growth.`,
        ...other,
      ],
      lines: [text`Worth after ${time}: ${value}`, text`Put in: ${paidIn}`, text`Growth: ${grown}`, ...other],
      notes: inTodaysMoney(value, input.months, sheet, words),
      cards: [balanceChart(terms)],
    }
  },
})

const typicalSavings = assumed(4, 'Interest on savings', 'about what high-yield savings accounts pay')
const typicalBank = assumed(0.4, 'Interest at a bank', 'about the average of ordinary savings accounts')

/** 'What would it make, a month' */
const A_MONTH = /\b(?:a|per|each|every) month\W*$|\bmonthly\W*$/i

export const interestEarned = defineSum({
  name: 'interest-earned',
  about: 'What an account, CD or bond pays, and what moving to a better rate brings.',
  inputs: {
    balance: {
      ...money('In the account'),
      adds: true,
      stored: ({ asset, snapshot }: Household): Given | null =>
        asset ? { value: asset.value, source: byRow('assets', asset) } : savings(snapshot),
      ask: 'How much is in the account?',
    },
    rate: percent('Interest a year', 0, 1000),
    newRate: percent('Interest elsewhere', 0, 1000),
    months: { ...months('Time'), assume: assumed(12, 'Time', 'a year') },
  },
  results: ['interest', 'extra', 'newInterest', 'value'],
  formula: 'the balance grows by the yearly rate, for the part of a year or the years that it stays',
  assumptions: ['the rate is an APY, as banks quote it', 'before tax'],
  compute(input, sheet, { text: words }) {
    const have = sheet.money('balance', 'In the account', input.balance)
    const usual = input.newRate === undefined ? typicalSavings : typicalBank
    const old = input.rate ?? usual.value
    const rate =
      input.rate === undefined
        ? sheet.taken('Interest a year', 'percent', usual)
        : sheet.percent('rate', 'Interest a year', old)
    const time = sheet.months('months', 'Time', input.months)
    const pays = (apy: number) => subtractMoney(depositAtApy(input.balance, apy, input.months), input.balance)
    const interest = sheet.sum('interest', 'Interest', pays(old), 'what the balance grows by')
    const value = sheet.sum(
      'value',
      'Balance then',
      sumMoney([input.balance, pays(old)]),
      'balance plus interest',
      [have, interest],
    )
    if (input.newRate === undefined) {
      const isByMonth = A_MONTH.test(words) && input.months > 1
      const each = sheet.aside(
        'A month',
        roundCents(pays(old) / Math.max(1, input.months)),
        'its months alike',
        [interest, time],
      )
      return {
        answer: [
          isByMonth
            ? text`${each} a month, so ${interest} in ${spokenTime(time)} at ${rate}.`
            : text`${interest} in ${spokenTime(time)} at ${rate}, which makes it ${value}.`,
          ...(input.rate === undefined
            ? [text`I took ${rate}; tell me your rate and I'll make it exact.`]
            : []),
        ],
        lines: [text`Interest: ${interest}`, text`Balance then: ${value}`],
        notes: [text`The interest counts as income for tax.`],
      }
    }
    const better = sheet.percent('newRate', 'Interest elsewhere', input.newRate)
    const paid = sheet.sum(
      'newInterest',
      'Interest elsewhere',
      pays(input.newRate),
      'what the balance grows by',
    )
    const difference = subtractMoney(pays(input.newRate), pays(old))
    const extra = sheet.sum('extra', 'Difference', difference, 'interest elsewhere minus interest here', [
      paid,
      interest,
    ])
    const less = sheet.aside('Difference', Math.abs(difference), 'between the two', [paid, interest])
    return {
      answer: [
        difference < 0
          ? text`You'd lose ${less} in ${spokenTime(time)}: ${paid} in interest instead of ${interest}.`
          : text`${extra} more in ${spokenTime(time)}: ${paid} in interest instead of ${interest}.`,
      ],
      lines: [text`At ${rate}: ${interest}`, text`At ${better}: ${paid}`, text`Difference: ${extra}`],
      notes: [
        text`With FDIC insurance the money is as safe at one bank as at another, though rates can move.`,
      ],
    }
  },
})

export const presentValue = defineSum({
  name: 'present-value',
  about: 'What to put away once, today, to have an amount later.',
  inputs: {
    target: { ...money('Wanted'), ask: 'How much do you want to have then?' },
    rate: growthRate,
    months: term,
  },
  results: ['now', 'growth'],
  formula: 'the later amount, divided by what a dollar grows to by then',
  assumptions: ['nothing is added later', 'the return is the same every year'],
  compute(input, sheet) {
    const wanted = sheet.money('target', 'Wanted', input.target)
    const rate = sheet.percent('rate', 'Return a year', input.rate)
    const time = sheet.months('months', 'Time', input.months)
    const needed = findPresentValue(input.target, input.rate, input.months / 12)
    const now = sheet.sum('now', 'To put away today', needed, 'the amount divided by what a dollar grows to')
    const gain = sheet.sum('growth', 'Growth', subtractMoney(input.target, needed), 'wanted minus put away', [
      wanted,
      now,
    ])
    return {
      answer: [text`${now} today: at ${rate} it becomes ${wanted} in ${time}.`],
      lines: [text`To put away today: ${now}`, text`Growth until then: ${gain}`],
    }
  },
})

export const doublingTime = defineSum({
  name: 'doubling-time',
  about: 'How long money takes to double.',
  inputs: { rate: growthRate },
  results: ['years', 'quick', 'doubled', 'tripled'],
  formula: 'growth upon growth until it is twice as much; the rule of 72 divides by the rate in percent',
  assumptions: ['interest is added yearly'],
  compute(input, sheet) {
    const rate = sheet.percent('rate', 'Return a year', input.rate)
    const exact = doublingYears(input.rate)
    const thumb = doublingYearsByRuleOf72(input.rate)
    if (exact === null || thumb === null || exact > 10_000)
      return { answer: [text`At ${rate} it never doubles, not in any time that matters.`], lines: [] }
    const years = sheet.years('years', 'Doubles in', exact, 'growth upon growth until it is twice as much')
    const quick = sheet.years('quick', 'By the rule of 72', thumb, 'the rule of 72 divided by the rate')
    const after = (name: string, label: string, time: number) =>
      sheet.spell(sheet.time(name, label, Math.ceil(time) * 12, 'the first full year in which it is so much'))
    const twice = after('doubled', 'Doubled after', exact)
    const thrice = after('tripled', 'Tripled after', (exact * Math.log(3)) / Math.log(2))
    return {
      answer: [
        text`In about ${years} at ${rate} a year.`,
        text`The rule of 72 gives ${quick}, which is close enough.`,
      ],
      lines: [
        text`Exactly: ${years}`,
        text`By the rule of 72: ${quick}`,
        text`In full years: doubled after ${twice}, tripled after ${thrice}`,
      ],
    }
  },
})
