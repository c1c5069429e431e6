import type { CurrentUser } from '#contract/accounts.ts'
import { NOT_WHOLE } from '#contract/own-data-file.ts'
import { type PartName, partNames } from '#contract/own-data.ts'
import { toFlag } from '#server/db/codec.ts'
import type { Trx } from '#server/db/database.ts'
import { takeTurns } from '#server/db/exclusive.ts'
import { eraseUser } from '#server/features/people/erase-store.ts'
import { recordEvent } from '#server/features/security-events/store.ts'
import { findUser } from '#server/features/people/users-store.ts'
import { startTurn } from '#server/features/conversation/conversation-store.ts'
import { planDigest } from '#server/features/digest/plan-store.ts'
import { lockProfile } from '#server/features/profile/profile-store.ts'
import { badRequest, conflict } from '#server/lib/http-error.ts'
import type { Services } from '#server/services.ts'
import { lockRestore, removeRestore } from './restores-store.ts'
import { type Counts, isUsed, notBegun, notEmpty, readCounts } from './stage.ts'

/** What is tied to the person rather than to what they have stored, a handful of rows each. */
const MOVED = [
  'sessions',
  'passwordLinks',
  'authenticators',
  'recoveryCodes',
  'passkeys',
  'digests',
  'mails',
  'feedback',
] as const

/**
 * Lets the account that was put together take the place of the user's. However much is in both, this is one short
 * transaction: who the user is moves over, what they had stays behind and is deleted piece by piece afterwards.
 */
export async function finishRestore(
  services: Services,
  user: CurrentUser,
  counts: Counts,
  device: string,
): Promise<void> {
  const { db, engine, clock, presence } = services
  const now = clock()
  await presence.enter()
  await db.transaction().execute(async (trx) => {
    await takeTurns(trx, engine, 'administrators')
    const running = await lockRestore(trx, user.id)
    if (!running) throw notBegun()
    const { stagedId, mode, version } = running
    checkCounts(counts, readCounts(running))
    const turn = { turn: 'restoring', turnProcess: presence.id }
    if (!(await startTurn(trx, user.id, turn, now)))
      throw conflict('Keel is still answering. Stop the answer first, then restore.')
    const profile = await lockProfile(trx, user.id)
    if (profile.version !== version)
      throw conflict('Something was changed here while the file was read: please restore it again.')
    if (mode === 'empty' && (await isUsed(trx, user.id))) throw notEmpty()
    await exchangeIdentity(trx, user.id, stagedId, now)
    for (const table of MOVED)
      await trx.updateTable(table).set({ userId: stagedId }).where('userId', '=', user.id).execute()
    await removeRestore(trx, user.id)
    await planDigest(trx, stagedId, now)
    const event = { kind: 'data-restored', userId: stagedId, actorId: stagedId, device } as const
    await recordEvent(trx, event, now)
  })
  await eraseUser(services, user.id)
}

function checkCounts(told: Counts, found: Counts) {
  const isLacking = (part: PartName) => (told[part] ?? 0) !== (found[part] ?? 0)
  if (partNames.some(isLacking)) throw badRequest(NOT_WHOLE)
}

/** The name and the time zone are the file's, the rest is the account's. */
async function exchangeIdentity(trx: Trx, fromId: number, toId: number, now: Date): Promise<void> {
  const [from, to] = [await findUser(trx, fromId), await findUser(trx, toId)]
  if (!from || !to) throw notBegun()
  const { id: _, name, nameKey, timeZone, movedTo: __, ...identity } = from
  const at = now.toISOString()
  // Names are unique, so that the old one has to give them up first.
  const key = `replaced ${crypto.randomUUID()}`
  await trx
    .updateTable('users')
    .set({
      email: key,
      emailKey: key,
      username: key,
      usernameBase: key,
      isAdmin: toFlag(false),
      disabledAt: at,
      deletedAt: at,
      movedTo: toId,
    })
    .where('id', '=', fromId)
    .execute()
  // A name that was never given is no reason to take away the account's own.
  const own = { name: to.name ?? name, nameKey: to.nameKey ?? nameKey, timeZone: to.timeZone ?? timeZone }
  await trx
    .updateTable('users')
    .set({ ...identity, ...own })
    .where('id', '=', toId)
    .execute()
}
