import type { RowChange } from '#advisor/facts.ts'
import { assetInput, liabilityInput } from '#contract/balance-sheet.ts'
import { expenseItem, financialGoalItem, incomeItem } from '#contract/budget.ts'
import type { RowList } from '#contract/figures.ts'
import { z } from '#contract/zod.ts'
import type { PlainDate } from '#finance/dates.ts'
import type { AnyRow } from './effect.ts'

export const listOf: Record<RowChange['kind'], RowList> = {
  expense: 'expenseItems',
  income: 'incomeItems',
  goal: 'financialGoalItems',
  asset: 'assets',
  liability: 'liabilities',
}

const schemas: Record<RowList, z.ZodMiniType> = {
  expenseItems: expenseItem,
  incomeItems: incomeItem,
  financialGoalItems: financialGoalItem,
  assets: assetInput,
  liabilities: liabilityInput,
}

/** A new row has no id yet. */
export type RowDraft = Record<string, unknown> & { id: number | null }

/**
 * The row as it will be: an existing one keeps what is not mentioned, and its name unless it is renamed. Null when no
 * screen would accept it either, such as an amount beyond all limits.
 */
export function mergeRow(change: RowChange, current: AnyRow | null, today: PlainDate): RowDraft | null {
  const row = fill(change, current ?? {}, today)
  const { sample: _, ...kept } = { ...current, ...row }
  const checked = z.safeEncode(schemas[listOf[change.kind]], { ...kept, id: change.id ?? 1 })
  if (!checked.success) return null
  const clean = z.decode(schemas[listOf[change.kind]], checked.data) as object
  return { ...kept, ...clean, id: change.id }
}

type Stored = Record<string, unknown>

function fill(change: RowChange, current: Stored, today: PlainDate): Stored {
  const { name } = change
  const kept = (before: unknown) => (change.isRenamed ? name : (before ?? name))
  switch (change.kind) {
    case 'expense':
      return { category: kept(current.category), amount: change.amount, date: current.date ?? today }
    case 'income':
      return { source: kept(current.source), amount: change.amount, date: current.date ?? today }
    case 'goal':
      return {
        name: kept(current.name),
        currentAmount: change.currentAmount ?? current.currentAmount ?? 0,
        targetAmount: change.targetAmount ?? current.targetAmount ?? 0,
        description: current.description ?? '',
      }
    case 'asset':
      return {
        name: kept(current.name),
        value: change.value,
        category: change.category,
        notes: current.notes ?? null,
      }
    default:
      return {
        name: kept(current.name),
        amount: change.amount ?? current.amount ?? 0,
        interestRate: change.interestRate ?? current.interestRate ?? 0,
        category: change.category,
        notes: current.notes ?? null,
        minimumPayment: change.minimumPayment ?? current.minimumPayment ?? null,
      }
  }
}
