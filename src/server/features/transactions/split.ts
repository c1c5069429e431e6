import type { SplitPart, Transaction } from '#contract/transactions.ts'
import { sumMoney } from '#finance/money.ts'
import { monthOf } from '#finance/spending.ts'
import { toFlag } from '#server/db/codec.ts'
import { prepareChange, prepareFirst, prepareOne } from '#server/db/prepared.ts'
import { badRequest, conflict, notFound } from '#server/lib/http-error.ts'
import type { Services } from '#server/services.ts'
import { inTurn } from './categorise.ts'
import { listById } from './list-store.ts'
import { forgetMonths } from './months-store.ts'
import { searchKeyOf } from './search-key.ts'
import { isSeen } from './seen.ts'

const findWhole = prepareFirst((trx, userId: number, id: number) =>
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

const removeParts = prepareChange((trx, userId: number, id: number) =>
  trx.deleteFrom('transactions').where('userId', '=', userId).where('partOf', '=', id),
)

const markSplit = prepareChange((trx, userId: number, id: number, isSplit: number) =>
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

const addPart = prepareOne((trx, userId: number, part: Part) =>
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

/** Divides a transaction; its parts count instead of it. Without parts it is whole again. */
export async function splitTransaction(
  store: Pick<Services, 'db' | 'engine'>,
  userId: number,
  id: number,
  parts: SplitPart[],
): Promise<Transaction[]> {
  const ids = await inTurn(store, userId, async (trx) => {
    const whole = await findWhole(trx, userId, id)
    if (!whole) throw notFound('Transaction')
    const { partOf, transferId, ...shared } = whole
    if (partOf !== null) throw badRequest('This is a part of a transaction. Please divide the whole one.')
    if (transferId !== null) throw conflict('A transfer between your own accounts cannot be divided.')
    if (parts.length > 0 && sumMoney(parts.map(({ amount }) => amount)) !== whole.amount)
      throw badRequest('The parts must add up to the whole transaction.')
    await removeParts(trx, userId, id)
    await markSplit(trx, userId, id, toFlag(parts.length > 0))
    await forgetMonths(trx, userId, monthOf(whole.date), monthOf(whole.date))
    const added: number[] = []
    for (const { amount, category, memo: own } of parts) {
      const memo = own || whole.memo
      const searchKey = searchKeyOf(whole.name, memo)
      const part = { ...shared, partOf: id, amount, category, memo, searchKey }
      added.push((await addPart(trx, userId, part)).id)
    }
    return added.length > 0 ? added : [id]
  })
  return listById(store.db, userId, ids)
}
