import { z } from '#contract/zod.ts'
import { text } from '#advisor/grounding/pieces.ts'
import { defineCalculator } from '#advisor/planning/calculator.ts'
import { amount, percent, rate } from '#advisor/planning/input-fields.ts'
import { monthsToIndependence, neededNestEgg, SAFE_WITHDRAWAL_RATE } from '#finance/retirement.ts'

export const independence = defineCalculator({
  name: 'independence',
  description: 'When savings carry yearly spending by the 4% rule: years to financial independence.',
  input: z.object({
    savings: amount,
    monthly: amount,
    spending: amount,
    rate,
    withdrawalRate: z._default(percent, SAFE_WITHDRAWAL_RATE),
  }),
  formula:
    'the first month in which savings with their growth reach yearly spending divided by the withdrawal rate',
  assumptions: ['the return is after inflation', 'spending stays the same in today’s dollars'],
  compute(input, sheet) {
    const have = sheet.money('savings', 'Invested', input.savings)
    const adding = sheet.money('monthly', 'Added each month', input.monthly)
    const spend = sheet.money('spending', 'Spending a year', input.spending)
    const earned = sheet.percent('rate', 'Return after inflation', input.rate)
    const share = sheet.percent('withdrawalRate', 'Withdrawal rate', input.withdrawalRate)
    const target = sheet.sum(
      'needed_portfolio',
      'Portfolio needed',
      neededNestEgg(input.spending, input.withdrawalRate) ?? 0,
      'yearly spending divided by the withdrawal rate',
      [spend, share],
    )
    const time = monthsToIndependence(
      { savings: input.savings, monthlyContribution: input.monthly },
      { yearlySpending: input.spending, rate: input.rate, withdrawalRate: input.withdrawalRate },
    )
    if (!time.reaches)
      return {
        answer: [text`At ${adding} a month the ${target} you need is not reached in a lifetime.`],
        lines: [text`Portfolio needed: ${target}`],
      }
    const months = sheet.time(
      'months',
      'Months',
      time.months,
      'the first month in which the portfolio is reached',
      [have, adding, earned, target],
    )
    const years = sheet.years('years', 'Years', time.months / 12, 'months in years', [months])
    return {
      answer: [
        text`You could be independent in about ${years}: that is when ${have} and ${adding} a month reach ${target}.`,
      ],
      lines: [text`Portfolio needed: ${target}`, text`Reached in: ${sheet.spell(months)}, about ${years}`],
    }
  },
})
