import { z } from '#contract/zod.ts'
import { text } from '#advisor/grounding/pieces.ts'
import { defineCalculator } from '#advisor/planning/calculator.ts'
import { amount } from '#advisor/planning/input-fields.ts'
import { assetCategories, compositionShares, groupAssets } from '#finance/balance-sheet.ts'
import { sumMoney } from '#finance/money.ts'

export const assetMix = defineCalculator({
  name: 'asset_mix',
  description: 'What assets consist of: total and share of each category.',
  input: z.object({
    assets: z
      .array(z.object({ name: z.string(), category: z.enum(assetCategories), value: amount }))
      .check(z.minLength(1)),
  }),
  formula: 'each category’s part of all assets',
  assumptions: [],
  compute({ assets }, sheet) {
    const groups = groupAssets(assets).toSorted((a, b) => b.total - a.total)
    const shares = compositionShares(groups.map((group) => group.total))
    const whole = sheet.sum(
      'total',
      'Total assets',
      sumMoney(groups.map((group) => group.total)),
      'all assets added up',
    )
    const rows = groups.map((group, at) => ({
      category: group.category,
      total: sheet.sum(`category_${at}`, group.category, group.total, 'assets of this category added up'),
      share: sheet.share(`share_${at}`, group.category, shares[at] ?? 0, 'its part of all assets', [whole]),
    }))
    const [first] = rows
    if (!first) return { answer: [text`There are no assets yet.`], lines: [] }
    return {
      answer: [
        text`Most of your ${whole} is in ${first.category.toLowerCase()}: ${first.total}, or ${first.share}.`,
      ],
      lines: rows.map((row) => text`${row.category}: ${row.total} (${row.share})`),
      cards: [
        {
          kind: 'table',
          title: 'What your assets are',
          formula: 'Each category’s part of all assets',
          open: '/balance-sheet',
          columns: [
            { label: 'Category', unit: 'text' },
            { label: 'Value', unit: 'money' },
            { label: 'Share', unit: 'percent' },
          ],
          rows: groups.map((group, at) => [group.category, group.total, shares[at] ?? 0]),
        },
      ],
    }
  },
})
