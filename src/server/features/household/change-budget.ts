import type { Snapshot } from '#advisor/snapshot.ts'
import type { Effect } from '#advisor/ledger/effect.ts'

export type SnapshotBudget = Pick<Snapshot, 'expenses' | 'income' | 'goals'>

interface Row {
  id: number
}

const lists = { expenseItems: 'expenses', incomeItems: 'income', financialGoalItems: 'goals' } as const
const isBudgetList = (place: string): place is keyof typeof lists => place in lists

/** The lists after changes of ours, as the store has them now; null where only the store knows. */
export function changeBudget(budget: SnapshotBudget, effects: readonly Effect[]): SnapshotBudget | null {
  const changed = { ...budget }
  for (const { place, itemId, before, after } of effects) {
    if (!isBudgetList(place)) continue
    const list = lists[place]
    const rows = changeList(changed[list], {
      itemId,
      before: before as Row | null,
      after: after as Row | null,
    })
    if (!rows) return null
    Object.assign(changed, { [list]: rows })
  }
  return changed
}

/** A new row goes first. Null for a row that is not in the list: it was one of the sample, so its place is unknown. */
function changeList(
  rows: readonly Row[],
  { itemId, before, after }: { itemId: number | null; before: Row | null; after: Row | null },
): Row[] | null {
  if (!before) return after ? [after, ...rows] : null
  const at = rows.findIndex(({ id }) => id === itemId)
  if (at < 0) return null
  return after ? rows.with(at, after) : rows.toSpliced(at, 1)
}
