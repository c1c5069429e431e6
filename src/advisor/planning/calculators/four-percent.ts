import { z } from '#contract/zod.ts'
import { text } from '#advisor/grounding/pieces.ts'
import { defineCalculator } from '#advisor/planning/calculator.ts'
import { amount, percent } from '#advisor/planning/input-fields.ts'
import { multiplyMoney, subtractMoney } from '#finance/money.ts'
import { neededNestEgg, SAFE_WITHDRAWAL_RATE, sustainableMonthlyIncome } from '#finance/retirement.ts'

const input = z.object({
  /** A year. */
  spending: z.optional(amount),
  portfolio: z.optional(amount),
  withdrawalRate: z._default(percent, SAFE_WITHDRAWAL_RATE),
})

export const fourPercent = defineCalculator({
  name: 'four_percent_rule',
  description:
    'The 4% rule both ways: the portfolio that carries yearly spending and what is missing to it, and the income that a portfolio can pay.',
  input,
  formula:
    'the portfolio is yearly spending divided by the withdrawal rate; the income is the portfolio times that rate',
  assumptions: ['spending rises with prices over a long retirement'],
  compute({ spending, portfolio, withdrawalRate }, sheet) {
    const rate = sheet.percent('withdrawalRate', 'Withdrawal rate', withdrawalRate)
    const have = portfolio === undefined ? null : sheet.money('portfolio', 'Portfolio', portfolio)
    const lines = []
    const answer = []
    if (spending !== undefined) {
      const spend = sheet.money('spending', 'Spending a year', spending)
      const size = neededNestEgg(spending, withdrawalRate) ?? 0
      const needed = sheet.sum(
        'needed_portfolio',
        'Portfolio needed',
        size,
        'yearly spending divided by the withdrawal rate',
        [spend, rate],
      )
      lines.push(text`Portfolio needed for ${spend} a year: ${needed}`)
      answer.push(text`To spend ${spend} a year you need ${needed}.`)
      if (have) {
        const gap = subtractMoney(size, portfolio ?? 0)
        const missing = sheet.sum(
          'missing',
          gap > 0 ? 'Still missing' : 'More than needed',
          Math.abs(gap),
          'needed portfolio against yours',
          [needed, have],
        )
        lines.push(
          gap > 0
            ? text`Still missing with ${have}: ${missing}`
            : text`You have ${have}, which is ${missing} more than needed`,
        )
        answer.push(
          gap > 0
            ? text`With ${have} you are ${missing} short.`
            : text`You have ${have}: ${missing} more than that.`,
        )
      }
    }
    if (have && portfolio !== undefined) {
      const monthly = sustainableMonthlyIncome(portfolio, withdrawalRate)
      const month = sheet.sum(
        'monthly_income',
        'Income a month',
        monthly,
        'portfolio times the rate, a month’s share',
        [have, rate],
      )
      const year = sheet.sum(
        'yearly_income',
        'Income a year',
        multiplyMoney(portfolio, withdrawalRate / 100),
        'portfolio times the rate',
        [have, rate],
      )
      lines.push(text`${have} pays ${year} a year, ${month} a month`)
      if (spending === undefined)
        answer.push(text`At ${rate}, ${have} pays about ${year} a year, or ${month} a month.`)
    }
    return { answer, lines }
  },
})
