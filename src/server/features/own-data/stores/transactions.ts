import { nearDate, signedMoney } from '#contract/imports.ts'
import { categorySources } from '#contract/transactions.ts'
import { z } from '#contract/zod.ts'
import { fromFlag, toFlag } from '#server/db/codec.ts'
import type { Db, Trx } from '#server/db/database.ts'
import type { Ids } from '#server/features/own-data/ids-store.ts'
import { definePart, PAGE, pagesById } from '#server/features/own-data/part.ts'
import { fileId, kept, keptOrNull } from '#server/features/own-data/shapes.ts'
import { searchKeyOf } from '#server/features/transactions/list-store.ts'

const row = z.object({
  id: fileId,
  date: nearDate,
  amount: signedMoney,
  payee: kept(200),
  memo: kept(500),
  category: keptOrNull(100),
  categorySource: z.nullable(z.enum(categorySources)),
  /** Its name, for whoever reads the table; which one it is the number says. */
  account: z.optional(kept(200)),
  accountId: fileId,
  payeeId: fileId,
  importId: fileId,
  /** The bank's own number; empty where there is none. */
  externalId: kept(100),
  /** Whether it was split into parts, and the transaction that it is a part of. */
  isSplit: z.boolean(),
  partOf: z.nullable(fileId),
  /** The other half of a transfer between own accounts. */
  transferId: z.nullable(fileId),
})
type Row = z.output<typeof row>

const listOfImport = (db: Db, userId: number, importId: number, after: number) =>
  db
    .selectFrom('transactions')
    .innerJoin('moneyAccounts', 'moneyAccounts.id', 'transactions.accountId')
    .select(['transactions.id', 'date', 'amount', 'transactions.name as payee', 'memo', 'category'])
    .select(['categorySource', 'moneyAccounts.name as account', 'accountId', 'payeeId', 'importId'])
    .select(['externalId', 'isSplit', 'partOf', 'transferId'])
    .where('transactions.userId', '=', userId)
    .where('transactions.importId', '=', importId)
    .where('transactions.id', '>', after)
    .orderBy('transactions.id')
    .limit(PAGE)
    .execute()

/** Import by import: within one, rows are found by their number without those of anybody else. */
export const transactionsPart = definePart<Row>(Object.keys(row.shape), {
  name: 'transactions',
  most: 2_000_000,
  schema: row,
  async *read(db, userId) {
    const imports = pagesById((after) =>
      db
        .selectFrom('imports')
        .select('id')
        .where('userId', '=', userId)
        .where('status', '=', 'done')
        .where('id', '>', after)
        .orderBy('id')
        .limit(PAGE)
        .execute(),
    )
    for await (const page of imports)
      for (const { id } of page)
        for await (const rows of pagesById((after) => listOfImport(db, userId, id, after)))
          yield rows.map(({ isSplit, ...one }) => ({ ...one, isSplit: fromFlag(isSplit) }))
  },
  restore: async ({ trx, userId, ids }, rows) => {
    const given = await ids.give(
      'transaction',
      rows.map(({ id }) => id),
    )
    const named = await findNamed(ids, rows)
    const stored = rows.flatMap((transaction) => {
      const { account: _, payee, ...one } = transaction
      const [accountId, payeeId] = [named.accounts.get(one.accountId), named.payees.get(one.payeeId)]
      const importId = named.imports.get(one.importId)
      // Added while the file was being written: its account, payee or import came after those parts were done.
      if (accountId === undefined || payeeId === undefined || importId === undefined) return []
      const id = given.get(one.id) ?? 0
      const [partOf, transferId] = [one.partOf, one.transferId].map(
        (other) => named.transactions.get(other ?? 0) ?? null,
      )
      const rest = { isSplit: toFlag(one.isSplit), duplicateOf: null, duplicateKind: null }
      const places = { accountId, payeeId, importId, partOf: partOf ?? null, transferId: transferId ?? null }
      return [
        { ...one, ...rest, ...places, id, userId, name: payee, searchKey: searchKeyOf(payee, one.memo) },
      ]
    })
    if (stored.length === 0) return
    await trx.insertInto('transactions').values(stored).execute()
    await pairTransfer(trx, userId, stored)
    await countIn(trx, userId, stored)
  },
  isUse: () => true,
})

async function findNamed(ids: Ids, rows: Row[]) {
  return {
    accounts: await ids.find(
      'moneyAccount',
      rows.map(({ accountId }) => accountId),
    ),
    payees: await ids.find(
      'payee',
      rows.map(({ payeeId }) => payeeId),
    ),
    imports: await ids.find(
      'import',
      rows.map(({ importId }) => importId),
    ),
    transactions: await ids.find(
      'transaction',
      rows.flatMap(({ partOf, transferId }) => [partOf, transferId]),
    ),
  }
}

interface Stored {
  id: number
  importId: number
  partOf: number | null
  transferId: number | null
}

/** The first half of a transfer names one that is still to come: the second tells it. */
async function pairTransfer(trx: Trx, userId: number, rows: Stored[]) {
  for (const { id, transferId } of rows)
    if (transferId !== null)
      await trx
        .updateTable('transactions')
        .set({ transferId: id })
        .where('userId', '=', userId)
        .where('id', '=', transferId)
        .execute()
}

/** How many rows an import has is counted, not believed. Parts of a row are no rows of the file. */
async function countIn(trx: Trx, userId: number, rows: Stored[]) {
  const whole = Map.groupBy(
    rows.filter(({ partOf }) => partOf === null),
    ({ importId }) => importId,
  )
  for (const [importId, { length }] of whole)
    await trx
      .updateTable('imports')
      .set((set) => ({ rowCount: set('rowCount', '+', length) }))
      .where('userId', '=', userId)
      .where('id', '=', importId)
      .execute()
}
