/** What it takes to be ready for retirement. */
import { text, type Text } from '#advisor/grounding/pieces.ts'
import { monthlyExpenses } from '#advisor/planning/data/totals.ts'
import { defineSum, type Household } from '#advisor/planning/sum.ts'
import type { Worked } from '#advisor/planning/worked.ts'
import type { Worksheet } from '#advisor/planning/worksheet.ts'
import type { Figure } from '#contract/figures.ts'
import { futureValue, requiredContribution } from '#finance/growth.ts'
import { ASSUMED_INFLATION, futureCost } from '#finance/inflation.ts'
import { subtractMoney } from '#finance/money.ts'
import { neededNestEgg, sustainableMonthlyIncome } from '#finance/retirement.ts'
import { growthRate } from './inputs.ts'
import { age, inflationRate, money, months, stopAge, wantedNestEgg, yearly } from './money-inputs.ts'
import { AGES, retirementMoney, timeUntil } from './retirement.ts'

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
        answer: [text`Retirement is now, and ${sheet.about(gap)} is missing to ${goal}.`],
        lines: [text`Missing: ${gap}`],
      }
    if (target.spending !== null && needed > target.spending / 12)
      return notOnSavingsAlone(sheet, { value, gap, goal, spending: target.spending, alone })
    const each = sheet.rounded(
      'monthly',
      'To put in each month',
      needed,
      'the equal amount that reaches the goal in time',
    )
    return {
      answer: [
        needed === 0
          ? text`Nothing more: what you have grows to ${sheet.about(value)} ${time.when}, past the ${goal}.`
          : text`${sheet.about(each, 'About')} a month at ${rate} gets you to ${goal} ${time.when}.`,
        ...(needed > 0 && input.savings > 0
          ? [text`Your ${have} grows to ${sheet.about(value)} of that by itself.`]
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

/** Nobody puts away more than a life costs: then what there is to live on says more than what is missing. */
function notOnSavingsAlone(
  sheet: Worksheet,
  {
    value,
    gap,
    goal,
    spending,
    alone,
  }: { value: Figure; gap: Figure; goal: Figure; spending: number; alone: number },
): Worked {
  const carried = sheet.rounded(
    'carried',
    'What that carries a month',
    sustainableMonthlyIncome(alone),
    'a month of what the 4% rule allows',
    [value],
  )
  const lived = sheet.aside('Spending a month', Math.round(spending / 12), 'a twelfth of the year')
  return {
    answer: [
      text`Not on savings alone: ${sheet.about(value)} by then carries ${sheet.about(carried)} a month of the ${lived} you spend.`,
      text`All of it takes ${goal}.`,
      text`Social Security, a pension, some pay or a later date has to bring the rest.`,
    ],
    lines: [text`Wanted: ${goal}`, text`From what is there: ${value}`, text`Missing without more: ${gap}`],
  }
}

/** A spending of today costs more by then. */
function remarkOnPrices(spending: number, time: number, sheet: Worksheet): Text[] {
  if (time < 60) return []
  const prices = sheet.rateOf('Inflation a year', ASSUMED_INFLATION, inflationRate.assume.source)
  const later = sheet.rounded(
    'later',
    'The same spending then',
    futureCost(spending, time / 12),
    'raised by inflation every year',
    [prices],
  )
  return [
    text`If you mean today's money: at ${prices} inflation the same life costs ${sheet.about(later)} a year by then.`,
  ]
}
