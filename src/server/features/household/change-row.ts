import { type BudgetInput, type BudgetList, MAX_BUDGET_ROWS, TOO_MANY_ROWS } from '#contract/budget.ts'
import { toFlag } from '#server/db/codec.ts'
import type { Trx } from '#server/db/database.ts'
import { badRequest } from '#server/lib/http-error.ts'
import { toRows } from '#server/features/budget/budget-rows.ts'
import { listRows, measureList, removeRows, writeRows } from '#server/features/budget/budget-store.ts'
import { isSame } from '#server/features/budget/merge-rows.ts'
import { positionBefore } from '#server/features/budget/place-rows.ts'
import { lockProfile, updateProfile } from '#server/features/profile/profile-store.ts'
import { storedFlag } from '#server/features/budget/save-budget.ts'

/**
 * Adds one row of the budget as its first, or changes it: what a save of the whole list would do, for those who know
 * which row they mean. Thousands of others are not read for it.
 */
export async function putRow<List extends BudgetList>(
  trx: Trx,
  userId: number,
  list: List,
  item: NonNullable<BudgetInput[List]>[number],
): Promise<void> {
  const [row] = toRows({ [list]: [item] }, list) ?? []
  if (!row) return
  const { version } = await lockProfile(trx, userId)
  const next = version + 1
  const [current] = await listRows(trx, userId, list, [row.itemId])
  if (current && isSame(row, current)) return
  if (current) await writeRows(trx, userId, list, [{ ...current, ...row, version: next }])
  else {
    const { count, first } = await measureList(trx, userId, list)
    if (count >= MAX_BUDGET_ROWS) throw badRequest(TOO_MANY_ROWS)
    const position = positionBefore(first)
    await writeRows(trx, userId, list, [{ ...row, position, version: next, createdVersion: next }])
  }
  await updateProfile(trx, userId, { [storedFlag[list]]: toFlag(true), version: next })
}

/** The same for a row that goes. */
export async function removeRow(
  trx: Trx,
  userId: number,
  list: BudgetList,
  id: number,
  now: Date,
): Promise<void> {
  const { version } = await lockProfile(trx, userId)
  const [current] = await listRows(trx, userId, list, [id])
  if (!current) return
  await removeRows(trx, userId, list, [id], { version: version + 1, now })
  await updateProfile(trx, userId, { [storedFlag[list]]: toFlag(true), version: version + 1 })
}
