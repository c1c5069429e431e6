import type { BudgetInput, BudgetList } from '#contract/budget.ts'
import type { Cents } from '#finance/money.ts'
import { type Flag, fromFlag, toFlag } from '#server/db/codec.ts'

/** A row of any of the three lists, as it is stored. */
export interface BudgetRow {
  itemId: number
  /** The category, source or name. */
  label: string
  /** The amount, or what a goal has so far. */
  amount: Cents
  targetAmount: Cents | null
  date: string | null
  description: string | null
  isSample: Flag
}

/** Between neighbours: room to halve 24 times at one spot, and for 500 million rows put first. */
export const POSITION_GAP = 2 ** 24

type Items = Required<Pick<BudgetInput, BudgetList>>

const plain = { targetAmount: null, date: null, description: null }
const samplePart = (row: BudgetRow) => (fromFlag(row.isSample) ? { sample: true } : {})

/** The rows of the lists that a client named. */
export function toRows(items: BudgetInput, list: BudgetList): BudgetRow[] | undefined {
  if (list === 'expenseItems') {
    return items.expenseItems?.map(({ id, category, amount, date, sample = false }) => ({
      ...plain,
      itemId: id,
      label: category,
      amount,
      date,
      isSample: toFlag(sample),
    }))
  }
  if (list === 'incomeItems') {
    return items.incomeItems?.map(({ id, source, amount, date, sample = false }) => ({
      ...plain,
      itemId: id,
      label: source,
      amount,
      date,
      isSample: toFlag(sample),
    }))
  }
  return items.financialGoalItems?.map(
    ({ id, name, currentAmount, targetAmount, description, sample = false }) => ({
      ...plain,
      itemId: id,
      label: name,
      amount: currentAmount,
      targetAmount,
      description,
      isSample: toFlag(sample),
    }),
  )
}

export const fromRows: { [List in BudgetList]: (rows: BudgetRow[]) => Items[List] } = {
  expenseItems: (rows) =>
    rows.map((row) => ({
      id: row.itemId,
      category: row.label,
      amount: row.amount,
      date: row.date ?? '',
      ...samplePart(row),
    })),
  incomeItems: (rows) =>
    rows.map((row) => ({
      id: row.itemId,
      source: row.label,
      amount: row.amount,
      date: row.date ?? '',
      ...samplePart(row),
    })),
  financialGoalItems: (rows) =>
    rows.map((row) => ({
      id: row.itemId,
      name: row.label,
      currentAmount: row.amount,
      targetAmount: row.targetAmount ?? 0,
      description: row.description ?? '',
      ...samplePart(row),
    })),
}
