/**
 * Which money known from elsewhere the balance sheet already lists. In doubt it counts as listed: people notice and
 * correct a total that is too low, but one that counts something twice looks right.
 */
import type { AssetCategory } from './balance-sheet.ts'
import { type Cents, subtractMoney, sumMoney } from './money.ts'

export interface ListedAsset {
  id: number
  name: string
  value: Cents
  category: AssetCategory
}

export interface GoalBalance {
  id: number
  name: string
  currentAmount: Cents
}

const SAVINGS_NAMES = /saving|emergency|rainy|money market|high.?yield|hysa|nest egg/i
/** Cash that people do not mean by their savings. */
const EVERYDAY_NAMES = /check|current account|wallet|petty|cash on hand/i
const DEBT_GOALS = /debt|loan|credit|\bcards?\b|pay(?:ing)?.?off|mortgage/i
const RETIREMENT_GOALS = /retire|pension|401|\bira\b/i

/** Where a stated savings balance may lie. */
const HOLDS_SAVINGS = new Set<AssetCategory>(['Cash and Equivalents', 'Investments', 'Other Assets'])

export interface UnlistedSavings {
  amount: Cents
  /** Cash that may be part of the stated balance and was taken off it; whoever knows may say that it is not. */
  doubtful: ListedAsset[]
}

/**
 * The part of a stated savings balance that no asset holds. An asset of that very value is the balance itself, and so
 * is cash that is named like savings, whatever its value. Everyday accounts are apart from it; other cash may be part.
 */
export function unlistedSavings(stated: Cents, assets: readonly ListedAsset[]): UnlistedSavings {
  if (stated <= 0) return { amount: 0, doubtful: [] }
  const cash = assets.filter((asset) => asset.category === 'Cash and Equivalents')
  const isListed =
    cash.some(({ name }) => SAVINGS_NAMES.test(name)) ||
    assets.some(({ value, category }) => value === stated && HOLDS_SAVINGS.has(category))
  if (isListed) return { amount: 0, doubtful: [] }
  const doubtful = cash.filter(({ name, value }) => value > 0 && !EVERYDAY_NAMES.test(name))
  const rest = subtractMoney(stated, sumMoney(doubtful.map(({ value }) => value)))
  return rest > 0 ? { amount: rest, doubtful } : { amount: 0, doubtful: [] }
}

/** The assets that a person would call their savings: cash by that name, else cash that is not for every day. */
export function savingsAmong<Asset extends ListedAsset>(assets: readonly Asset[]): Asset[] {
  const cash = assets.filter(({ category }) => category === 'Cash and Equivalents')
  const named = cash.filter(({ name }) => SAVINGS_NAMES.test(name))
  return named.length > 0 ? named : cash.filter(({ name }) => !EVERYDAY_NAMES.test(name))
}

interface UnlistedGoal {
  goal: GoalBalance
  amount: Cents
}

/**
 * Savings for goals beyond what the listed accounts can hold: cash, investments and stated savings come first, and
 * retirement accounts for a retirement goal. Money that went into paying off a debt is gone and does not count.
 */
export function unlistedGoals(
  goals: readonly GoalBalance[],
  assets: readonly ListedAsset[],
  savings: Cents,
): UnlistedGoal[] {
  if (goals.length === 0) return []
  const names = new Set(assets.map(({ name }) => sameName(name)))
  const pool = (...categories: AssetCategory[]) =>
    sumMoney(assets.filter(({ category }) => categories.includes(category)).map(({ value }) => value))
  const left = {
    ready: sumMoney([pool('Cash and Equivalents', 'Investments'), savings]),
    retirement: pool('Retirement Accounts'),
  }
  return goals.flatMap((goal) => {
    if (DEBT_GOALS.test(goal.name) || names.has(sameName(goal.name))) return []
    let open = Math.max(0, goal.currentAmount)
    const sources = RETIREMENT_GOALS.test(goal.name)
      ? (['retirement', 'ready'] as const)
      : (['ready'] as const)
    for (const source of sources) {
      const taken = Math.min(open, left[source])
      left[source] -= taken
      open -= taken
    }
    return open > 0 ? [{ goal, amount: open }] : []
  })
}

const sameName = (name: string) => name.normalize('NFC').trim().toLowerCase().replaceAll(/\s+/g, ' ')
