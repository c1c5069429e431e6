import type { BudgetRows } from '#web/budget-edits/lists.ts'

export type EntryList = 'expenseItems' | 'incomeItems'

export interface EntryFields {
  id: number
  label: string
  amount: number
  date: string
}

/** How expenses and income differ; everything else about the two tabs is the same. */
export interface EntryKind<List extends EntryList> {
  list: List
  noun: string
  labelName: string
  placeholder: string
  addTitle: string
  listTitle: string
  deletedTitle: string
  emptyText: string
  make: (fields: EntryFields) => BudgetRows[List]
}

export const expenseKind: EntryKind<'expenseItems'> = {
  list: 'expenseItems',
  noun: 'expense',
  labelName: 'Category',
  placeholder: 'e.g., Rent, Food, Utilities',
  addTitle: 'Add New Expense',
  listTitle: 'All Expenses',
  deletedTitle: 'Expense deleted',
  emptyText: 'No expenses recorded yet',
  make: ({ id, label, amount, date }) => ({ id, category: label, amount, date }),
}

export const incomeKind: EntryKind<'incomeItems'> = {
  list: 'incomeItems',
  noun: 'income',
  labelName: 'Source',
  placeholder: 'e.g., Salary, Freelance, Investments',
  addTitle: 'Add New Income',
  listTitle: 'All Income',
  deletedTitle: 'Income deleted',
  emptyText: 'No income recorded yet',
  make: ({ id, label, amount, date }) => ({ id, source: label, amount, date }),
}
