import type { CurrentUser } from '#contract/accounts.ts'
import { takeTurns } from '#server/db/exclusive.ts'
import { conflict } from '#server/lib/http-error.ts'
import type { Services } from '#server/services.ts'
import { checkOwnPassword } from '#server/features/people/check-own-password.ts'
import { eraseUser, markDeleted } from '#server/features/people/erase-store.ts'
import { recordEvent } from '#server/features/security-events/store.ts'
import { countAdmins } from '#server/features/people/users-store.ts'

type Needs = Pick<Services, 'db' | 'engine' | 'forgetDeleted' | 'config' | 'clock' | 'secret' | 'passwords'>

/**
 * Shuts the account in one transaction and deletes every row of it. What remains is that an
 * account was deleted, not whose.
 */
export async function deleteAccount(services: Needs, user: CurrentUser, password: string): Promise<void> {
  const { db, engine, clock } = services
  await checkOwnPassword(services, user.id, password, { device: null, wrong: 'Password is incorrect' })
  await db.transaction().execute(async (trx) => {
    await takeTurns(trx, engine, 'administrators')
    if (user.isAdmin && (await countAdmins(trx)) === 1) {
      throw conflict('You are the only administrator. Make someone else an administrator first.')
    }
    await markDeleted(trx, user, clock())
    await recordEvent(trx, { kind: 'account-deleted', userId: null }, clock())
  })
  await eraseUser(services, user.id)
}
