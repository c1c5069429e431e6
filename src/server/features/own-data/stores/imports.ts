import { importFormats, nearDate, signedMoney } from '#contract/imports.ts'
import { z } from '#contract/zod.ts'
import { definePart, PAGE, pagesById } from '#server/features/own-data/part.ts'
import { fileId, kept, moment } from '#server/features/own-data/shapes.ts'
import type { StoredBalance } from '#server/features/imports/store.ts'

const count = z.int().check(z.minimum(0))

const row = z.object({
  id: fileId,
  fileName: kept(200),
  format: z.enum(importFormats),
  startedAt: moment,
  finishedAt: moment,
  /** Rows that it brought, and how many had come to be compared with what was there. */
  rowCount: count,
  receivedCount: count,
  sameCount: count,
  alikeCount: count,
  transferCount: count,
  fromDate: z.nullable(nearDate),
  toDate: z.nullable(nearDate),
  accounts: z.array(fileId).check(z.maxLength(100)),
  balances: z
    .array(z.object({ accountId: fileId, amount: signedMoney, date: nearDate }))
    .check(z.maxLength(100)),
})

/** The files that were imported; not those that are unfinished or were taken back, of which nothing is left. */
export const importsPart = definePart(Object.keys(row.shape), {
  name: 'imports',
  most: 1_000_000,
  schema: row,
  async *read(db, userId) {
    const pages = pagesById((after) =>
      db
        .selectFrom('imports')
        .select(['id', 'fileName', 'format', 'startedAt', 'finishedAt', 'rowCount', 'receivedCount'])
        .select(['sameCount', 'alikeCount', 'transferCount', 'fromDate', 'toDate', 'accountIds', 'balances'])
        .where('userId', '=', userId)
        .where('status', '=', 'done')
        .where('id', '>', after)
        .orderBy('id')
        .limit(PAGE)
        .execute(),
    )
    for await (const rows of pages)
      yield rows.map(({ accountIds, balances, finishedAt, ...record }) => ({
        ...record,
        finishedAt: finishedAt ?? record.startedAt,
        accounts: JSON.parse(accountIds) as number[],
        balances: JSON.parse(balances) as StoredBalance[],
      }))
  },
  restore: async ({ trx, userId, ids }, rows) => {
    const given = await ids.give(
      'import',
      rows.map(({ id }) => id),
    )
    const accounts = await ids.find(
      'moneyAccount',
      rows.flatMap((record) => [...record.accounts, ...record.balances.map(({ accountId }) => accountId)]),
    )
    const stored = rows.map(({ accounts: named, balances, ...record }) => ({
      ...record,
      id: given.get(record.id) ?? 0,
      userId,
      status: 'done' as const,
      // Counted as they come.
      rowCount: 0,
      accountIds: JSON.stringify(named.flatMap((id) => accounts.get(id) ?? [])),
      balances: JSON.stringify(
        balances.flatMap(({ accountId, ...balance }) => {
          const id = accounts.get(accountId)
          return id === undefined ? [] : [{ accountId: id, ...balance }]
        }),
      ),
    }))
    await trx.insertInto('imports').values(stored).execute()
  },
})
