import type { ImportView } from '#contract/imports.ts'
import { addDays } from '#finance/dates.ts'
import { monthOf } from '#finance/spending.ts'
import { listMoneyAccounts } from '#server/features/transactions/accounts-store.ts'
import { inTurn } from '#server/features/transactions/turn-store.ts'
import { forgetMonths } from '#server/features/transactions/months-store.ts'
import { letOthersRun } from '#server/lib/let-others-run.ts'
import { conflict, notFound } from '#server/lib/http-error.ts'
import type { Services } from '#server/services.ts'
import { pairImported } from './pair-transfers.ts'
import { listRepeats, removeRows } from './rows-store.ts'
import { findImport, markDone } from './store.ts'
import { viewImport } from './view-imports.ts'

type Needs = Pick<Services, 'db' | 'engine' | 'clock'>

const PIECE = 500

/** Transfers reach a few days beyond what a file covers. */
const REACH_DAYS = 7

/**
 * Lets an import be seen. Repeated rows go first and transfers are paired, in pieces; then one change shows all of it
 * at once, and a crash before that leaves everything as it was.
 */
export async function finishImport(
  services: Needs,
  userId: number,
  id: number,
  { keepAlike }: { keepAlike: boolean },
): Promise<ImportView> {
  const { db, clock } = services
  const record = await findImport(db, userId, id)
  if (!record || record.status === 'undone') throw notFound('Import')
  if (record.status === 'done') return viewImport(db, userId, record)
  if (record.receivedCount < record.rowCount)
    throw conflict('Not all rows of this import have arrived. Please begin it again.')
  await removeRepeats(services, id, { isAlikeToo: !keepAlike })
  const accounts = await listMoneyAccounts(db, userId)
  const transferCount = accounts.length > 1 ? await pairImported(services, userId, record) : 0
  const skipped = record.sameCount + (keepAlike ? 0 : record.alikeCount)
  await inTurn(services, userId, async (trx) => {
    const finished = { rowCount: record.rowCount - skipped, transferCount, finishedAt: clock().toISOString() }
    if (!(await markDone(trx, userId, id, finished))) return
    await forgetMonths(trx, userId, ...monthsAround(record))
  })
  const done = await findImport(db, userId, id)
  if (!done) throw notFound('Import')
  return viewImport(db, userId, done)
}

export function monthsAround({ fromDate, toDate }: { fromDate: string | null; toDate: string | null }) {
  const [from, to] = [fromDate ?? '1970-01-01', toDate ?? '2100-12-31']
  return [monthOf(addDays(from, -REACH_DAYS)), monthOf(addDays(to, REACH_DAYS))] as const
}

async function removeRepeats(
  { db }: Needs,
  id: number,
  { isAlikeToo }: { isAlikeToo: boolean },
): Promise<void> {
  for (;;) {
    const rows = await listRepeats(db, id, isAlikeToo, PIECE)
    if (rows.length === 0) return
    await removeRows(
      db,
      rows.map((row) => row.id),
    )
    await letOthersRun()
  }
}
