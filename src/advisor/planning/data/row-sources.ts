import type { Liability } from '#contract/balance-sheet.ts'
import type { RowList } from '#contract/figures.ts'
import { byRow, byWords } from '#advisor/grounding/figures.ts'
import type { Given } from '#advisor/planning/given.ts'
import type { Debt } from '#finance/debt.ts'

type RowSources = Record<string, Given>

/** Under which a worksheet finds the source of a row. */
export const rowKey = (name: string) => `row:${name}`
export const minimumKey = (name: string) => `minimum:${name}`

/** Rows of the user, by name. */
export function rowSources(list: RowList, rows: readonly { id: number; name: string }[]): RowSources {
  return Object.fromEntries(rows.map((row) => [rowKey(row.name), { value: 0, source: byRow(list, row) }]))
}

/** Debts that are stored name their row; others, and minimums told just now, are the user's words. */
export function debtSources(debts: readonly Debt[], stored: readonly Liability[], words: string): RowSources {
  const entries = debts.flatMap((debt): [string, Given][] => {
    const row = stored.find(({ name, amount }) => name === debt.name && amount === debt.amount)
    const source = row ? byRow('liabilities', row) : byWords(words)
    const isStoredMinimum = row !== undefined && row.minimumPayment === debt.minimumPayment
    return [
      [rowKey(debt.name), { value: debt.amount, source }],
      [minimumKey(debt.name), { value: 0, source: isStoredMinimum ? source : byWords(words) }],
    ]
  })
  return Object.fromEntries(entries)
}
