import type { CurrentUser } from '#contract/accounts.ts'
import type { Trx } from '#server/db/database.ts'
import { takeTurns } from '#server/db/exclusive.ts'
import { notAllowed, notFound } from '#server/lib/http-error.ts'
import type { Services } from '#server/services.ts'
import { findUser } from './users-store.ts'

type Needs = Pick<Services, 'db' | 'engine'>

export type StoredUser = NonNullable<Awaited<ReturnType<typeof findUser>>>

export const isActiveAdmin = (user: Pick<StoredUser, 'isAdmin' | 'disabledAt'>) =>
  user.isAdmin === 1 && user.disabledAt === null

/**
 * Actions of administrators on users never overlap, and none takes place after another administrator has taken the role
 * away.
 */
export function asAdministrator<Result>(
  { db, engine }: Needs,
  actor: CurrentUser,
  work: (trx: Trx) => Promise<Result>,
): Promise<Result> {
  return db.transaction().execute(async (trx) => {
    await takeTurns(trx, engine, 'administrators')
    const by = await findUser(trx, actor.id)
    if (!by || !isActiveAdmin(by)) throw notAllowed('Administrators only')
    return work(trx)
  })
}

/** The same for one existing user. */
export function withUser<Result>(
  services: Needs,
  actor: CurrentUser,
  id: number,
  work: (trx: Trx, user: StoredUser) => Promise<Result>,
): Promise<Result> {
  return asAdministrator(services, actor, async (trx) => {
    const user = await findUser(trx, id)
    if (!user || user.deletedAt !== null) throw notFound('User')
    return work(trx, user)
  })
}
