import { z } from '#contract/zod.ts'
import { text } from '#advisor/grounding/pieces.ts'
import { defineCalculator } from '#advisor/planning/calculator.ts'
import { amount } from '#advisor/planning/input-fields.ts'
import { RECOMMENDED_SAVINGS_RATE, summarizeCashFlow } from '#finance/budget.ts'
import { multiplyMoney, subtractMoney } from '#finance/money.ts'
import { byRule } from '#advisor/grounding/figures.ts'

export const whatIfBudget = defineCalculator({
  name: 'what_if_budget',
  description:
    'The monthly budget with income or expenses changed, next to the present one. Nothing is stored.',
  input: z.object({ income: amount, expenses: amount, newIncome: amount, newExpenses: amount }),
  formula: 'what is left with the changed amounts, against what is left now',
  assumptions: ['everything else stays as it is', 'nothing of this is saved'],
  compute(input, sheet) {
    const income = sheet.money('income', 'Income a month now', input.income)
    const expenses = sheet.money('expenses', 'Expenses a month now', input.expenses)
    const changed = [
      ...(input.newIncome === input.income
        ? []
        : [sheet.money('newIncome', 'Income a month then', input.newIncome)]),
      ...(input.newExpenses === input.expenses
        ? []
        : [sheet.money('newExpenses', 'Expenses a month then', input.newExpenses)]),
    ]
    const now = summarizeCashFlow(input.income, input.expenses)
    const then = summarizeCashFlow(input.newIncome, input.newExpenses)
    const difference = subtractMoney(then.netSavings, now.netSavings)
    const before = sheet.sum('net_savings_now', 'Left a month now', now.netSavings, 'income minus expenses', [
      income,
      expenses,
    ])
    const after = sheet.sum(
      'net_savings',
      'Left a month then',
      then.netSavings,
      'income minus expenses, as changed',
      [income, expenses, ...changed],
    )
    const rate = sheet.share(
      'savings_rate',
      'Savings rate then',
      then.savingsRate,
      'what is left as a share of income',
      [after],
    )
    const old = sheet.share(
      'savings_rate_now',
      'Savings rate now',
      now.savingsRate,
      'what is left as a share of income',
      [before],
    )
    const more = sheet.sum(
      'difference',
      'Difference a month',
      Math.abs(difference),
      'left then minus left now',
      [after, before],
    )
    const year = sheet.sum(
      'difference_a_year',
      'Difference a year',
      multiplyMoney(Math.abs(difference), 12),
      'the month’s difference over a year',
      [more],
    )
    const target = sheet.rateOf(
      'Recommended savings rate',
      RECOMMENDED_SAVINGS_RATE,
      byRule('Recommended savings rate', 'the share of income that Keel recommends to save'),
    )
    const gap = sheet.sum(
      'gap',
      'Short of the target',
      then.gapToTarget,
      'target share of income minus what is left',
      [after],
    )
    const word = difference < 0 ? 'less' : 'more'
    return {
      answer: [
        text`Then ${after} a month would be left, ${more} ${word} than now: a savings rate of ${rate} instead of ${old}.`,
        text`That is ${year} a year.`,
      ],
      lines: [
        text`Left each month: ${after} instead of ${before}`,
        text`Savings rate: ${rate} instead of ${old}`,
        text`Difference: ${more} a month, ${year} a year`,
        then.gapToTarget > 0
          ? text`Short of saving ${target}: ${gap} a month`
          : text`That is at or above the recommended ${target}`,
      ],
      cards: [
        {
          kind: 'table',
          title: 'Now and then',
          formula: 'What is left is income minus expenses, each month',
          open: '/budget',
          columns: [
            { label: '', unit: 'text' },
            { label: 'Now', unit: 'money' },
            { label: 'Then', unit: 'money' },
          ],
          rows: [
            ['Income', input.income, input.newIncome],
            ['Expenses', input.expenses, input.newExpenses],
            ['Left', now.netSavings, then.netSavings],
          ],
        },
      ],
    }
  },
})
