import type { Asset, Liability } from '#contract/balance-sheet.ts'
import type { BudgetList, ExpenseItem, FinancialGoalItem, IncomeItem } from '#contract/budget.ts'
import type { AnyRow } from '#advisor/ledger/effect.ts'
import type { RowList } from '#contract/figures.ts'
import { toFlag } from '#server/db/codec.ts'
import type { Db, Trx } from '#server/db/database.ts'
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
import { fromRows } from '#server/features/budget/budget-rows.ts'
import { findFreeId, listRows } from '#server/features/budget/budget-store.ts'
import { putRow, removeRow, removeSample, storedFlag } from '#server/features/budget/row-store.ts'
import { lockProfile, updateProfile } from '#server/features/profile/profile-store.ts'

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
  /** The rows that exist. */
  find(db: Db, userId: number, ids: number[]): Promise<Row[]>
  /** Adds a row, changes it, or puts a deleted one back under its id. */
  put(trx: Trx, userId: number, row: Draft<Row>, now: Date): Promise<Row>
  remove(trx: Trx, userId: number, id: number, now: Date): Promise<void>
}

/** The screen puts new rows first, and so do we. */
function budgetStore<List extends BudgetList>(list: List): RowStore<RowTypes[List]> {
  type Row = RowTypes[List]
  const find = async (db: Db, userId: number, ids: number[]) =>
    fromRows[list](await listRows(db, userId, list, ids)) as Row[]
  /** The profile is locked first, and is of the budget's version afterwards. */
  async function change(trx: Trx, userId: number, make: (version: number) => Promise<boolean>) {
    const version = (await lockProfile(trx, userId)).version + 1
    if (await make(version)) await updateProfile(trx, userId, { [storedFlag[list]]: toFlag(true), version })
  }
  return {
    find,
    async put(trx, userId, draft, now) {
      const id = draft.id ?? (await findFreeId(trx, userId, list, now.getTime()))
      const row = { ...draft, id } as unknown as Row
      await change(trx, userId, async (version) => {
        if (draft.id === null) await removeSample(trx, userId, list, { version, now })
        return putRow(trx, userId, list, row, version)
      })
      return row
    },
    remove: (trx, userId, id, now) =>
      change(trx, userId, (version) => removeRow(trx, userId, list, id, { version, now })),
  }
}

const assetStore: RowStore<Asset> = {
  find: listAssets,
  async put(trx, userId, { id, ...asset }, now) {
    if (id === null) return addAsset(trx, userId, asset, now)
    const changed = await updateAsset(trx, userId, id, asset, now)
    return changed ?? restoreAsset(trx, userId, { ...asset, id, updatedAt: now.toISOString() }, now)
  },
  remove: async (trx, userId, id) => void (await removeAsset(trx, userId, id)),
}

const liabilityStore: RowStore<Liability> = {
  find: listLiabilities,
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

/** For code that passes rows on without looking into them; what it stores was read here, or was checked. */
export const rowStoreOf = (list: RowList) => rowStores[list] as unknown as RowStore<AnyRow>
