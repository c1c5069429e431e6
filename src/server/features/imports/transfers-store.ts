import { prepareChange, prepareList } from '#server/db/prepared.ts'

/** What is seen or about to be, is no half of a transfer, and got no category by the user's own rules or hand. */
export const listMovements = prepareList((db, userId: number, importId: number, from: string, to: string) =>
  db
    .selectFrom('transactions')
    .innerJoin('imports', 'imports.id', 'transactions.importId')
    .select([
      'transactions.id',
      'transactions.accountId',
      'transactions.date',
      'transactions.amount',
      'transactions.searchKey',
    ])
    .where('transactions.userId', '=', userId)
    .where('transactions.date', '>=', from)
    .where('transactions.date', '<=', to)
    .where('transactions.transferId', 'is', null)
    .where('transactions.isSplit', '=', 0)
    .where('transactions.partOf', 'is', null)
    .where((where) =>
      where.or([
        where('transactions.categorySource', 'is', null),
        where('transactions.categorySource', 'in', ['guess', 'file']),
      ]),
    )
    .where((where) => where.or([where('imports.status', '=', 'done'), where('imports.id', '=', importId)])),
)

export const pairTransfer = prepareChange((trx, userId: number, id: number, transferId: number) =>
  trx.updateTable('transactions').set({ transferId }).where('userId', '=', userId).where('id', '=', id),
)
