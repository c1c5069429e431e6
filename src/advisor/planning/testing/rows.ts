import type { Asset, Liability } from '#contract/balance-sheet.ts'
import type { ExpenseItem, IncomeItem } from '#contract/budget.ts'
import type { Snapshot } from '#advisor/snapshot.ts'
import { emptySnapshot } from '#advisor/testing/memory.ts'
import { toCents } from '#finance/money.ts'

const row = { updatedAt: '2026-01-15T00:00:00.000Z', notes: null }
const date = '2026-01-15'

/** A debt: name, dollars, rate, minimum in dollars, category. */
export const owing = (
  id: number,
  name: string,
  dollars: number,
  interestRate: number,
  minimum: number | null = null,
  category: Liability['category'] = 'Credit Cards',
): Liability => ({
  ...row,
  id,
  name,
  amount: toCents(dollars),
  interestRate,
  category,
  minimumPayment: minimum === null ? null : toCents(minimum),
})

export const owning = (id: number, name: string, dollars: number, category: Asset['category']): Asset => ({
  ...row,
  id,
  name,
  value: toCents(dollars),
  category,
})

export const spending = (id: number, category: string, dollars: number): ExpenseItem => ({
  id,
  category,
  amount: toCents(dollars),
  date,
})

export const earning = (id: number, source: string, dollars: number): IncomeItem => ({
  id,
  source,
  amount: toCents(dollars),
  date,
})

export const snapshotWith = (stored: Partial<Snapshot>): Snapshot => ({ ...emptySnapshot(), ...stored })
