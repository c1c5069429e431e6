import type { BalanceOffer, ImportView } from '#contract/imports.ts'
import type { Db } from '#server/db/database.ts'
import { type LinkedAccount, listAccounts } from '#server/features/transactions/accounts-store.ts'
import { type ImportRecord, listFinished, type StoredBalance } from './store.ts'

export async function viewImport(db: Db, userId: number, record: ImportRecord): Promise<ImportView> {
  return toView(record, await listAccounts(db, userId))
}

export async function listImports(db: Db, userId: number): Promise<ImportView[]> {
  const accounts = await listAccounts(db, userId)
  return (await listFinished(db, userId)).map((record) => toView(record, accounts))
}

function toView(record: ImportRecord, accounts: LinkedAccount[]): ImportView {
  const { id, fileName, format, rowCount, transferCount, fromDate, toDate, finishedAt, startedAt } = record
  const balances = JSON.parse(record.balances) as StoredBalance[]
  return {
    id,
    fileName,
    format,
    finishedAt: finishedAt ?? startedAt,
    rowCount,
    skippedCount: record.receivedCount - rowCount,
    transferCount,
    fromDate,
    toDate,
    balances: balances.flatMap((balance) => toOffer(balance, accounts)),
  }
}

/** What the file says an account held, beside what the balance sheet says. */
function toOffer({ accountId, amount, date }: StoredBalance, accounts: LinkedAccount[]): BalanceOffer[] {
  const account = accounts.find(({ id }) => id === accountId)
  if (!account) return []
  const { name, target, stands } = account
  return [
    { accountId, accountName: name, amount, date, target: target && { ...target, amount: stands ?? 0 } },
  ]
}
