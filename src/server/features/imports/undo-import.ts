import { inTurn } from '#server/features/transactions/turn-store.ts'
import { forgetMonths } from '#server/features/transactions/months-store.ts'
import { refreshRecurring } from '#server/features/transactions/recurring-store.ts'
import { letOthersRun } from '#server/lib/let-others-run.ts'
import { notFound } from '#server/lib/http-error.ts'
import type { Services } from '#server/services.ts'
import { monthsAround } from './finish-import.ts'
import { listPieceOf, unpairTransfers, removeRows } from './rows-store.ts'
import { findImport, listAbandoned, markUndone, removeImport } from './store.ts'

type Needs = Pick<Services, 'db' | 'engine' | 'clock'>

const PIECE = 250

/** Hides the import at once; its rows are deleted afterwards, piece by piece. */
export async function undoImport(services: Needs, userId: number, id: number): Promise<void> {
  const record = await findImport(services.db, userId, id)
  if (!record || record.status === 'undone') throw notFound('Import')
  await inTurn(services, userId, async (trx) => {
    await markUndone(trx, userId, id)
    await forgetMonths(trx, userId, ...monthsAround(record))
  })
}

/** Deletes the hidden rows of an import, and then the import. */
export async function eraseImport(services: Needs, userId: number, id: number): Promise<void> {
  const record = await findImport(services.db, userId, id)
  if (!record) return
  for (;;) {
    const ids = (await listPieceOf(services.db, id, PIECE)).map((row) => row.id)
    if (ids.length === 0) break
    await inTurn(services, userId, async (trx) => {
      await unpairTransfers(trx, ids)
      await removeRows(trx, ids)
    })
    await letOthersRun()
  }
  await inTurn(services, userId, async (trx) => {
    await forgetMonths(trx, userId, ...monthsAround(record))
    await removeImport(trx, userId, id)
  })
  await refreshRecurring(services, userId)
}

/** An import is finished within minutes, or was given up. */
const GIVEN_UP_MS = 24 * 60 * 60 * 1000

/** What a crash has left of imports that were taken back, and what was begun and never finished. */
export async function eraseAbandoned(services: Needs): Promise<void> {
  const before = new Date(services.clock().getTime() - GIVEN_UP_MS).toISOString()
  for (const { userId, id } of await listAbandoned(services.db, before)) {
    await inTurn(services, userId, (trx) => markUndone(trx, userId, id))
    await eraseImport(services, userId, id)
  }
}
