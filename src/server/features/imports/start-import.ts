import type { AccountChoice, ImportInput } from '#contract/imports.ts'
import { findSameAccount } from '#finance/account-name.ts'
import type { Trx } from '#server/db/database.ts'
import { listAssets } from '#server/features/balance-sheet/assets-store.ts'
import { listLiabilities } from '#server/features/balance-sheet/liabilities-store.ts'
import { linkAccount, listMoneyAccounts, putAccount } from '#server/features/transactions/accounts-store.ts'
import { inTurn } from '#server/features/transactions/turn-store.ts'
import { badRequest, conflict, notFound } from '#server/lib/http-error.ts'
import type { Services } from '#server/services.ts'
import { addImport, countRows } from './store.ts'

/** Beyond this, one person would fill the store of a small machine. */
const MOST_STORED = 1_000_000

/** Begins an import: its accounts are found or made, and a place for its rows that nobody sees yet. */
export async function startImport(
  services: Pick<Services, 'db' | 'engine' | 'clock'>,
  userId: number,
  input: ImportInput,
): Promise<{ id: number }> {
  const startedAt = services.clock().toISOString()
  return inTurn(services, userId, async (trx) => {
    const { count } = (await countRows(trx, userId)) ?? { count: 0 }
    if (count + input.rowCount > MOST_STORED)
      throw conflict('You can keep at most 1,000,000 transactions. Please take an old import back first.')
    const accountIds: number[] = []
    for (const choice of input.accounts) accountIds.push(await findOrAdd(trx, userId, choice))
    const balances = input.balances.map(({ account, amount, date }) => {
      const accountId = accountIds[account]
      if (accountId === undefined) throw badRequest('A balance names an account that is not in the list.')
      return { accountId, amount, date }
    })
    const { fileName, format, rowCount } = input
    return addImport(trx, userId, {
      fileName,
      format,
      rowCount,
      startedAt,
      accountIds: JSON.stringify(accountIds),
      balances: JSON.stringify(balances),
    })
  })
}

/** An account by its own id, by its row of the balance sheet, or by a name, which is new unless it is the very same. */
async function findOrAdd(trx: Trx, userId: number, choice: AccountChoice): Promise<number> {
  const accounts = await listMoneyAccounts(trx, userId)
  if (choice.kind === 'account') {
    if (!accounts.some(({ id }) => id === choice.id)) throw notFound('Account')
    return choice.id
  }
  const [assets, liabilities] = [await listAssets(trx, userId), await listLiabilities(trx, userId)]
  const rows = [
    ...assets.map(({ id, name }) => ({ kind: 'asset' as const, id, name })),
    ...liabilities.map(({ id, name }) => ({ kind: 'liability' as const, id, name })),
  ]
  if (choice.kind === 'new') {
    const known = findSameAccount(choice.name, accounts)
    if (known) return known.id
    const same = findSameAccount(choice.name, rows)
    return same
      ? putLinked(trx, userId, accounts, same)
      : putAccount(trx, userId, accounts, choice.name, NO_LINK)
  }
  const row = rows.find(({ kind, id }) => kind === choice.kind && id === choice.id)
  if (!row) throw notFound(choice.kind === 'asset' ? 'Asset' : 'Liability')
  return putLinked(trx, userId, accounts, row)
}

interface SheetRow {
  kind: 'asset' | 'liability'
  id: number
  name: string
}

type Known = Awaited<ReturnType<typeof listMoneyAccounts>>

async function putLinked(
  trx: Trx,
  userId: number,
  accounts: Known,
  { kind, id, name }: SheetRow,
): Promise<number> {
  const link = kind === 'asset' ? { assetId: id, liabilityId: null } : { assetId: null, liabilityId: id }
  const linked = accounts.find((account) => (kind === 'asset' ? account.assetId : account.liabilityId) === id)
  if (linked) return linked.id
  const accountId = await putAccount(trx, userId, accounts, name, link)
  await linkAccount(trx, userId, accountId, link)
  return accountId
}

const NO_LINK = { assetId: null, liabilityId: null }
