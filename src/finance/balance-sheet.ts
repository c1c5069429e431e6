/** What a person owns and owes. */
import { monthlyInterest } from './interest.ts'
import { type Cents, shareMoney, subtractMoney, sumMoney } from './money.ts'

export const assetCategories = [
  'Cash and Equivalents',
  'Investments',
  'Real Estate',
  'Vehicles',
  'Personal Property',
  'Retirement Accounts',
  'Business Interests',
  'Other Assets',
] as const

export const liabilityCategories = [
  'Mortgage',
  'Auto Loans',
  'Student Loans',
  'Credit Cards',
  'Personal Loans',
  'Medical Debt',
  'Business Loans',
  'Other Debt',
] as const

export type AssetCategory = (typeof assetCategories)[number]
export type LiabilityCategory = (typeof liabilityCategories)[number]

export interface AssetValue {
  value: Cents
}

export interface OwedAmount {
  amount: Cents
}

export interface InterestBearing extends OwedAmount {
  /** Percent a year. */
  interestRate: number
}

export interface CategoryGroup<Category extends string, Item> {
  category: Category
  items: Item[]
  total: Cents
}

export interface NetWorth {
  totalAssets: Cents
  totalLiabilities: Cents
  netWorth: Cents
}

export function netWorth(assets: readonly AssetValue[], liabilities: readonly OwedAmount[]): NetWorth {
  const totalAssets = sumMoney(assets.map((asset) => asset.value))
  const totalLiabilities = sumMoney(liabilities.map((debt) => debt.amount))
  return { totalAssets, totalLiabilities, netWorth: subtractMoney(totalAssets, totalLiabilities) }
}

/** Assets by category, in the order of the category list; categories without an item are left out. */
export function groupAssets<Item extends AssetValue & { category: AssetCategory }>(assets: readonly Item[]) {
  return groupByCategory(assetCategories, assets, (asset) => asset.value)
}

/** Liabilities by category, in the order of the category list; categories without an item are left out. */
export function groupLiabilities<Item extends OwedAmount & { category: LiabilityCategory }>(
  debts: readonly Item[],
) {
  return groupByCategory(liabilityCategories, debts, (debt) => debt.amount)
}

function groupByCategory<Category extends string, Item extends { category: Category }>(
  categories: readonly Category[],
  items: readonly Item[],
  amountOf: (item: Item) => Cents,
): CategoryGroup<Category, Item>[] {
  return categories
    .map((category) => {
      const members = items.filter((item) => item.category === category)
      return { category, items: members, total: sumMoney(members.map(amountOf)) }
    })
    .filter((group) => group.items.length > 0)
}

/** The yearly rate of all debt together, weighted by amount; null when nothing is owed. */
export function averageInterestRate(liabilities: readonly InterestBearing[]): number | null {
  const owed = liabilities.filter((debt) => debt.amount > 0)
  const total = sumMoney(owed.map((debt) => debt.amount))
  if (total === 0) return null
  return owed.reduce((sum, debt) => sum + (debt.amount / total) * debt.interestRate, 0)
}

/** What all debt costs this month: a twelfth of each rate on each balance. */
export function monthlyInterestCost(liabilities: readonly InterestBearing[]): Cents {
  return sumMoney(liabilities.map((debt) => monthlyInterest(debt.amount, debt.interestRate)))
}

/**
 * The percent each amount is of the whole, rounded to `decimals` so that the shares shown add up to exactly 100
 * (largest fractions are rounded up first). All zero when there is nothing to share.
 */
export function compositionShares(amounts: readonly Cents[], decimals = 1): number[] {
  const steps = 10 ** decimals
  const positive = amounts.map((amount) => Math.max(0, amount))
  if (positive.every((amount) => amount === 0)) return positive
  return shareMoney(100 * steps, positive).map((share) => share / steps)
}
