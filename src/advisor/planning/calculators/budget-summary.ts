import { z } from '#contract/zod.ts'
import { text } from '#advisor/grounding/pieces.ts'
import { defineCalculator } from '#advisor/planning/calculator.ts'
import { amount } from '#advisor/planning/input-fields.ts'
import { summarizeCashFlow } from '#finance/budget.ts'
import { multiplyMoney } from '#finance/money.ts'

export const budgetSummary = defineCalculator({
  name: 'budget_summary',
  description: 'Monthly income, expenses, what is left, and the savings rate.',
  input: z.object({ income: amount, expenses: amount }),
  formula: 'what is left is income minus expenses',
  assumptions: ['amounts are monthly'],
  compute({ income, expenses }, sheet) {
    const earned = sheet.money('income', 'Income a month', income)
    const spent = sheet.money('expenses', 'Expenses a month', expenses)
    const summary = summarizeCashFlow(income, expenses)
    const net = sheet.sum('net_savings', 'Left each month', summary.netSavings, 'income minus expenses')
    const yearly = sheet.sum(
      'net_savings_a_year',
      'Left in a year',
      multiplyMoney(summary.netSavings, 12),
      'what is left each month over a year',
      [net],
    )
    const rate = sheet.share(
      'savings_rate',
      'Savings rate',
      summary.savingsRate,
      'what is left as a share of income',
      [net, earned],
    )
    return {
      answer: [
        summary.netSavings < 0
          ? text`You spend more than you earn: ${earned} in, ${spent} out, so ${net} a month.`
          : text`${earned} comes in and ${spent} goes out each month, which leaves ${net}, or ${rate} of your income.`,
      ],
      lines: [
        text`Income: ${earned} a month`,
        text`Expenses: ${spent} a month`,
        text`Left: ${net} a month, ${yearly} a year`,
        text`Savings rate: ${rate}`,
      ],
    }
  },
})
