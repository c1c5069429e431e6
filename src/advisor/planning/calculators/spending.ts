import { z } from '#contract/zod.ts'
import { text } from '#advisor/grounding/pieces.ts'
import { defineCalculator } from '#advisor/planning/calculator.ts'
import { nameOf } from '#advisor/planning/compose.ts'
import { amount } from '#advisor/planning/input-fields.ts'
import { compositionShares } from '#finance/balance-sheet.ts'
import { totalAmount, totalsByCategory } from '#finance/budget.ts'
import { multiplyMoney } from '#finance/money.ts'

const SHOWN = 5

export const spending = defineCalculator({
  name: 'spending_by_category',
  description: 'Monthly expenses by category, largest first, with their share; or one category.',
  input: z.object({
    expenses: z.array(z.object({ category: z.string(), amount })).check(z.minLength(1)),
    /** Only this category is asked for. */
    category: z.optional(z.string()),
  }),
  formula: 'rows of the same category are added up; a share is a category’s part of all expenses',
  assumptions: ['amounts are monthly'],
  compute({ expenses, category }, sheet) {
    const totals = totalsByCategory(expenses).toSorted((a, b) => b.total - a.total)
    const shares = compositionShares(totals.map((group) => group.total))
    const whole = sheet.sum('total', 'All expenses', totalAmount(expenses), 'all expense rows added up')
    const groups = totals.map((group, at) => ({
      category: group.category,
      total: sheet.sum(`category_${at}`, group.category, group.total, 'rows of this category added up'),
      share: sheet.share(`share_${at}`, group.category, shares[at] ?? 0, 'its part of all expenses', [whole]),
      cents: group.total,
    }))
    const asked = groups.find((group) => group.category === category)
    const [first, ...rest] = groups
    if (!first) return { answer: [text`There are no expenses yet.`], lines: [] }
    const one =
      asked &&
      sheet.sum(
        'category_a_year',
        'In a year',
        multiplyMoney(asked.cents, 12),
        'the month’s amount over a year',
        [asked.total],
      )
    return {
      answer:
        asked && one
          ? [
              text`${nameOf(asked.category)} costs you ${asked.total} a month, ${asked.share} of your expenses and ${one} a year.`,
            ]
          : [
              text`Your largest expense is ${nameOf(first.category)}: ${first.total} of ${whole} a month, ${first.share}.`,
              ...rest.slice(0, 1).map((group) => text`Then ${nameOf(group.category)}, ${group.total}.`),
            ],
      lines: [
        ...groups
          .slice(0, Math.max(SHOWN, groups.indexOf(asked ?? first) + 1))
          .map((group) => text`${nameOf(group.category)}: ${group.total} (${group.share})`),
        text`All expenses: ${whole} a month`,
      ],
      cards: [
        {
          kind: 'table',
          title: 'Expenses by category',
          formula: 'Rows of the same category added up',
          open: '/budget',
          columns: [
            { label: 'Category', unit: 'text' },
            { label: 'A month', unit: 'money' },
            { label: 'Share', unit: 'percent' },
          ],
          rows: totals.map((group, at) => [group.category, group.total, shares[at] ?? 0]),
        },
      ],
    }
  },
})
