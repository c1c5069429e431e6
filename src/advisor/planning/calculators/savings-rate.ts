import { z } from '#contract/zod.ts'
import { byRule } from '#advisor/grounding/figures.ts'
import { text } from '#advisor/grounding/pieces.ts'
import { defineCalculator } from '#advisor/planning/calculator.ts'
import { amount, percent } from '#advisor/planning/input-fields.ts'
import { RECOMMENDED_SAVINGS_RATE, savingsRate as findRate } from '#finance/budget.ts'
import { percentOf, subtractMoney } from '#finance/money.ts'

export const savingsTarget = {
  value: RECOMMENDED_SAVINGS_RATE,
  source: byRule('Recommended savings rate', 'the share of income that Keel recommends to save'),
}

export const savingsRate = defineCalculator({
  name: 'savings_rate',
  description: 'The share of monthly income that is left after all expenses, against a target share of it.',
  input: z.object({
    income: amount,
    expenses: amount,
    target: z._default(percent, RECOMMENDED_SAVINGS_RATE),
  }),
  formula: 'savings rate is income minus expenses, as a share of income',
  assumptions: ['every expense of the month is counted'],
  compute({ income, expenses, target }, sheet) {
    const earned = sheet.money('income', 'Income a month', income)
    const spent = sheet.money('expenses', 'Expenses a month', expenses)
    const wanted = sheet.percent('target', 'Target share', target)
    const left = subtractMoney(income, expenses)
    const goal = percentOf(income, target)
    const gap = subtractMoney(goal, left)
    const net = sheet.sum('net_savings', 'Left each month', left, 'income minus expenses', [earned, spent])
    const rate = sheet.share(
      'savings_rate',
      'Savings rate',
      findRate(income, expenses),
      'what is left as a share of income',
      [net, earned],
    )
    const aim = sheet.sum('target_amount', 'Target a month', goal, 'target share of income', [wanted, earned])
    const missing = sheet.sum(
      'gap',
      gap > 0 ? 'More to save a month' : 'Above the target a month',
      Math.abs(gap),
      gap > 0 ? 'target minus what is left' : 'what is left minus the target',
      [aim, net],
    )
    const verdict =
      gap > 0
        ? text`Saving ${wanted} means ${aim} a month, so ${missing} more.`
        : text`That is ${missing} a month above the ${wanted} mark of ${aim}.`
    return {
      answer: [
        left < 0
          ? text`Your savings rate is negative, ${rate}: each month you spend ${spent} and earn ${earned}.`
          : text`Your savings rate is ${rate}: ${net} of ${earned} a month.`,
        verdict,
      ],
      lines: [
        text`Savings rate: ${rate}`,
        text`Left each month: ${net}`,
        text`${wanted} of your income: ${aim} a month`,
        gap > 0
          ? text`Still to save each month: ${missing} more`
          : text`Above the target: ${missing} a month`,
      ],
    }
  },
})
