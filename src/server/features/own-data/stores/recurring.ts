import { nearDate, signedMoney } from '#contract/imports.ts'
import { z } from '#contract/zod.ts'
import { recurringPeriods } from '#finance/recurring.ts'
import { definePart, PAGE, pagesById } from '#server/features/own-data/part.ts'
import { fileId, kept, keptOrNull } from '#server/features/own-data/shapes.ts'

const row = z.object({
  /** Its name, for whoever reads the table. */
  payee: z.optional(kept(200)),
  payeeId: fileId,
  period: z.enum(recurringPeriods),
  amount: signedMoney,
  count: z.int().check(z.minimum(0)),
  lastDate: nearDate,
  nextDate: nearDate,
  category: keptOrNull(100),
})

/** What is paid or earned again and again, as the last import left it. */
export const recurringPart = definePart(Object.keys(row.shape), {
  name: 'recurring',
  most: 1_000_000,
  schema: row,
  read: (db, userId) =>
    pagesById((after) =>
      db
        .selectFrom('recurringPayments')
        .innerJoin('payees', 'payees.id', 'recurringPayments.payeeId')
        .select(['recurringPayments.id', 'payees.name as payee', 'payeeId', 'period', 'amount', 'count'])
        .select(['lastDate', 'nextDate', 'category'])
        .where('recurringPayments.userId', '=', userId)
        .where('recurringPayments.id', '>', after)
        .orderBy('recurringPayments.id')
        .limit(PAGE)
        .execute(),
    ),
  restore: async ({ trx, userId, ids }, rows) => {
    const payees = await ids.find(
      'payee',
      rows.map(({ payeeId }) => payeeId),
    )
    const stored = rows.flatMap((recurring) => {
      const { payee: _, ...one } = recurring
      const payeeId = payees.get(one.payeeId)
      return payeeId === undefined ? [] : [{ ...one, payeeId, userId }]
    })
    if (stored.length > 0) await trx.insertInto('recurringPayments').values(stored).execute()
  },
})
