import { z } from '#contract/zod.ts'
import { text } from '#advisor/grounding/pieces.ts'
import { defineCalculator } from '#advisor/planning/calculator.ts'
import { age, amount, rate } from '#advisor/planning/input-fields.ts'
import { growthSeries } from '#finance/growth.ts'
import { subtractMoney, sumMoney } from '#finance/money.ts'
import {
  monthsToRetirement,
  projectRetirement,
  projectWithInflation,
  sustainableMonthlyIncome,
} from '#finance/retirement.ts'

export const retirementProjection = defineCalculator({
  name: 'retirement_projection',
  description:
    'What retirement savings grow to by the age of retirement, without chance. With a real return the result is in today’s dollars.',
  input: z.object({
    age,
    retirementAge: age,
    savings: amount,
    monthly: amount,
    rate,
    /** When given, the rate is before inflation. */
    inflation: z.optional(rate),
    goal: z.optional(amount),
  }),
  formula: 'each month the balance earns its share of the yearly return, then the contribution goes in',
  assumptions: ['the return is the same every year', 'contributions go in at the end of each month'],
  compute(input, sheet) {
    const now = sheet.number('age', 'Age now', 'age', input.age)
    const then = sheet.number('retirementAge', 'Age at retirement', 'age', input.retirementAge)
    const start = sheet.money('savings', 'Retirement savings', input.savings)
    const adding = sheet.money('monthly', 'Added each month', input.monthly)
    const earned = sheet.percent('rate', 'Return a year', input.rate)
    const months = monthsToRetirement(input.age, input.retirementAge)
    const plan = { savings: input.savings, monthlyContribution: input.monthly, months }
    const projected = projectRetirement(plan, input.rate)
    const balance = sheet.sum(
      'projected_balance',
      'Projected balance',
      projected,
      'savings and contributions with their growth',
    )
    const paidIn = sheet.sum(
      'paid_in',
      'Paid in by then',
      sumMoney([input.savings, input.monthly * months]),
      'savings plus all contributions',
      [start, adding],
    )
    const growth = sheet.sum(
      'growth',
      'Growth',
      subtractMoney(projected, sumMoney([input.savings, input.monthly * months])),
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
    const lines = [
      text`Balance at ${then}: ${balance}`,
      text`Of that paid in: ${paidIn}, growth: ${growth}`,
      text`By the 4% rule it would pay ${income} a month`,
    ]
    const answer = [
      text`At ${then} you would have about ${balance}, starting from ${start} with ${adding} a month at ${earned}.`,
    ]
    if (input.inflation !== undefined) {
      const prices = sheet.percent('inflation', 'Inflation a year', input.inflation)
      const both = projectWithInflation(plan, input.rate, input.inflation)
      const today = sheet.sum(
        'in_todays_dollars',
        'In today’s dollars',
        both.nominalInTodaysDollars,
        'the balance, less what prices rise by until then',
        [balance, prices],
      )
      const real = sheet.sum(
        'by_real_return',
        'In today’s dollars when contributions rise with prices',
        both.real,
        'the same projection with the return after inflation',
        [start, adding, earned, prices],
      )
      lines.push(text`In today’s dollars: ${today}; if your contributions rise with prices: ${real}`)
      answer.push(text`In today’s dollars that is ${today}.`)
    }
    if (input.goal !== undefined) {
      const goal = sheet.money('goal', 'Retirement goal', input.goal)
      const gap = subtractMoney(input.goal, projected)
      const missing = sheet.sum(
        'gap',
        gap > 0 ? 'Short of the goal' : 'Above the goal',
        Math.abs(gap),
        'goal against the balance',
        [goal, balance],
      )
      lines.push(
        gap > 0
          ? text`Short of your goal of ${goal}: ${missing}`
          : text`Above your goal of ${goal}: ${missing}`,
      )
    }
    const points = growthSeries({
      start: input.savings,
      contribution: input.monthly,
      rate: input.rate,
      months,
    })
    return {
      answer,
      lines: [...lines, text`From ${now} to ${then}`],
      cards: [
        {
          kind: 'series',
          title: 'Your balance by age',
          formula: 'Savings and contributions with their growth',
          open: '/profile',
          unit: 'money',
          step: 'age',
          from: Math.round(input.age),
          lines: [
            { label: 'Balance', points: points.map((point) => point.balance) },
            { label: 'Paid in', points: points.map((point) => point.contributed) },
          ],
        },
      ],
    }
  },
})
