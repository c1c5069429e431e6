import {
  type AccountChoice,
  type ImportedRow,
  imports,
  type ImportInput,
  ROWS_AT_ONCE,
} from '#contract/imports.ts'
import type { Call } from '#contract/call.ts'

type Row = Pick<ImportedRow, 'date' | 'amount' | 'payee'> & Partial<ImportedRow>

interface Bringing {
  account?: AccountChoice
  accounts?: AccountChoice[]
  balances?: ImportInput['balances']
  keepAlike?: boolean
  fileName?: string
}

export const checking: AccountChoice = { kind: 'new', name: 'Checking' }

/** Imports rows as the browser does, from start to finish. */
export async function importRows(
  { call }: { call: Call },
  rows: Row[],
  {
    account = checking,
    accounts = [account],
    balances = [],
    keepAlike = false,
    fileName = 'january.csv',
  }: Bringing = {},
) {
  const ordered = rows.toSorted((one, other) => (one.date < other.date ? -1 : one.date > other.date ? 1 : 0))
  const body = { fileName, format: 'csv' as const, rowCount: rows.length, accounts, balances }
  const { id } = await call(imports.start, { body })
  let counts = { received: 0, same: 0, alike: 0 }
  for (let from = 0; from < ordered.length; from += ROWS_AT_ONCE) {
    const part = ordered.slice(from, from + ROWS_AT_ONCE).map((row) => ({ account: 0, ...row }))
    counts = await call(imports.addRows, { id, body: { from, rows: part } })
  }
  const view = await call(imports.finish, { id, body: { keepAlike } })
  return { id, counts, view }
}
