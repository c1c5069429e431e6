import type { Asset, Liability } from '#contract/balance-sheet.ts'
import type { BudgetList, ExpenseItem, FinancialGoalItem, IncomeItem } from '#contract/budget.ts'
import type { AnyRow } from '#advisor/ledger/effect.ts'
import type { RowList } from '#contract/figures.ts'
import type { Trx } from '#server/db/database.ts'
import {
  addAsset,
  listAssets,
  removeAsset,
  restoreAsset,
  updateAsset,
} from '#server/features/balance-sheet/assets-store.ts'
import {
  addLiability,
  listLiabilities,
  removeLiability,
  restoreLiability,
  updateLiability,
} from '#server/features/balance-sheet/liabilities-store.ts'
import { fromRows } from '#server/features/profile/budget-rows.ts'
import { listRows } from '#server/features/profile/budget-store.ts'
import { saveBudget } from '#server/features/profile/save-budget.ts'

export interface RowTypes {
  expenseItems: ExpenseItem
  incomeItems: IncomeItem
  financialGoalItems: FinancialGoalItem
  assets: Asset
  liabilities: Liability
}

/** A row before it is stored; a new one has no id yet. */
export type Draft<Row> = Omit<Row, 'id' | 'updatedAt'> & { id: number | null }

/** One way to read and write the rows of every list, each through the store that its screen uses. */
export interface RowStore<Row extends { id: number }> {
  list(trx: Trx, userId: number): Promise<Row[]>
  /** Adds a row, changes it, or puts a deleted one back under its id. */
  put(trx: Trx, userId: number, row: Draft<Row>, now: Date): Promise<Row>
  remove(trx: Trx, userId: number, id: number, now: Date): Promise<void>
}

/** The screen sends whole lists with new rows first, and so do we. */
function budgetStore<List extends BudgetList>(list: List): RowStore<RowTypes[List]> {
  type Row = RowTypes[List]
  async function read(trx: Trx, userId: number): Promise<Row[]> {
    const rows = await listRows(trx, userId)
    return fromRows[list](rows.filter((row) => row.list === list)) as Row[]
  }
  const save = (trx: Trx, userId: number, rows: Row[], now: Date) =>
    saveBudget(trx, userId, { otherData: { [list]: rows } }, now)
  return {
    list: read,
    async put(trx, userId, draft, now) {
      const rows = await read(trx, userId)
      const ids = new Set(rows.map((row) => row.id))
      const row = { ...draft, id: draft.id ?? nextId(ids, now) } as unknown as Row
      const isKnown = ids.has(row.id)
      await save(
        trx,
        userId,
        isKnown ? rows.map((old) => (old.id === row.id ? row : old)) : [row, ...rows],
        now,
      )
      return row
    },
    async remove(trx, userId, id, now) {
      const rows = await read(trx, userId)
      await save(
        trx,
        userId,
        rows.filter((row) => row.id !== id),
        now,
      )
    },
  }
}

/** The creation time in milliseconds, or the next free number when rows come faster than that. */
function nextId(taken: Set<number>, now: Date): number {
  let id = now.getTime()
  while (taken.has(id)) id += 1
  return id
}

const assetStore: RowStore<Asset> = {
  list: listAssets,
  async put(trx, userId, { id, ...asset }, now) {
    if (id === null) return addAsset(trx, userId, asset, now)
    const changed = await updateAsset(trx, userId, id, asset, now)
    return changed ?? restoreAsset(trx, userId, { ...asset, id, updatedAt: now.toISOString() }, now)
  },
  remove: async (trx, userId, id) => void (await removeAsset(trx, userId, id)),
}

const liabilityStore: RowStore<Liability> = {
  list: listLiabilities,
  async put(trx, userId, { id, ...debt }, now) {
    if (id === null) return addLiability(trx, userId, debt, now)
    const changed = await updateLiability(trx, userId, id, debt, now)
    return changed ?? restoreLiability(trx, userId, { ...debt, id, updatedAt: now.toISOString() }, now)
  },
  remove: async (trx, userId, id) => void (await removeLiability(trx, userId, id)),
}

const rowStores: { [List in RowList]: RowStore<RowTypes[List]> } = {
  expenseItems: budgetStore('expenseItems'),
  incomeItems: budgetStore('incomeItems'),
  financialGoalItems: budgetStore('financialGoalItems'),
  assets: assetStore,
  liabilities: liabilityStore,
}

/** For those who carry rows without looking into them; what they put is what they were given, or was checked. */
export const rowStoreOf = (list: RowList) => rowStores[list] as unknown as RowStore<AnyRow>
