/**
 * The monthly budget. Rows are monthly amounts and totals run over all rows, whatever their dates.
 */
import { type Cents, percentOf, percentShare, shareMoney, subtractMoney, sumMoney } from './money.ts'

/** The share of income that the product recommends to save, in percent. */
export const RECOMMENDED_SAVINGS_RATE = 20

/** The 50/30/20 rule: needs, wants and savings in percent of take-home pay. */
export const FIFTY_THIRTY_TWENTY = [50, 30, 20] as const

export interface BudgetAmount {
  amount: Cents
}

export interface ExpenseAmount extends BudgetAmount {
  category: string
}

export interface CategoryTotal {
  category: string
  total: Cents
}

export interface BudgetSummary {
  totalIncome: Cents
  totalExpenses: Cents
  netSavings: Cents
  savingsRate: number
  targetMonthlySavings: Cents
  /** What is still missing each month to save the recommended share; 0 when on track. */
  gapToTarget: Cents
  isOnTrack: boolean
}

export function summarizeBudget(
  income: readonly BudgetAmount[],
  expenses: readonly BudgetAmount[],
): BudgetSummary {
  return summarizeCashFlow(totalAmount(income), totalAmount(expenses))
}

/** The same summary from totals that are already known, for example a what-if with one of them changed. */
export function summarizeCashFlow(totalIncome: Cents, totalExpenses: Cents): BudgetSummary {
  const netSavings = subtractMoney(totalIncome, totalExpenses)
  const rate = savingsRate(totalIncome, totalExpenses)
  const target = targetMonthlySavings(totalIncome)
  return {
    totalIncome,
    totalExpenses,
    netSavings,
    savingsRate: rate,
    targetMonthlySavings: target,
    gapToTarget: Math.max(0, subtractMoney(target, netSavings)),
    isOnTrack: isOnTrack(rate),
  }
}

export function totalAmount(items: readonly BudgetAmount[]): Cents {
  return sumMoney(items.map((item) => item.amount))
}

/** Net savings in percent of income; 0 when there is no income. */
export function savingsRate(totalIncome: Cents, totalExpenses: Cents): number {
  return percentShare(subtractMoney(totalIncome, totalExpenses), totalIncome)
}

export function targetMonthlySavings(totalIncome: Cents): Cents {
  return Math.max(0, percentOf(totalIncome, RECOMMENDED_SAVINGS_RATE))
}

export function isOnTrack(rate: number): boolean {
  return rate >= RECOMMENDED_SAVINGS_RATE
}

/**
 * Expense totals per category in order of first appearance. Letter case and stray spaces do not make a new
 * category ('groceries ' joins 'Groceries'); the first spelling is the one shown.
 */
export function totalsByCategory(expenses: readonly ExpenseAmount[]): CategoryTotal[] {
  const groups = new Map<string, { category: string; amounts: Cents[] }>()
  for (const { category, amount } of expenses) {
    const label = category.normalize('NFC').trim().replaceAll(/\s+/g, ' ')
    const key = label.toLowerCase()
    const group = groups.get(key)
    if (group) group.amounts.push(amount)
    else groups.set(key, { category: label, amounts: [amount] })
  }
  return Array.from(groups.values(), ({ category, amounts }) => ({ category, total: sumMoney(amounts) }))
}

/** Monthly take-home pay split by the 50/30/20 rule, or by shares of one's own; the three parts add up to the pay. */
export function splitFiftyThirtyTwenty(
  income: Cents,
  shares: readonly number[] = FIFTY_THIRTY_TWENTY,
): { needs: Cents; wants: Cents; savings: Cents } {
  const [needs = 0, wants = 0, savings = 0] = shareMoney(Math.max(0, income), shares)
  return { needs, wants, savings }
}
