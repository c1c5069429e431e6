import type { CurrentUser } from '#contract/accounts.ts'
import { takeTurns } from '#server/db/exclusive.ts'
import { removeEmail } from '#server/features/waitlist/store.ts'
import { conflict } from '#server/lib/http-error.ts'
import type { Services } from '#server/services.ts'
import { checkOwnPassword } from './change-password.ts'
import { recordEvent } from './events-store.ts'
import { countAdmins, deleteUser } from './users-store.ts'

/** Deletes every row of the user in one transaction. What remains is that an account was deleted, not whose. */
export async function deleteAccount(services: Services, user: CurrentUser, password: string): Promise<void> {
  const { db, engine, clock } = services
  await checkOwnPassword(services, user.id, password, { device: null, wrong: 'Password is incorrect' })
  await db.transaction().execute(async (trx) => {
    await takeTurns(trx, engine, 'administrators')
    if (user.isAdmin && (await countAdmins(trx)) === 1) {
      throw conflict('You are the only administrator. Make someone else an administrator first.')
    }
    await deleteUser(trx, user.id)
    // The waitlist knows addresses, not users: theirs would stay behind.
    await removeEmail(trx, user.email)
    await recordEvent(trx, { kind: 'account-deleted', userId: null }, clock())
  })
}
