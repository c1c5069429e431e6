import type { PartName, RestoreMode } from '#contract/own-data.ts'
import { partNames } from '#contract/own-data.ts'
import { isUniqueViolation } from '#server/db/errors.ts'
import type { Db } from '#server/db/database.ts'
import { eraseUser } from '#server/features/people/erase-store.ts'
import { findProfile } from '#server/features/profile/profile-store.ts'
import { HttpError, badRequest, conflict } from '#server/lib/http-error.ts'
import { cleanJson } from '#server/lib/json-body.ts'
import type { Services } from '#server/services.ts'
import { createIds } from './ids-store.ts'
import { partOf, parts } from './parts.ts'
import {
  addHiddenUser,
  addRestore,
  findRestore,
  lockRestore,
  noteBatch,
  removeRestore,
  type Restore,
} from './restores-store.ts'

type Needs = Pick<Services, 'db' | 'engine' | 'forgetDeleted' | 'clock'>

export type Counts = Partial<Record<PartName, number>>

export const readCounts = ({ counts }: Restore) => JSON.parse(counts) as Counts

/** Makes the account that the file is read into. Nobody can sign in to it, and no list shows it. */
export async function beginRestore(services: Needs, userId: number, mode: RestoreMode): Promise<void> {
  const { db, clock } = services
  await cancelRestore(services, userId)
  if (mode === 'empty' && (await isUsed(db, userId))) throw notEmpty()
  await db.transaction().execute(async (trx) => {
    const at = clock().toISOString()
    const stagedId = await addHiddenUser(trx, at)
    const { version } = await findProfile(trx, userId)
    await addRestore(trx, { userId, stagedId, mode, version, batches: 0, counts: '{}', touchedAt: at })
  })
}

export const notEmpty = () =>
  conflict('There is something in this account already: choose to replace it, or use a new account.')

export async function isUsed(db: Db, userId: number): Promise<boolean> {
  for (const part of parts) if (await part.isUsed(db, userId)) return true
  return false
}

export async function cancelRestore(services: Needs, userId: number): Promise<void> {
  const running = await findRestore(services.db, userId)
  if (!running) return
  await removeRestore(services.db, userId)
  await eraseUser(services, running.stagedId)
}

interface Batch {
  batch: number
  part: PartName
  rows: unknown[]
}

/** Checks and stores the next rows. If one is wrong it says why, and stores none of them. */
export async function addRows(
  { db, engine, clock }: Needs,
  userId: number,
  { batch, part: name, rows }: Batch,
): Promise<void> {
  const part = partOf(name)
  const decoded = rows.map((row, at) => {
    const result = part.decode(cleanJson(row, 0))
    if (result.success) return result.data
    throw badRequest(`Row ${at + 1} of this piece of '${name}' cannot be read: ${result.message}.`)
  })
  try {
    await db.transaction().execute(async (trx) => {
      const running = await lockRestore(trx, userId)
      if (!running) throw notBegun()
      if (batch < running.batches) return
      if (batch > running.batches) throw conflict('A piece of the file is missing: please begin again.')
      const counts = readCounts(running)
      checkOrder(name, counts)
      const before = counts[name] ?? 0
      if (before + rows.length > part.most)
        throw new HttpError(413, `The file has more rows of '${name}' than an account can hold.`)
      const { stagedId, version } = running
      const ids = createIds(trx, engine, stagedId)
      const target = { trx, engine, userId: stagedId, now: clock(), ids, version: version + 1, before }
      if (part.restore && decoded.length > 0) await part.restore(target, decoded)
      await noteBatch(trx, userId, {
        batches: batch + 1,
        counts: JSON.stringify({ ...counts, [name]: before + rows.length }),
        touchedAt: clock().toISOString(),
      })
    })
  } catch (error) {
    if (isUniqueViolation(error)) throw badRequest(`Two rows of '${name}' have the same id.`)
    throw error
  }
}

export const notBegun = () => conflict('Please begin anew: nothing is being restored.')

/** Rows refer to rows of earlier parts only, so the parts must come in order. */
function checkOrder(name: PartName, counts: Counts) {
  const furthest = partNames.findLastIndex((part) => counts[part] !== undefined)
  if (partNames.indexOf(name) < furthest)
    throw badRequest(`'${name}' stands too late in the file: its parts have an order.`)
}
