import { prepareChange, prepareFirst, prepareOne } from '#server/db/prepared.ts'
import { isSeen } from './seen-store.ts'

export const findWhole = prepareFirst((trx, userId: number, id: number) =>
  trx
    .selectFrom('transactions')
    .select([
      'transactions.importId',
      'transactions.accountId',
      'transactions.payeeId',
      'transactions.date',
      'transactions.amount',
      'transactions.name',
      'transactions.memo',
      'transactions.externalId',
      'transactions.partOf',
      'transactions.transferId',
    ])
    .where('transactions.userId', '=', userId)
    .where('transactions.id', '=', id)
    .where(isSeen(userId)),
)

export const removeParts = prepareChange((trx, userId: number, id: number) =>
  trx.deleteFrom('transactions').where('userId', '=', userId).where('partOf', '=', id),
)

export const markSplit = prepareChange((trx, userId: number, id: number, isSplit: number) =>
  trx
    .updateTable('transactions')
    .set({ isSplit: isSplit as 0 | 1 })
    .where('userId', '=', userId)
    .where('id', '=', id),
)

type Whole = NonNullable<Awaited<ReturnType<typeof findWhole>>>
type Part = Omit<Whole, 'partOf' | 'transferId'> & {
  partOf: number
  searchKey: string
  category: string | null
}

export const addPart = prepareOne((trx, userId: number, part: Part) =>
  trx
    .insertInto('transactions')
    .values({
      userId,
      ...part,
      categorySource: part.category === null ? null : 'user',
      isSplit: 0,
      transferId: null,
      duplicateOf: null,
      duplicateKind: null,
    })
    .returning('id'),
)
