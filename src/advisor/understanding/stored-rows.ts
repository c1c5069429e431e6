import type { RowChange } from '#advisor/facts.ts'
import type { Snapshot } from '#advisor/snapshot.ts'
import type { Cents } from '#finance/money.ts'

export type List = RowChange['kind']

/** A row of the budget or the balance sheet, whatever its list. */
export interface StoredRow {
  from: List
  id: number
  name: string
  stored: Cents
}

export function rowsIn(snapshot: Snapshot, list: List): StoredRow[] {
  const rows: Record<List, () => StoredRow[]> = {
    expense: () =>
      snapshot.expenses.map(({ id, category, amount }) => ({
        from: 'expense',
        id,
        name: category,
        stored: amount,
      })),
    income: () =>
      snapshot.income.map(({ id, source, amount }) => ({ from: 'income', id, name: source, stored: amount })),
    goal: () =>
      snapshot.goals.map(({ id, name, targetAmount }) => ({ from: 'goal', id, name, stored: targetAmount })),
    asset: () => snapshot.assets.map(({ id, name, value }) => ({ from: 'asset', id, name, stored: value })),
    liability: () =>
      snapshot.liabilities.map(({ id, name, amount }) => ({ from: 'liability', id, name, stored: amount })),
  }
  return rows[list]()
}

export const allRows = (snapshot: Snapshot): StoredRow[] =>
  (['expense', 'income', 'goal', 'asset', 'liability'] as const).flatMap((list) => rowsIn(snapshot, list))
