import type { SplitPart, Transaction } from '#contract/transactions.ts'
import { sumMoney } from '#finance/money.ts'
import { monthOf } from '#finance/spending.ts'
import { toFlag } from '#server/db/codec.ts'
import type { Trx } from '#server/db/database.ts'
import { answerOnce, type Sending } from '#server/features/repeats/store.ts'
import { badRequest, conflict, notFound } from '#server/lib/http-error.ts'
import type { Services } from '#server/services.ts'
import { listById, searchKeyOf } from './list-store.ts'
import { forgetMonths } from './months-store.ts'
import { addPart, findWhole, markSplit, removeParts } from './split-store.ts'
import { inTurn } from './turn-store.ts'

/** Divides a transaction; its parts count instead of it. Without parts it is whole again. */
export async function splitTransaction(
  store: Pick<Services, 'db' | 'engine'>,
  sending: Sending,
  id: number,
  parts: SplitPart[],
): Promise<Transaction[]> {
  const { userId } = sending
  const divide = async (trx: Trx): Promise<Transaction[]> => {
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
    return listById(trx, userId, added.length > 0 ? added : [id])
  }
  return inTurn(store, userId, (trx) => answerOnce(trx, sending, { first: () => divide(trx) }))
}
