import type { ImportRow } from './read-rows.ts'
import type { StatedBalance } from './read-table.ts'

/** What each account held at the end, where the rows say what it held after each of them. */
export function closingBalances(rows: readonly ImportRow[]): StatedBalance[] {
  const accounts = Map.groupBy(rows, ({ account }) => account)
  return Array.from(accounts, ([account, own]) => closingOf(account, own)).filter((found) => found !== null)
}

/**
 * Files run forwards or backwards in time; within a day only the balances themselves tell which. One that grows with
 * what is paid is what a card is owed.
 */
function closingOf(account: string, rows: ImportRow[]): StatedBalance | null {
  // Pending rows have no balance.
  const known = rows.filter(({ balance }) => balance !== null)
  const [first, last] = [known[0], known.at(-1)]
  if (!first || !last) return null
  const back = known.toReversed()
  const isDebt =
    known.length > 1 && (addsUp(known, -1) || addsUp(back, -1)) && !addsUp(known, 1) && !addsUp(back, 1)
  const way = isDebt ? -1 : 1
  const isForward = first.date < last.date || (first.date === last.date && addsUp(known, way))
  const isBackward = first.date > last.date || (first.date === last.date && addsUp(back, way))
  if (isForward === isBackward && known.length > 1) return null
  const end = isForward ? last : first
  return end.balance === null ? null : { account: account || null, amount: end.balance * way, date: end.date }
}

/** Whether each balance is the previous one plus (or minus) the amount. */
const addsUp = (rows: ImportRow[], way: 1 | -1) =>
  rows.every((row, at) => at === 0 || row.balance === (rows[at - 1]?.balance ?? 0) + row.amount * way)
