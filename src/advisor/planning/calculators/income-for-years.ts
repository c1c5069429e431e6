import { z } from '#contract/zod.ts'
import { text } from '#advisor/grounding/pieces.ts'
import { defineCalculator } from '#advisor/planning/calculator.ts'
import { amount, months, rate } from '#advisor/planning/input-fields.ts'
import { incomeOverYears, nestEggForYears } from '#finance/retirement.ts'

export const incomeForYears = defineCalculator({
  name: 'income_for_years',
  description:
    'The level monthly income that uses a portfolio up over a number of years, or the portfolio that pays a given income that long.',
  input: z.object({
    portfolio: z.optional(amount),
    income: z.optional(amount),
    rate: z._default(rate, 0),
    months,
  }),
  formula: 'level withdrawals at each month’s end that bring the balance to zero when the time is up',
  assumptions: ['the return is the same every year', 'nothing is left at the end'],
  compute(input, sheet) {
    const earned = sheet.percent('rate', 'Return a year', input.rate)
    const time = sheet.months('months', 'Time', input.months)
    const years = input.months / 12
    if (input.portfolio !== undefined) {
      const have = sheet.money('portfolio', 'Portfolio', input.portfolio)
      const income = sheet.sum(
        'monthly_income',
        'Income a month',
        incomeOverYears(input.portfolio, input.rate, years),
        'the level withdrawal that uses it up in time',
      )
      return {
        answer: [text`${have} pays ${income} a month for ${time} at ${earned}, and is then used up.`],
        lines: [text`Income: ${income} a month`],
      }
    }
    const wanted = sheet.money('income', 'Income a month', input.income ?? 0)
    const needed = sheet.sum(
      'needed_portfolio',
      'Portfolio needed',
      nestEggForYears(input.income ?? 0, input.rate, years),
      'what those withdrawals are worth today',
    )
    return {
      answer: [text`${wanted} a month for ${time} takes ${needed} at ${earned}.`],
      lines: [text`Portfolio needed: ${needed}`],
    }
  },
})
