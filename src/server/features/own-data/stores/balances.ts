import { plainDate } from '#contract/fields.ts'
import { money } from '#contract/money.ts'
import { z } from '#contract/zod.ts'
import { balanceKinds } from '#finance/balance-change.ts'
import { MAX_BALANCES } from '#server/features/balance-sheet/balances-store.ts'
import { definePart, PAGE, pagesById } from '#server/features/own-data/part.ts'
import { renameAll } from '#server/features/own-data/rename.ts'
import { fileId } from '#server/features/own-data/shapes.ts'

const columns = ['kind', 'itemId', 'day', 'amount'] as const

/** What each debt and each goal stood at, by day. Debts have new numbers; goals keep theirs. */
export const balancesPart = definePart([...columns], {
  name: 'balances',
  most: MAX_BALANCES,
  schema: z.object({ kind: z.enum(balanceKinds), itemId: fileId, day: plainDate, amount: money() }),
  read: (db, userId) =>
    pagesById((after) =>
      db
        .selectFrom('balances')
        .select(['id', ...columns])
        .where('userId', '=', userId)
        .where('id', '>', after)
        .orderBy('id')
        .limit(PAGE)
        .execute(),
    ),
  restore: async ({ trx, userId, ids }, rows) => {
    const renamed = await renameAll(ids, rows, (row, name) =>
      row.kind === 'liability' ? { ...row, itemId: name.row('liability', row.itemId) } : row,
    )
    await trx
      .insertInto('balances')
      .values(renamed.map((row) => ({ ...row, userId })))
      .execute()
  },
})
