import { prepareChange, prepareFirst, prepareList } from '#server/db/prepared.ts'
import { isSeen } from './seen-store.ts'

export const findRow = prepareFirst((db, userId: number, id: number) =>
  db
    .selectFrom('transactions')
    .innerJoin('payees', 'payees.id', 'transactions.payeeId')
    .select(['transactions.id', 'transactions.date', 'transactions.payeeId', 'payees.key'])
    .where('transactions.userId', '=', userId)
    .where('transactions.id', '=', id)
    .where(isSeen(userId) as never),
)

export const setOne = prepareChange((trx, userId: number, id: number, category: string | null) =>
  trx
    .updateTable('transactions')
    .set({ category, categorySource: category === null ? null : 'user' })
    .where('userId', '=', userId)
    .where('id', '=', id),
)

export const setPiece = prepareChange((trx, userId: number, ids: number[], category: string | null) =>
  trx
    .updateTable('transactions')
    .set({ category, categorySource: category === null ? null : 'rule' })
    .where('userId', '=', userId)
    .where('id', 'in', ids),
)

export const listOfPayee = prepareList((db, userId: number, payeeId: number, after: number, count: number) =>
  db
    .selectFrom('transactions')
    .select(['id', 'category', 'categorySource'])
    .where('userId', '=', userId)
    .where('payeeId', '=', payeeId)
    .where('id', '>', after)
    .orderBy('id')
    .limit(count),
)

export const setRecurring = prepareChange((trx, userId: number, payeeId: number, category: string | null) =>
  trx
    .updateTable('recurringPayments')
    .set({ category })
    .where('userId', '=', userId)
    .where('payeeId', '=', payeeId),
)

export const listPayees = prepareList((db, userId: number) =>
  db.selectFrom('payees').select(['id', 'key']).where('userId', '=', userId),
)
