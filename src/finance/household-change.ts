/** How a household came from one moment to the next: what is worth more or less, apart from what is new or gone. */
import type { Household, HouseholdLine } from './household.ts'
import { type Cents, subtractMoney, sumMoney } from './money.ts'

export interface WorthChange {
  totalAssets: Cents
  totalLiabilities: Cents
  isChanged: boolean
  /** The part of the change of net worth that came or went with a line; the rest is a line that has another amount. */
  listedChange: Cents
}

type Worth = Pick<Household, 'owned' | 'owed'>

export function compareWorth(before: Worth, after: Worth): WorthChange {
  const owned = listedChange(before.owned.lines, after.owned.lines)
  const owed = listedChange(before.owed.lines, after.owed.lines)
  return {
    totalAssets: after.owned.total,
    totalLiabilities: after.owed.total,
    isChanged: before.owned.total !== after.owned.total || before.owed.total !== after.owed.total,
    listedChange: subtractMoney(owned, owed),
  }
}

function listedChange(before: readonly HouseholdLine[], after: readonly HouseholdLine[]): Cents {
  // Most changes leave all lines but one where they were.
  const changed = after.findIndex((line, at) => !before[at] || keyOf(before[at]) !== keyOf(line))
  const start = changed === -1 ? after.length : changed
  const gone = new Map(before.slice(start).map((line) => [keyOf(line), line.amount]))
  const added = after.slice(start).filter((line) => !gone.delete(keyOf(line)))
  return subtractMoney(sumMoney(added.map(({ amount }) => amount)), sumMoney([...gone.values()]))
}

/** Rows are many, so theirs is the number itself. */
const keyOf = ({ source }: HouseholdLine) =>
  source.kind === 'row' ? source.id : source.kind === 'profile' ? source.field : `goal ${source.id}`
