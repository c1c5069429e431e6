import {
  type AssetCategory,
  assetCategories,
  type LiabilityCategory,
  liabilityCategories,
} from '#finance/balance-sheet.ts'
import { categoryFacts } from './category-features.ts'
import { isOther } from '#advisor/understanding/people.ts'
import { builtInLearned } from '#advisor/understanding/learned/learned.ts'
import type { Named } from './naming.ts'
import type { Amount, Reading } from '#advisor/understanding/reading/reading.ts'
import { type Thing, type ThingName, thingOf, things } from '#advisor/understanding/reading/things.ts'

/** What decides when a name holds several things: a 'car loan' is a car's, a 'student credit card' a card's. */
const owedOrder: [ThingName, LiabilityCategory][] = [
  ['card', 'Credit Cards'],
  ['studentLoan', 'Student Loans'],
  ['autoLoan', 'Auto Loans'],
  ['mortgage', 'Mortgage'],
  ['medical', 'Medical Debt'],
  ['businessLoan', 'Business Loans'],
  ['vehicle', 'Auto Loans'],
  ['business', 'Business Loans'],
  ['tax', 'Other Debt'],
  ['otherDebt', 'Other Debt'],
  ['house', 'Mortgage'],
  ['personalLoan', 'Personal Loans'],
]

export function thingsIn(name: string): ThingName[] {
  const words = name.toLowerCase().split(/[^a-z0-9'&]+/)
  return words
    .flatMap((word, at) => [thingOf(`${word} ${words[at + 1] ?? ''}`), thingOf(word)])
    .filter((thing) => thing !== null)
}

/** By its name alone. */
export function liabilityCategory({ name, thing }: Named): LiabilityCategory {
  const found = new Set([...thingsIn(name), ...(thing ? [thing] : [])])
  return owedOrder.find(([owed]) => found.has(owed))?.[1] ?? 'Other Debt'
}

/** By its name alone. */
export function assetCategory({ name, thing }: Named): AssetCategory {
  const found: Thing | null = thing ? things[thing] : null
  if (found?.asset) return found.asset
  const named = thingsIn(name)
    .map((other): Thing => things[other])
    .find((other) => other.asset)
  return named?.asset ?? (thing === 'savings' ? 'Cash and Equivalents' : 'Other Assets')
}

const PLAIN_CASH = /^(?:cds?|certificates?|checking|cash|inheritance)$/i

/** By its name and by what is said around it. */
export function categoryOf(reading: Reading, amount: Amount, role: 'asset', named: Named): AssetCategory
export function categoryOf(
  reading: Reading,
  amount: Amount,
  role: 'liability',
  named: Named,
): LiabilityCategory
export function categoryOf(
  reading: Reading,
  amount: Amount,
  role: 'asset' | 'liability',
  named: Named,
): string {
  const { categories } = builtInLearned()
  const byName = role === 'asset' ? assetCategory(named) : liabilityCategory(named)
  // A CD is cash, whatever accounts are told beside it.
  if (role === 'asset' && PLAIN_CASH.test(named.name)) return byName
  if (role === 'liability' && /\bpayday\b/i.test(named.name)) return 'Personal Loans'
  // 'A month behind on rent', told among cards, is on none of them.
  if (role === 'liability' && thingsIn(named.name).includes('rent')) return 'Other Debt'
  // '300 to my brother' is on no card.
  if (role === 'liability' && isOther(named.name.toLowerCase())) return 'Personal Loans'
  const scores = categories.score(categoryFacts(reading, amount, role, named.name, byName))
  const known: readonly string[] = role === 'asset' ? assetCategories : liabilityCategories
  let best = byName as string
  for (const [at, category] of categories.classes.entries())
    if (known.includes(category) && (scores[at] ?? 0) > (scores[categories.classes.indexOf(best)] ?? 0))
      best = category
  // A lawyer's bill is medical only where something medical is spoken of; 'the loans' may be any.
  const isKnown = thingsIn(named.name).some((thing) => thing !== 'personalLoan')
  return role === 'liability' && isKnown && best !== byName && !isSpokenOf(best, reading.text) ? byName : best
}

const isSpokenOf = (category: string, text: string) => {
  const found = new Set(thingsIn(text))
  return (
    owedOrder.every(([, owed]) => owed !== category) ||
    owedOrder.some(([thing, owed]) => owed === category && found.has(thing))
  )
}
