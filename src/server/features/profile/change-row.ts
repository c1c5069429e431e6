import type { BudgetInput, BudgetList } from '#contract/budget.ts'
import type { Trx } from '#server/db/database.ts'
import { toRows } from './budget-rows.ts'
import { saveEdits } from './save-edits.ts'

/** Adds one row of the budget as its first, or changes it. Thousands of others are not read for it. */
export async function putRow<List extends BudgetList>(
  trx: Trx,
  userId: number,
  list: List,
  item: NonNullable<BudgetInput[List]>[number],
  now: Date,
): Promise<void> {
  const [row] = toRows({ [list]: [item] }, list) ?? []
  if (row)
    await saveEdits(trx, userId, { [list]: new Map([[row.itemId, { before: null, after: row }]]) }, { now })
}

/** The same for a row that goes. */
export async function removeRow(
  trx: Trx,
  userId: number,
  list: BudgetList,
  id: number,
  now: Date,
): Promise<void> {
  await saveEdits(trx, userId, { [list]: new Map([[id, { before: null, after: null }]]) }, { now })
}
