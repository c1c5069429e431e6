import type { RowList } from '#contract/figures.ts'
import type { Household } from '#advisor/planning/sum.ts'
import type { Snapshot } from '#advisor/snapshot.ts'

/** How the model names rows: by their place in the order in which they were made, not by their ids in the store. */
const prefixes: Record<RowList, string> = {
  assets: 'asset',
  liabilities: 'debt',
  incomeItems: 'income',
  expenseItems: 'expense',
  financialGoalItems: 'goal',
}

const rowsOf = (snapshot: Snapshot): Record<RowList, readonly { id: number }[]> => ({
  assets: snapshot.assets,
  liabilities: snapshot.liabilities,
  incomeItems: snapshot.income,
  expenseItems: snapshot.expenses,
  financialGoalItems: snapshot.goals,
})

/** Rows of this turn have no id yet, and come last. */
const inOrder = (rows: readonly { id: number }[]) =>
  rows.toSorted((a, b) => Number(a.id < 0) - Number(b.id < 0) || Math.abs(a.id) - Math.abs(b.id))

type Order = Map<RowList, number[]>
const orders = new WeakMap<Snapshot, Order>()

/** What was called debt2 stays debt2 when another row is taken away. */
export function keepOrder(next: Snapshot, before: Snapshot): void {
  orders.set(next, orderOf(before))
}

function orderOf(snapshot: Snapshot): Order {
  const known = orders.get(snapshot) ?? new Map<RowList, number[]>()
  for (const [list, rows] of Object.entries(rowsOf(snapshot)) as [RowList, readonly { id: number }[]][]) {
    const ids = known.get(list) ?? []
    const more = inOrder(rows).flatMap(({ id }) => (ids.includes(id) ? [] : [id]))
    known.set(list, [...ids, ...more])
  }
  orders.set(snapshot, known)
  return known
}

export const refsOf = (snapshot: Snapshot, list: RowList): Map<number, string> =>
  new Map((orderOf(snapshot).get(list) ?? []).map((id, at) => [id, `${prefixes[list]}${at + 1}`]))

export interface NamedRow {
  list: RowList
  id: number
}

export function findRowRef(snapshot: Snapshot, ref: string): NamedRow | null {
  const [, prefix = '', place = ''] = /^([a-z]+)(\d+)$/.exec(ref.trim().toLowerCase()) ?? []
  const list = (Object.keys(prefixes) as RowList[]).find((one) => prefixes[one] === prefix)
  const wanted = list && orderOf(snapshot).get(list)?.[Number(place) - 1]
  const isThere = list && rowsOf(snapshot)[list].some(({ id }) => id === wanted)
  return list && isThere && wanted !== undefined ? { list, id: wanted } : null
}

/** The same, as a sum takes it. */
export function findNamedRow(
  snapshot: Snapshot,
  ref: string,
): Pick<Household, 'debt' | 'goal' | 'asset' | 'row'> | null {
  const found = findRowRef(snapshot, ref)
  if (!found) return null
  const { assets, liabilities, goals, expenses, income } = snapshot
  const { list, id } = found
  const isIt = (row: { id: number }) => row.id === id
  const expense = list === 'expenseItems' ? expenses.find(isIt) : undefined
  const pay = list === 'incomeItems' ? income.find(isIt) : undefined
  return {
    debt: list === 'liabilities' ? (liabilities.find(isIt) ?? null) : null,
    goal: list === 'financialGoalItems' ? (goals.find(isIt) ?? null) : null,
    asset: list === 'assets' ? (assets.find(isIt) ?? null) : null,
    row: expense
      ? { id, name: expense.category, amount: expense.amount }
      : pay
        ? { id, name: pay.source, amount: pay.amount }
        : null,
  }
}
