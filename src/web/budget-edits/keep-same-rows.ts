import type { BudgetRow, Lists } from './lists.ts'
import { isSameRow } from './merge-lists.ts'

/** The new rows, reusing the old objects of unchanged ones, so that only changed rows are drawn again. */
export function keepSameRows<Row extends BudgetRow>(old: Row[], rows: Row[]): Row[] {
  const known = new Map(old.map((row) => [row.id, row]))
  const kept = rows.map((row) => {
    const same = known.get(row.id)
    return same && isSameRow(same, row) ? same : row
  })
  return kept.length === old.length && kept.every((row, index) => row === old[index]) ? old : kept
}

export function keepSameLists(old: Lists, lists: Lists): Lists {
  return {
    expenseItems: keepSameRows(old.expenseItems, lists.expenseItems),
    incomeItems: keepSameRows(old.incomeItems, lists.incomeItems),
    financialGoalItems: keepSameRows(old.financialGoalItems, lists.financialGoalItems),
  }
}
