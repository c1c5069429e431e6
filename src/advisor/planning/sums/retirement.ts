/** What will be there at retirement, and what it takes to get there. */
import type { Figure } from '#contract/figures.ts'
import { byRow } from '#advisor/grounding/figures.ts'
import { text, type Text } from '#advisor/grounding/pieces.ts'
import { monthlyExpenses, portfolio, retirementSavings, yearlyIncome } from '#advisor/planning/data/totals.ts'
import type { Given } from '#advisor/planning/given.ts'
import { defineSum, type Household } from '#advisor/planning/sum.ts'
import { about, type Worksheet } from '#advisor/planning/worksheet.ts'
import { futureValue, requiredContribution } from '#finance/growth.ts'
import { ASSUMED_INFLATION, futureCost } from '#finance/inflation.ts'
import { multiplyMoney, percentOf, subtractMoney, sumMoney } from '#finance/money.ts'
import {
  monthsToRetirement,
  neededNestEgg,
  SAFE_WITHDRAWAL_RATE,
  sustainableMonthlyIncome,
} from '#finance/retirement.ts'
import { balanceChart } from './balance-chart.ts'
import { inTodaysMoney } from './growth.ts'
import { assumed, growthRate } from './inputs.ts'
import {
  age,
  inflationRate,
  money,
  monthly,
  months,
  percent,
  stopAge,
  wantedNestEgg,
  yearly,
} from './money-inputs.ts'

export const retirementMoney = {
  ...money('Retirement savings'),
  adds: true,
  stored: ({ asset, snapshot }: Household): Given | null =>
    asset
      ? { value: asset.value, source: byRow('assets', asset) }
      : (retirementSavings(snapshot) ?? portfolio(snapshot)),
  assume: assumed(0, 'Retirement savings', 'nothing put by so far'),
} as const

export const retirementMonthly = {
  ...monthly('Added each month'),
  adds: true,
  assume: assumed(0, 'Contributions', 'nothing added each month'),
} as const

const AGES = 'How old are you, and when do you want to stop working?'

interface Ages {
  age: number | undefined
  retirementAge: number
  years?: number | undefined
}

/** The time until then, and how to say it: 'by the time you're 67', or 'in 15 years'. */
function timeUntil(input: Ages, sheet: Worksheet): { months: number; when: Text; age?: number } | null {
  if (input.years !== undefined) {
    const time = sheet.months('years', 'Time', input.years)
    return { months: input.years, when: text`in ${time}` }
  }
  if (input.age === undefined) return null
  sheet.number('age', 'Age now', 'age', input.age)
  const then = sheet.number('retirementAge', 'Age at retirement', 'age', input.retirementAge)
  return {
    months: monthsToRetirement(input.age, input.retirementAge),
    when: text`by the time you're ${then}`,
    age: input.age,
  }
}

const SHARE_OF_CONTRIBUTION = 15

/** A small percent is a share of pay, a large one a share of what is put in. */
function matchOf(
  input: { match: number | undefined; monthly: number },
  sheet: Worksheet,
  { snapshot }: Household,
) {
  if (!input.match) return null
  const pay = yearlyIncome(snapshot)
  const rate = sheet.percent('match', 'Employer adds', input.match)
  if (input.match > SHARE_OF_CONTRIBUTION || !pay)
    return sheet.sum(
      'match',
      'Match a month',
      percentOf(input.monthly, input.match),
      'its share of what you add',
      [rate],
    )
  const salary = sheet.taken('Pay a year', 'money', pay)
  const value = percentOf(pay.value / 12, input.match)
  return sheet.sum('match', 'Match a month', value, 'its share of a month’s pay', [rate, salary])
}

export const retirementProjection = defineSum({
  name: 'retirement-projection',
  about: 'What will be there at retirement, and the income it allows.',
  inputs: {
    savings: retirementMoney,
    monthly: retirementMonthly,
    age,
    retirementAge: stopAge,
    years: { ...months('Time until retirement'), min: 0 },
    rate: growthRate,
    match: percent('Employer adds', 0, 1000),
  },
  results: ['value', 'income', 'month', 'growth', 'paidIn', 'today'],
  formula: 'each month the balance earns its part of the yearly return, then the contribution goes in',
  assumptions: ['the return is the same every year', 'contributions go in at the end of each month'],
  compute(input, sheet, household) {
    const start = sheet.money('savings', 'Retirement savings', input.savings)
    const adding = sheet.money('monthly', 'Added each month', input.monthly)
    const time = timeUntil(input, sheet)
    if (!time) return AGES
    if (input.savings === 0 && input.monthly === 0)
      return 'What do you have for retirement so far, and what do you add each month?'
    const rate = sheet.percent('rate', 'Return a year', input.rate)
    const match = matchOf(input, sheet, household)
    const contribution = sumMoney([input.monthly, match?.value ?? 0])
    const terms = { start: input.savings, contribution, rate: input.rate, months: time.months }
    const total = futureValue(terms)
    const value = sheet.rounded(
      'value',
      'At retirement',
      total,
      'savings and contributions with their growth',
    )
    const kept = futureValue({ ...terms, contribution: 0 })
    const fromStart = sheet.rounded('fromStart', 'From what is there', kept, 'savings with their growth', [
      start,
      rate,
    ])
    const fromNew = sheet.rounded(
      'fromNew',
      'From what you add',
      subtractMoney(total, kept),
      'contributions with their growth',
      [adding, rate],
    )
    const paid = sumMoney([input.savings, multiplyMoney(contribution, time.months)])
    const paidIn = sheet.rounded('paidIn', 'Put in by then', paid, 'savings plus all contributions')
    const growth = sheet.rounded(
      'growth',
      'Growth',
      subtractMoney(total, paid),
      'at retirement minus put in',
      [value, paidIn],
    )
    const month = sheet.rounded(
      'month',
      'A month by the 4% rule',
      sustainableMonthlyIncome(total),
      'a month’s part of what the rule allows',
      [value],
    )
    const income = sheet.rounded(
      'income',
      'A year by the 4% rule',
      percentOf(total, SAFE_WITHDRAWAL_RATE),
      'what the 4% rule allows',
      [value],
    )
    return {
      answer: [
        text`${about(value, 'About')} ${time.when}, at ${rate}.`,
        text`By the 4% rule, that would pay ${about(income)} a year.`,
      ],
      lines: [
        text`At retirement: ${value}`,
        text`What you have grows to ${fromStart}; what you add brings ${fromNew}`,
        text`Put in: ${paidIn}, growth: ${growth}`,
        text`By the 4% rule: ${income} a year, ${month} a month`,
        ...(match ? [text`The employer adds ${match} a month`] : []),
      ],
      notes: inTodaysMoney(value, time.months, sheet),
      cards: [balanceChart(terms, time.age)],
    }
  },
})

/** The nest egg that is wanted: as said, else from a spending, else what is stored. */
function wanted(
  input: { goal: number | undefined; spending: number | undefined },
  sheet: Worksheet,
  household: Household,
): { value: number; spending: number | null } | null {
  const forSpending = (spending: number) => ({ value: neededNestEgg(spending) ?? 0, spending })
  if (input.goal !== undefined) return { value: input.goal, spending: null }
  if (input.spending !== undefined) {
    sheet.money('spending', 'Spending a year', input.spending)
    return forSpending(input.spending)
  }
  const stored = wantedNestEgg(household)
  if (stored) return { value: sheet.taken('Nest egg wanted', 'money', stored).value, spending: null }
  const expenses = monthlyExpenses(household.snapshot)
  if (!expenses) return null
  sheet.taken('Expenses a month', 'money', expenses)
  return forSpending(expenses.value * 12)
}

export const retirementNeed = defineSum({
  name: 'retirement-need',
  about: 'What to put in each month to reach a sum or an income at retirement.',
  inputs: {
    spending: { ...yearly('Spending a year'), adds: true },
    goal: money('Nest egg wanted'),
    savings: retirementMoney,
    age,
    retirementAge: stopAge,
    years: { ...months('Time until retirement'), min: 0 },
    rate: growthRate,
  },
  results: ['monthly', 'goal', 'value', 'gap'],
  formula:
    'the equal amount at each month’s end that, with today’s savings and all growth, reaches the nest egg',
  assumptions: [
    'the return is the same every year',
    'a spending is carried by the 4% rule',
    'contributions go in at the end of each month',
  ],
  compute(input, sheet, household) {
    const target = wanted(input, sheet, household)
    if (!target) return 'What do you want to have at retirement, or to spend in a year?'
    const time = timeUntil(input, sheet)
    if (!time) return AGES
    const have = sheet.money('savings', 'Retirement savings', input.savings)
    const rate = sheet.percent('rate', 'Return a year', input.rate)
    const goal =
      input.goal === undefined
        ? sheet.rounded(
            'goal',
            'Nest egg wanted',
            target.value,
            'what was wanted, or a year’s spending by the 4% rule',
          )
        : sheet.money('goal', 'Nest egg wanted', input.goal)
    sheet.results.set('goal', goal)
    const terms = { start: input.savings, rate: input.rate, months: time.months }
    const alone = futureValue(terms)
    const value = sheet.rounded('value', 'From what is there', alone, 'savings with their growth', [
      have,
      rate,
    ])
    const gap = sheet.rounded(
      'gap',
      'Still missing',
      Math.max(0, subtractMoney(target.value, alone)),
      'goal minus what is there by then',
      [goal, value],
    )
    const needed = requiredContribution(terms, target.value)
    if (needed === null)
      return {
        answer: [text`Retirement is now, and ${about(gap)} is missing to ${goal}.`],
        lines: [text`Missing: ${gap}`],
      }
    const each = sheet.rounded(
      'monthly',
      'To put in each month',
      needed,
      'the equal amount that reaches the goal in time',
    )
    return {
      answer: [
        needed === 0
          ? text`Nothing more: what you have grows to ${about(value)} ${time.when}, past the ${goal}.`
          : text`${about(each, 'About')} a month at ${rate} gets you to ${goal} ${time.when}.`,
        ...(needed > 0 && input.savings > 0
          ? [text`Your ${have} grows to ${about(value)} of that by itself.`]
          : []),
      ],
      lines: [
        text`To put in: ${each} a month`,
        text`Wanted: ${goal}`,
        text`From what is there: ${value}`,
        text`Missing without more: ${gap}`,
      ],
      notes: target.spending === null ? [] : remarkOnPrices(target.spending, time.months, sheet),
    }
  },
})

/** A spending of today costs more by then. */
function remarkOnPrices(spending: number, time: number, sheet: Worksheet): Text[] {
  if (time < 60) return []
  const prices: Figure = sheet.rateOf('Inflation a year', ASSUMED_INFLATION, inflationRate.assume.source)
  const later = sheet.rounded(
    'later',
    'The same spending then',
    futureCost(spending, time / 12),
    'raised by inflation every year',
    [prices],
  )
  return [
    text`If you mean today's money: at ${prices} inflation the same life costs ${about(later)} a year by then.`,
  ]
}
