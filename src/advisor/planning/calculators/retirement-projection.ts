import { z } from '#contract/zod.ts'
import type { Figure } from '#contract/figures.ts'
import { text, type Text } from '#advisor/grounding/pieces.ts'
import type { DraftCard } from '#advisor/reply.ts'
import { defineCalculator } from '#advisor/planning/calculator.ts'
import { age, amount, months, rate } from '#advisor/planning/input-fields.ts'
import type { Worksheet } from '#advisor/planning/worksheet.ts'
import { growthSeries } from '#finance/growth.ts'
import { subtractMoney, sumMoney } from '#finance/money.ts'
import { projectRetirement, projectWithInflation, sustainableMonthlyIncome } from '#finance/retirement.ts'

const input = z.object({
  savings: amount,
  monthly: amount,
  months,
  rate,
  /** Age now, when it is known. */
  age: z.optional(age),
  /** When given, the rate is before inflation. */
  inflation: z.optional(rate),
  goal: z.optional(amount),
})
type Input = z.output<typeof input>

export const retirementProjection = defineCalculator({
  name: 'retirement_projection',
  description:
    'What retirement savings grow to by retirement, without chance. With a real return the result is in today’s dollars.',
  input,
  formula: 'each month the balance earns its share of the yearly return, then the contribution goes in',
  assumptions: ['the return is the same every year', 'contributions go in at the end of each month'],
  compute(plan, sheet) {
    const start = sheet.money('savings', 'Retirement savings', plan.savings)
    const adding = sheet.money('monthly', 'Added each month', plan.monthly)
    const earned = sheet.percent('rate', 'Return a year', plan.rate)
    const when = describeTime(plan, sheet)
    const projected = projectRetirement(
      { savings: plan.savings, monthlyContribution: plan.monthly, months: plan.months },
      plan.rate,
    )
    const balance = sheet.sum(
      'projected_balance',
      'Projected balance',
      projected,
      'savings and contributions with their growth',
    )
    const paid = sumMoney([plan.savings, plan.monthly * Math.round(plan.months)])
    const paidIn = sheet.sum('paid_in', 'Paid in by then', paid, 'savings plus all contributions', [
      start,
      adding,
    ])
    const growth = sheet.sum(
      'growth',
      'Growth',
      subtractMoney(projected, paid),
      'balance minus what was paid in',
      [balance, paidIn],
    )
    const income = sheet.sum(
      'monthly_income',
      'Income a month by the 4% rule',
      sustainableMonthlyIncome(projected),
      'a month’s share of what the 4% rule allows',
      [balance],
    )
    const real = inTodaysDollars(plan, balance, sheet)
    return {
      answer: [
        text`${when} you would have about ${balance}, starting from ${start} with ${adding} a month at ${earned}.`,
        ...real.slice(0, 1),
      ],
      lines: [
        text`${when}: ${balance}`,
        text`Of that paid in: ${paidIn}, growth: ${growth}`,
        text`By the 4% rule it would pay ${income} a month`,
        ...real,
        ...againstGoal(plan, balance, projected, sheet),
      ],
      cards: [toSeries(plan)],
    }
  },
})

/** 'At 65', or 'In 26 years' when the age is not known. */
function describeTime({ age: now, months: time }: Input, sheet: Worksheet): Text {
  if (now === undefined) return text`In ${sheet.months('months', 'Time', time)}`
  sheet.number('age', 'Age now', 'age', now)
  return text`At ${sheet.number('retirementAge', 'Age at retirement', 'age', now + time / 12)}`
}

function inTodaysDollars(plan: Input, balance: Figure, sheet: Worksheet): Text[] {
  if (plan.inflation === undefined) return []
  const prices = sheet.percent('inflation', 'Inflation a year', plan.inflation)
  const both = projectWithInflation(
    { savings: plan.savings, monthlyContribution: plan.monthly, months: plan.months },
    plan.rate,
    plan.inflation,
  )
  const today = sheet.sum(
    'in_todays_dollars',
    'In today’s dollars',
    both.nominalInTodaysDollars,
    'the balance, less what prices rise by until then',
    [balance, prices],
  )
  const real = sheet.sum(
    'by_real_return',
    'In today’s dollars, contributions rising with prices',
    both.real,
    'the same projection with the return after inflation',
  )
  return [
    text`In today’s dollars that is ${today}.`,
    text`If your contributions rise with prices, ${real} in today’s dollars.`,
  ]
}

function againstGoal({ goal }: Input, balance: Figure, projected: number, sheet: Worksheet): Text[] {
  if (goal === undefined) return []
  const wanted = sheet.money('goal', 'Retirement goal', goal)
  const gap = subtractMoney(goal, projected)
  const missing = sheet.sum(
    'gap',
    gap > 0 ? 'Short of the goal' : 'Above the goal',
    Math.abs(gap),
    'goal against the balance',
    [wanted, balance],
  )
  return [
    gap > 0
      ? text`Short of your goal of ${wanted}: ${missing}`
      : text`Above your goal of ${wanted}: ${missing}`,
  ]
}

function toSeries(plan: Input): DraftCard {
  const points = growthSeries({
    start: plan.savings,
    contribution: plan.monthly,
    rate: plan.rate,
    months: plan.months,
  })
  return {
    kind: 'series',
    title: plan.age === undefined ? 'Your balance by year' : 'Your balance by age',
    formula: 'Savings and contributions with their growth',
    open: '/profile',
    unit: 'money',
    step: plan.age === undefined ? 'year' : 'age',
    from: Math.round(plan.age ?? 0),
    lines: [
      { label: 'Balance', points: points.map((point) => point.balance) },
      { label: 'Paid in', points: points.map((point) => point.contributed) },
    ],
  }
}
