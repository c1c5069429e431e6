import { assetCategories, liabilityCategories } from '#finance/balance-sheet.ts'
import { assetCategory, liabilityCategory } from '#advisor/understanding/names/categories.ts'
import { categoryFacts } from '#advisor/understanding/names/category-features.ts'
import type { PackedNetwork } from '#advisor/understanding/learned/network.ts'
import { nameByRules } from '#advisor/understanding/names/naming-rules.ts'
import type { Example } from './align.ts'
import { learnClasses } from './learn-classes.ts'

const settings = { passes: 10, rate: 0.03, hidden: 0.4, cells: 24, least: 2 }

/** Learns where assets and debts belong in the balance sheet. */
export function trainCategories(examples: readonly Example[]): PackedNetwork {
  return learnClasses(
    examples.flatMap(({ reading, amount, role, want }) => {
      if (!want?.category || (role !== 'asset' && role !== 'liability')) return []
      const named = nameByRules(reading, amount, role)
      const byName = role === 'asset' ? assetCategory(named) : liabilityCategory(named)
      return [{ facts: categoryFacts(reading, amount, role, named.name, byName), class: want.category }]
    }),
    [...assetCategories, ...liabilityCategories],
    settings,
  )
}
