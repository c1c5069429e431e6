import { rowKey } from '#advisor/planning/data/row-sources.ts'
import type { Worksheet } from '#advisor/planning/worksheet.ts'
import type { Figure } from '#contract/figures.ts'
import { z } from '#contract/zod.ts'
import { text } from '#advisor/grounding/pieces.ts'
import { defineCalculator } from '#advisor/planning/calculator.ts'
import { amount } from '#advisor/planning/input-fields.ts'
import { netWorth as findNetWorth } from '#finance/balance-sheet.ts'
import { type Cents, sumMoney } from '#finance/money.ts'

const item = z.object({ name: z.string(), category: z.string(), amount })

export const netWorth = defineCalculator({
  name: 'net_worth',
  description: 'Total assets, total liabilities and net worth from lists of what is owned and owed.',
  input: z.object({
    assets: z.array(item),
    liabilities: z.array(item),
    /** Known, but in neither list. */
    unlistedSavings: z.optional(amount),
    unlistedDebt: z.optional(amount),
  }),
  formula: 'net worth is all assets added up, less all liabilities added up',
  assumptions: [],
  compute({ assets, liabilities, unlistedSavings = 0, unlistedDebt = 0 }, sheet) {
    const found = findNetWorth(
      assets.map((asset) => ({ value: asset.amount })),
      liabilities,
    )
    const listed = (items: typeof assets) =>
      items.map(({ name, amount: size }) => sheet.row(name, size, sheet.sourceOf(rowKey(name))))
    const owned = sheet.sum(
      'total_assets',
      'Total assets',
      found.totalAssets,
      'all assets added up',
      listed(assets),
    )
    const owed = sheet.sum(
      'total_liabilities',
      'Total liabilities',
      found.totalLiabilities,
      'all liabilities added up',
      listed(liabilities),
    )
    const net = sheet.sum('net_worth', 'Net worth', found.netWorth, 'assets minus liabilities', [owned, owed])
    const rows = [
      ...assets.map((row) => [row.name, row.category, row.amount]),
      ...liabilities.map((row) => [row.name, row.category, -row.amount]),
    ]
    const rest = tellUnlisted(net, { savings: unlistedSavings, debt: unlistedDebt }, sheet)
    return {
      answer: [
        found.netWorth < 0
          ? text`Your net worth is negative, ${net}: you own ${owned} and owe ${owed}.`
          : text`Your net worth is ${net}: ${owned} of assets less ${owed} of liabilities.`,
        ...rest.answer,
      ],
      lines: [
        text`Total assets: ${owned}`,
        text`Total liabilities: ${owed}`,
        text`Net worth: ${net}`,
        ...rest.lines,
      ],
      notes: rest.notes,
      cards: [
        {
          kind: 'table',
          title: 'What you own and owe',
          formula: 'Liabilities are counted below zero',
          open: '/balance-sheet',
          columns: [
            { label: 'Item', unit: 'text' },
            { label: 'Category', unit: 'text' },
            { label: 'Amount', unit: 'money' },
          ],
          rows,
        },
      ],
    }
  },
})

/** What is known but stands in no list is told beside the net worth, never silently in it: it may be part of a row. */
function tellUnlisted(net: Figure, { savings, debt }: Record<'savings' | 'debt', Cents>, sheet: Worksheet) {
  if (savings === 0 && debt === 0) return { answer: [], lines: [], notes: [] }
  const saved = sheet.row('Savings in your profile', savings, sheet.sourceOf('unlistedSavings'))
  const owed = sheet.row('Debt in your profile', debt, sheet.sourceOf('unlistedDebt'))
  const parts = [saved, owed].filter(({ value }) => value > 0)
  const all = sheet.sum(
    'net_worth_with_unlisted',
    'Net worth with what is not listed',
    sumMoney([net.value, savings, -debt]),
    'net worth, plus savings and less debt that are not listed',
    [net, ...parts],
  )
  return {
    answer: [
      parts.length > 1
        ? text`Savings of ${saved} and debt of ${owed} in your profile are not on your balance sheet; with both it is ${all}.`
        : savings > 0
          ? text`Savings of ${saved} in your profile are not on your balance sheet; with them it is ${all}.`
          : text`Debt of ${owed} in your profile is not on your balance sheet; with that it is ${all}.`,
    ],
    lines: [
      ...parts.map((part) => text`${part.label}, not on your balance sheet: ${part}`),
      text`Net worth with that: ${all}`,
    ],
    notes: [
      text`The second figure assumes that this is not part of a row that you have listed. Add it to your balance sheet, or clear it in your profile, and there is one figure.`,
    ],
  }
}
