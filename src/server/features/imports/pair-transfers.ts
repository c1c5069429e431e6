import { addDays } from '#finance/dates.ts'
import { addToMonth, monthOf } from '#finance/spending.ts'
import { looksLikeTransfer, pairTransfers, TRANSFER_DAYS } from '#finance/transfers.ts'
import type { Trx } from '#server/db/database.ts'
import { prepareChange, prepareList } from '#server/db/prepared.ts'
import { inTurn } from '#server/features/transactions/categorise.ts'
import { breathe } from '#server/lib/breathe.ts'
import type { Services } from '#server/services.ts'
import type { ImportRecord } from './store.ts'

/** What is seen or about to be, is no half of a transfer, and got no category by the user's own rules or hand. */
const listMovements = prepareList((db, userId: number, importId: number, from: string, to: string) =>
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

const joinHalves = prepareChange((trx, userId: number, id: number, transferId: number) =>
  trx.updateTable('transactions').set({ transferId }).where('userId', '=', userId).where('id', '=', id),
)

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
    await breathe()
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
    await joinHalves(trx, userId, out, into)
    await joinHalves(trx, userId, into, out)
  }
  return pairs.length
}
