/** Two who share a home, told apart by what their pay is called. */
import type { Snapshot } from '#advisor/snapshot.ts'
import { isAnothersPay, isOwnPay } from '#advisor/understanding/names/row-names.ts'
import type { Given } from '#advisor/planning/given.ts'
import { sumRows } from './totals.ts'

/** The pay of one of two; none where nothing tells them apart. */
export function rowsOf(whose: 'mine' | 'theirs', { income }: Pick<Snapshot, 'income'>): Snapshot['income'] {
  const [one, two, another] = income
  const named = income.filter(({ source }) => isAnothersPay(source))
  // 'My pay' beside 'Dan'
  const own = one && two && !another ? income.filter(({ source }) => isOwnPay(source)) : []
  const theirs = named.length > 0 || own.length !== 1 ? named : income.filter((row) => !own.includes(row))
  if (theirs.length === 0) return []
  return whose === 'theirs' ? theirs : income.filter((row) => !theirs.includes(row))
}

/** A month of what one of two brings in; null where nothing tells them apart. */
export const earnedBy = (whose: 'mine' | 'theirs', snapshot: Pick<Snapshot, 'income'>): Given | null =>
  sumRows(
    'incomeItems',
    rowsOf(whose, snapshot).map(({ id, source: name, amount }) => ({ id, name, amount })),
    'their rows of your budget added up',
  )
