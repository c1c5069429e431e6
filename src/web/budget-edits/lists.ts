import type { Budget, BudgetList, ExpenseItem, FinancialGoalItem, IncomeItem } from '#contract/budget.ts'
import { sampleGoals, sampleLists } from './sample-lists.ts'

export interface BudgetRows {
  expenseItems: ExpenseItem
  incomeItems: IncomeItem
  financialGoalItems: FinancialGoalItem
}

export type Entry = ExpenseItem | IncomeItem
export type BudgetRow = Entry | FinancialGoalItem

export type Lists = { [List in BudgetList]: BudgetRows[List][] }

export interface StoredLists {
  lists: Lists
  /** False while the sample is shown, which the server does not have. */
  isStored: boolean
}

export function readLists(otherData: Budget | null): StoredLists {
  if (otherData === null) return { lists: sampleLists, isStored: false }
  const { expenseItems = [], incomeItems = [], financialGoalItems } = otherData
  return {
    lists: { expenseItems, incomeItems, financialGoalItems: financialGoalItems ?? sampleGoals },
    isStored: financialGoalItems !== undefined,
  }
}

export function allRows(lists: Lists): BudgetRow[] {
  return [...lists.expenseItems, ...lists.incomeItems, ...lists.financialGoalItems]
}

export function labelOf(row: BudgetRow): string {
  if ('category' in row) return row.category
  return 'source' in row ? row.source : row.name
}
