import type { ExpenseItem, FinancialGoalItem, IncomeItem } from '#contract/budget.ts'
import { toCents } from '#finance/money.ts'

/**
 * Ids are the same for everyone, so that two tabs that store the sample store the same rows. They lie in January
 * 2023, like the dates, and so never meet the creation time of a real row.
 */
const FIRST_ID = Date.UTC(2023, 0, 1)

const expense = (number: number, category: string, dollars: number, date: string): ExpenseItem => ({
  id: FIRST_ID + number,
  category,
  amount: toCents(dollars),
  date,
  sample: true,
})

const income = (number: number, source: string, dollars: number, date: string): IncomeItem => ({
  id: FIRST_ID + number,
  source,
  amount: toCents(dollars),
  date,
  sample: true,
})

const goal = (
  number: number,
  name: string,
  current: number,
  target: number,
  description: string,
): FinancialGoalItem => ({
  id: FIRST_ID + number,
  name,
  currentAmount: toCents(current),
  targetAmount: toCents(target),
  description,
  sample: true,
})

export const sampleGoals = [
  goal(1, 'Emergency Fund', 6500, 10_000, 'Six months of expenses'),
  goal(2, 'Down Payment for House', 12_500, 50_000, '20% down payment'),
  goal(3, 'Debt Payoff', 8000, 20_000, 'Student loans and credit card'),
]

export const sampleLists = {
  expenseItems: [
    expense(1, 'Rent', 1200, '2023-01-01'),
    expense(2, 'Groceries', 400, '2023-01-05'),
    expense(3, 'Utilities', 150, '2023-01-10'),
    expense(4, 'Entertainment', 100, '2023-01-15'),
    expense(5, 'Transportation', 200, '2023-01-20'),
  ],
  incomeItems: [income(1, 'Salary', 4000, '2023-01-01'), income(2, 'Freelance', 500, '2023-01-15')],
  financialGoalItems: sampleGoals,
}
