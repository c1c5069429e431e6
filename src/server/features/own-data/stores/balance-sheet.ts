import { asset, liability } from '#contract/balance-sheet.ts'
import { plainDate } from '#contract/fields.ts'
import { moneyTotal, RATE_DECIMALS } from '#contract/money.ts'
import { z } from '#contract/zod.ts'
import { definePart, PAGE, pagesById } from '#server/features/own-data/part.ts'
import { fileId, moment } from '#server/features/own-data/shapes.ts'

const RATE_SCALE = 10 ** RATE_DECIMALS
const MOST_ITEMS = 2000

export const assetsPart = definePart(['id', 'name', 'value', 'category', 'notes', 'updatedAt'], {
  name: 'assets',
  most: MOST_ITEMS,
  schema: z.extend(asset, { id: fileId, updatedAt: moment }),
  read: (db, userId) =>
    pagesById((after) =>
      db
        .selectFrom('assets')
        .select(['id', 'name', 'value', 'category', 'notes', 'updatedAt'])
        .where('userId', '=', userId)
        .where('id', '>', after)
        .orderBy('id')
        .limit(PAGE)
        .execute(),
    ),
  restore: async ({ trx, userId, ids }, rows) => {
    const given = await ids.give(
      'asset',
      rows.map(({ id }) => id),
    )
    await trx
      .insertInto('assets')
      .values(rows.map((row) => ({ ...row, id: given.get(row.id) ?? 0, userId })))
      .execute()
  },
  isUse: () => true,
})

export const liabilitiesPart = definePart(
  ['id', 'name', 'amount', 'interestRate', 'category', 'notes', 'minimumPayment', 'updatedAt'],
  {
    name: 'liabilities',
    most: MOST_ITEMS,
    schema: z.extend(liability, { id: fileId, updatedAt: moment }),
    async *read(db, userId) {
      const pages = pagesById((after) =>
        db
          .selectFrom('liabilities')
          .select(['id', 'name', 'amount', 'rateMillionths', 'category'])
          .select(['notes', 'minimumPayment', 'updatedAt'])
          .where('userId', '=', userId)
          .where('id', '>', after)
          .orderBy('id')
          .limit(PAGE)
          .execute(),
      )
      for await (const rows of pages)
        yield rows.map(({ rateMillionths, ...row }) => ({
          ...row,
          interestRate: rateMillionths / RATE_SCALE,
        }))
    },
    restore: async ({ trx, userId, ids }, rows) => {
      const given = await ids.give(
        'liability',
        rows.map(({ id }) => id),
      )
      const stored = rows.map(({ interestRate, ...row }) => ({
        ...row,
        id: given.get(row.id) ?? 0,
        userId,
        rateMillionths: Math.round(interestRate * RATE_SCALE),
      }))
      await trx.insertInto('liabilities').values(stored).execute()
    },
    isUse: () => true,
  },
)

const columns = ['at', 'day', 'totalAssets', 'totalLiabilities', 'listedTotal'] as const

/** What was owned and owed after each change. */
export const netWorthPart = definePart([...columns], {
  name: 'netWorth',
  // An earlier Keel stored one for every change.
  most: 100_000,
  schema: z.object({
    at: moment,
    day: plainDate,
    totalAssets: moneyTotal,
    totalLiabilities: moneyTotal,
    listedTotal: moneyTotal,
  }),
  read: (db, userId) =>
    pagesById((after) =>
      db
        .selectFrom('netWorthSnapshots')
        .select(['id', ...columns])
        .where('userId', '=', userId)
        .where('id', '>', after)
        .orderBy('id')
        .limit(PAGE)
        .execute(),
    ),
  restore: async ({ trx, userId }, rows) => {
    await trx
      .insertInto('netWorthSnapshots')
      .values(rows.map((row) => ({ ...row, userId })))
      .execute()
  },
})
