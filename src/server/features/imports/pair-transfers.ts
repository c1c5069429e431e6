import { addDays } from '#finance/dates.ts'
import { addToMonth, monthOf } from '#finance/spending.ts'
import { looksLikeTransfer, pairTransfers, TRANSFER_DAYS } from '#finance/transfers.ts'
import type { Trx } from '#server/db/database.ts'
import { inTurn } from '#server/features/transactions/turn-store.ts'
import { letOthersRun } from '#server/lib/let-others-run.ts'
import type { Services } from '#server/services.ts'
import type { ImportRecord } from './store.ts'
import { pairTransfer, listMovements } from './transfers-store.ts'

/** Pairs what went from one account of the user to another, a month at a time. Returns how many pairs there are. */
export async function pairImported(
  services: Pick<Services, 'db' | 'engine'>,
  userId: number,
  record: ImportRecord,
): Promise<number> {
  const { fromDate, toDate } = record
  if (fromDate === null || toDate === null) return 0
  let count = 0
  for (let month = monthOf(fromDate); month <= monthOf(toDate); month = addToMonth(month, 1)) {
    const [from, to] = [
      addDays(`${month}-01`, -TRANSFER_DAYS),
      addDays(`${addToMonth(month, 1)}-01`, TRANSFER_DAYS),
    ]
    count += await inTurn(services, userId, (trx) => pairBetween(trx, userId, record.id, from, to))
    await letOthersRun()
  }
  return count
}

async function pairBetween(
  trx: Trx,
  userId: number,
  importId: number,
  from: string,
  to: string,
): Promise<number> {
  const rows = await listMovements(trx, userId, importId, from, to)
  const movements = rows.map(({ searchKey, ...row }) => ({ ...row, isSaid: looksLikeTransfer(searchKey) }))
  const pairs = pairTransfers(movements)
  for (const [out, into] of pairs) {
    await pairTransfer(trx, userId, out, into)
    await pairTransfer(trx, userId, into, out)
  }
  return pairs.length
}
