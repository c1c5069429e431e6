import { type BudgetInput, type BudgetList, MAX_BUDGET_ROWS, TOO_MANY_ROWS } from '#contract/budget.ts'
import type { Trx } from '#server/db/database.ts'
import { badRequest } from '#server/lib/http-error.ts'
import { toRows } from './budget-rows.ts'
import { listRows, listSampleIds, measureList, removeRows, writeRows } from './budget-store.ts'
import { isSame } from './merge-rows.ts'
import { positionBefore } from './place-rows.ts'

/** Whether a list is there at all, if empty. */
export const storedFlag = {
  expenseItems: 'hasExpenseItems',
  incomeItems: 'hasIncomeItems',
  financialGoalItems: 'hasFinancialGoalItems',
} as const satisfies Record<BudgetList, string>

/**
 * Adds one row of the budget as its first, or changes it: what a save of the whole list would do, for those who know
 * which row they mean. Thousands of others are not read for it. True when the budget is another one, of that version.
 */
export async function putRow<List extends BudgetList>(
  trx: Trx,
  userId: number,
  list: List,
  item: NonNullable<BudgetInput[List]>[number],
  version: number,
): Promise<boolean> {
  const [row] = toRows({ [list]: [item] }, list) ?? []
  if (!row) return false
  const [current] = await listRows(trx, userId, list, [row.itemId])
  if (current && isSame(row, current)) return false
  if (current) await writeRows(trx, userId, list, [{ ...current, ...row, version }])
  else {
    const { count, first } = await measureList(trx, userId, list)
    if (count >= MAX_BUDGET_ROWS) throw badRequest(TOO_MANY_ROWS)
    const position = positionBefore(first)
    await writeRows(trx, userId, list, [{ ...row, position, version, createdVersion: version }])
  }
  return true
}

/** The same for a row that goes. */
export async function removeRow(
  trx: Trx,
  userId: number,
  list: BudgetList,
  id: number,
  at: { version: number; now: Date },
): Promise<boolean> {
  const [current] = await listRows(trx, userId, list, [id])
  if (!current) return false
  await removeRows(trx, userId, list, [id], at)
  return true
}

/** Pay and costs make one sum: beside a real row of either the example of both would be nobody's. */
const besides: Record<BudgetList, readonly BudgetList[]> = {
  expenseItems: ['expenseItems', 'incomeItems'],
  incomeItems: ['expenseItems', 'incomeItems'],
  financialGoalItems: ['financialGoalItems'],
}

/** The example goes when the first row of the user's own comes from elsewhere than its screen. */
export async function removeSample(
  trx: Trx,
  userId: number,
  list: BudgetList,
  at: { version: number; now: Date },
): Promise<void> {
  for (const other of besides[list]) {
    const ids = (await listSampleIds(trx, userId, other)).map(({ itemId }) => itemId)
    if (ids.length > 0) await removeRows(trx, userId, other, ids, at)
  }
}
