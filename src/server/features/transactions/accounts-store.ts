import type { TransactionAccount } from '#contract/transactions.ts'
import { accountKey, findAccount } from '#finance/account-name.ts'
import type { Db, Trx } from '#server/db/database.ts'
import { prepareChange, prepareList, prepareOne } from '#server/db/prepared.ts'
import { listAssets } from '#server/features/balance-sheet/assets-store.ts'
import { listLiabilities } from '#server/features/balance-sheet/liabilities-store.ts'

const columns = ['id', 'name', 'key', 'assetId', 'liabilityId'] as const

export const listMoneyAccounts = prepareList((db, userId: number) =>
  db.selectFrom('moneyAccounts').select(columns).where('userId', '=', userId).orderBy('id'),
)

interface Link {
  assetId: number | null
  liabilityId: number | null
}

const insert = prepareOne((trx, userId: number, name: string, key: string, link: Link) =>
  trx
    .insertInto('moneyAccounts')
    .values({ userId, name, key, ...link })
    .onConflict((conflict) => conflict.columns(['userId', 'key']).doUpdateSet({ key }))
    .returning('id'),
)

const setKey = prepareChange((trx, userId: number, id: number, key: string) =>
  trx.updateTable('moneyAccounts').set({ key }).where('userId', '=', userId).where('id', '=', id),
)

/** The account of that name, new where there is none. Keys of earlier versions told a card and its bank as one. */
export async function putAccount(
  trx: Trx,
  userId: number,
  known: readonly { id: number; name: string; key: string }[],
  name: string,
  link: Link,
): Promise<number> {
  for (const { id, name: own, key } of known)
    if (key !== accountKey(own)) await setKey(trx, userId, id, accountKey(own))
  return (await insert(trx, userId, name, accountKey(name), link)).id
}

export const linkAccount = prepareChange((trx, userId: number, id: number, link: Link) =>
  trx.updateTable('moneyAccounts').set(link).where('userId', '=', userId).where('id', '=', id),
)

export interface LinkedAccount extends TransactionAccount {
  /** What its row of the balance sheet says it holds, or is owed. */
  stands: number | null
}

/**
 * The accounts with their rows of the balance sheet: the one that was chosen, else the one of the same name, wherever
 * that was said: an account that is named in the conversation is the one that an import brought.
 */
export async function listAccounts(db: Db, userId: number): Promise<LinkedAccount[]> {
  const [accounts, assets, liabilities] = [
    await listMoneyAccounts(db, userId),
    await listAssets(db, userId),
    await listLiabilities(db, userId),
  ]
  const rows = [
    ...assets.map(({ id, name, value }) => ({ list: 'assets' as const, id, name, amount: value })),
    ...liabilities.map(({ id, name, amount }) => ({ list: 'liabilities' as const, id, name, amount })),
  ]
  // A row chosen for one account is never taken for another, however similar the names.
  const isFree = ({ list, id }: (typeof rows)[number]) =>
    !accounts.some(({ assetId, liabilityId }) => id === (list === 'assets' ? assetId : liabilityId))
  return accounts.map(({ id, name, assetId, liabilityId }) => {
    const chosen = rows.find((row) => row.id === (row.list === 'assets' ? assetId : liabilityId))
    const found = chosen ?? findAccount(name, rows.filter(isFree))
    const target = found ? { list: found.list, id: found.id, name: found.name } : null
    return { id, name, target, stands: found?.amount ?? null }
  })
}
