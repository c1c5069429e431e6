import type { Fact, RowChange } from '#advisor/facts.ts'
import type { Snapshot } from '#advisor/snapshot.ts'
import type { AssetCategory, LiabilityCategory } from '#finance/balance-sheet.ts'
import type { Cents } from '#finance/money.ts'
import { latest } from '#advisor/understanding/later/focus.ts'
import { saidBefore } from '#advisor/understanding/later/said-before.ts'
import { segmentOf } from '#advisor/understanding/later/segments.ts'

export type List = RowChange['kind']

/** A row of the budget or the balance sheet, whatever its list. */
export interface StoredRow {
  from: List
  id: number
  name: string
  stored: Cents
  category?: AssetCategory | LiabilityCategory
  /** What else its sentence said of it: 'I sell candles on Etsy' may be called by any of these words. */
  told?: string[]
}

export function rowsIn(snapshot: Snapshot, list: List): StoredRow[] {
  const rows: Record<List, () => StoredRow[]> = {
    expense: () =>
      snapshot.expenses.map(({ id, category, amount }) => ({
        from: 'expense',
        id,
        name: category,
        stored: amount,
      })),
    income: () =>
      snapshot.income.map(({ id, source, amount }) => ({ from: 'income', id, name: source, stored: amount })),
    goal: () =>
      snapshot.goals.map(({ id, name, targetAmount }) => ({ from: 'goal', id, name, stored: targetAmount })),
    asset: () =>
      snapshot.assets.map(({ id, name, value, category }) => ({
        from: 'asset',
        id,
        name,
        stored: value,
        category,
      })),
    liability: () =>
      snapshot.liabilities.map(({ id, name, amount, category }) => ({
        from: 'liability',
        id,
        name,
        stored: amount,
        category,
      })),
  }
  return rows[list]()
}

export const allRows = (snapshot: Snapshot): StoredRow[] =>
  (['expense', 'income', 'goal', 'asset', 'liability'] as const).flatMap((list) => rowsIn(snapshot, list))

/** A longer quote is a whole message, of which no words are the row's own. */
const LONGEST_QUOTE = 300

/** The rows with the words that were said of them when they were saved. */
export const withTold = (rows: readonly StoredRow[], focus: readonly Fact[]): StoredRow[] =>
  rows.map((row) => {
    const fact = focus.find(
      ({ change }) => change.kind === row.from && 'id' in change && change.id === row.id,
    )
    const before = fact && fact.quote.length <= LONGEST_QUOTE ? saidBefore(fact) : null
    if (!before?.reading || !before.amount) return row
    const { reading, amount } = before
    const words = segmentOf(reading, amount, reading.amounts)
    // 'Phone 85 Internet 70': what runs up to another amount is that one's name.
    const end = reading.tokens.findLastIndex((token) => token === words.at(-1)) + 1
    const isNext = reading.amounts.some(({ first }) => first === end)
    return {
      ...row,
      told: words
        .filter(({ kind, start }) => kind === 'word' && (start < amount.start || !isNext))
        .map(({ word }) => word),
    }
  })

/** The rows that the user spoke of last, the last one first; none when the talk has gone on to other facts. */
export function rowsSpokenOf(rows: readonly StoredRow[], focus: readonly Fact[]): StoredRow[] {
  const [last] = focus
  if (!last) return []
  const together = latest(focus).filter(
    (fact, at) => at === 0 || last.quote.includes(fact.quote) || fact.quote.includes(last.quote),
  )
  return together.flatMap(({ change }) =>
    rows.filter(({ from, id }) => change.kind === from && 'id' in change && change.id === id),
  )
}
