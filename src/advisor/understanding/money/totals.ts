import type { Change } from '#advisor/facts.ts'
import type { Snapshot } from '#advisor/snapshot.ts'
import type { Cents } from '#finance/money.ts'

/** What is owed once the changes are stored. */
export function owedAfter({ liabilities }: Snapshot, changes: readonly Change[]): Cents {
  const owed = new Map(liabilities.map(({ id, amount }) => [id, amount]))
  let fresh = 0
  for (const change of changes) {
    if (change.kind === 'removal' && change.from === 'liability') owed.delete(change.id)
    if (change.kind !== 'liability' || change.amount === undefined) continue
    if (change.id === null) fresh += change.amount
    else owed.set(change.id, change.amount)
  }
  return [...owed.values()].reduce((sum, amount) => sum + amount, fresh)
}

/** A total that was the sum of the named debts stays it when they change. */
export function debtInStep(snapshot: Snapshot, changes: readonly Change[]): Change | null {
  const { debt } = snapshot.profile
  const before = snapshot.liabilities.reduce((sum, { amount }) => sum + amount, 0)
  if (debt === null || debt !== before || changes.some(isDebtTotal)) return null
  const value = owedAfter(snapshot, changes)
  return value === debt ? null : { kind: 'profile', field: 'debt', value }
}

/** The year's income follows the sources it is the sum of. */
export function incomeInStep(snapshot: Snapshot, changes: readonly Change[]): Change | null {
  const touched = changes.filter(
    (change) => change.kind === 'income' || (change.kind === 'removal' && change.from === 'income'),
  )
  const { income } = snapshot.profile
  const isSaid = changes.some((change) => change.kind === 'profile' && change.field === 'income')
  if (touched.length === 0 || income === null || isSaid) return null
  const monthly = new Map(snapshot.income.map(({ id, amount }) => [id, amount]))
  const difference = touched.reduce((sum, change) => {
    if (change.kind === 'removal') return sum - (monthly.get(change.id) ?? 0)
    if (change.kind !== 'income') return sum
    return sum + change.amount - (change.id === null ? 0 : (monthly.get(change.id) ?? 0))
  }, 0)
  const value = Math.max(0, income + difference * 12)
  return value !== income ? { kind: 'profile', field: 'income', value: nearWhole(value) } : null
}

/** What is said to go out in all had the cost in it that is over. */
export function spendingInStep(snapshot: Snapshot, changes: readonly Change[]): Change | null {
  const { expenses } = snapshot.profile
  const isSaid = changes.some((change) => change.kind === 'profile' && change.field === 'expenses')
  const isOver = (id: number) =>
    changes.some((change) => change.kind === 'removal' && change.from === 'expense' && change.id === id)
  const listed = snapshot.expenses.reduce((sum, { amount }) => sum + amount, 0)
  const over = snapshot.expenses.reduce((sum, { id, amount }) => sum + (isOver(id) ? amount : 0), 0)
  if (expenses === null || isSaid || over === 0 || listed > expenses) return null
  return { kind: 'profile', field: 'expenses', value: expenses - over }
}

/** Twelve rounded months miss the year by cents. */
const nearWhole = (value: Cents) =>
  Math.abs(value - Math.round(value / 100) * 100) <= 12 ? Math.round(value / 100) * 100 : value

const isDebtTotal = (change: Change) => change.kind === 'profile' && change.field === 'debt'
