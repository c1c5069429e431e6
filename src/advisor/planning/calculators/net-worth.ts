import { rowKey } from '#advisor/planning/data/row-sources.ts'
import { z } from '#contract/zod.ts'
import { text } from '#advisor/grounding/pieces.ts'
import { defineCalculator } from '#advisor/planning/calculator.ts'
import { amount } from '#advisor/planning/input-fields.ts'
import { netWorth as findNetWorth } from '#finance/balance-sheet.ts'

const item = z.object({ name: z.string(), category: z.string(), amount })

export const netWorth = defineCalculator({
  name: 'net_worth',
  description: 'Total assets, total liabilities and net worth from lists of what is owned and owed.',
  input: z.object({
    assets: z.array(item),
    liabilities: z.array(item),
  }),
  formula: 'net worth is all assets added up, less all liabilities added up',
  assumptions: [],
  compute({ assets, liabilities }, sheet) {
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
    return {
      answer: [
        found.netWorth < 0
          ? text`Your net worth is negative, ${net}: you own ${owned} and owe ${owed}.`
          : text`Your net worth is ${net}: ${owned} of assets less ${owed} of liabilities.`,
      ],
      lines: [text`Total assets: ${owned}`, text`Total liabilities: ${owed}`, text`Net worth: ${net}`],
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
