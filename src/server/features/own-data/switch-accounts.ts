import type { CurrentUser } from '#contract/accounts.ts'
import { NOT_WHOLE } from '#contract/own-data-file.ts'
import { type PartName, partNames } from '#contract/own-data.ts'
import { takeTurns } from '#server/db/exclusive.ts'
import { eraseUser } from '#server/features/people/erase-store.ts'
import { recordEvent } from '#server/features/security-events/store.ts'
import { startTurn } from '#server/features/conversation/conversation-store.ts'
import { planDigest } from '#server/features/digest/plan-store.ts'
import { lockProfile } from '#server/features/profile/profile-store.ts'
import { badRequest, conflict } from '#server/lib/http-error.ts'
import type { Services } from '#server/services.ts'
import { exchangeIdentity, moveOwn } from './identity-store.ts'
import { lockRestore, removeRestore } from './restores-store.ts'
import { type Counts, isUsed, notBegun, notEmpty, readCounts } from './stage.ts'

type Needs = Pick<Services, 'db' | 'engine' | 'presence' | 'forgetDeleted' | 'clock'>

/**
 * Lets the account that was put together take the place of the user's. However much is in both, this is one short
 * transaction: who the user is moves over, what they had stays behind and is deleted piece by piece afterwards.
 */
export async function finishRestore(
  services: Needs,
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
    if (!(await exchangeIdentity(trx, user.id, stagedId, now))) throw notBegun()
    await moveOwn(trx, user.id, stagedId)
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
