import type { Db } from '#server/db/database.ts'
import { ABSOLUTE_DAYS, IDLE_DAYS, type Session } from '#server/lib/session.ts'
import { toCurrentUser } from './users-store.ts'

const daysBefore = (now: Date, days: number) =>
  new Date(now.getTime() - days * 24 * 60 * 60 * 1000).toISOString()

/** A session whose device was seen recently enough, that is not too old, and that knows the current password of an account in use. */
function liveSessions(db: Db, now: Date) {
  return db
    .selectFrom('sessions')
    .innerJoin('users', 'users.id', 'sessions.userId')
    .where('users.disabledAt', 'is', null)
    .whereRef('sessions.passwordEpoch', '=', 'users.passwordEpoch')
    .where('sessions.lastSeenAt', '>', daysBefore(now, IDLE_DAYS))
    .where('sessions.createdAt', '>', daysBefore(now, ABSOLUTE_DAYS))
}

export async function findSession(db: Db, tokenHash: string, now: Date): Promise<Session | null> {
  const row = await liveSessions(db, now)
    .where('sessions.tokenHash', '=', tokenHash)
    .select(['sessions.id as sessionId', 'users.id', 'users.name', 'users.username', 'users.email'])
    .select(['users.isAdmin', 'users.passwordIsGenerated'])
    .leftJoin('authenticators', 'authenticators.userId', 'users.id')
    .select(['sessions.createdAt as startedAt', 'authenticators.since as twoStepSince'])
    .executeTakeFirst()
  if (!row) return null
  const { sessionId: id, startedAt, twoStepSince } = row
  return { id, user: toCurrentUser(row), startedAt, hasTwoStep: twoStepSince !== null }
}

export interface NewSession {
  userId: number
  passwordEpoch: number
  tokenHash: string
  device: string
}

export async function addSession(db: Db, session: NewSession, now: Date): Promise<void> {
  const at = now.toISOString()
  await db.updateTable('users').set({ lastSeenAt: at }).where('id', '=', session.userId).execute()
  await db
    .insertInto('sessions')
    .values({ ...session, createdAt: at, lastSeenAt: at })
    .execute()
}

export async function listSessions(db: Db, userId: number, now: Date) {
  return liveSessions(db, now)
    .where('sessions.userId', '=', userId)
    .select(['sessions.id', 'sessions.device', 'sessions.createdAt', 'sessions.lastSeenAt'])
    .orderBy('sessions.lastSeenAt', 'desc')
    .orderBy('sessions.id', 'desc')
    .execute()
}

/** Ends one session of this user; false when they have no such session. */
export async function endSession(db: Db, userId: number, id: number): Promise<boolean> {
  const result = await db
    .deleteFrom('sessions')
    .where('userId', '=', userId)
    .where('id', '=', id)
    .executeTakeFirst()
  return result.numDeletedRows > 0n
}

export async function endAllSessions(db: Db, userId: number): Promise<void> {
  await db.deleteFrom('sessions').where('userId', '=', userId).execute()
}

export async function endOtherSessions(db: Db, userId: number, keepId: number): Promise<void> {
  await db.deleteFrom('sessions').where('userId', '=', userId).where('id', '!=', keepId).execute()
}

/** Gives a session a new token and the current password epoch; its old token is worthless from then on. */
export async function renewSession(
  db: Db,
  userId: number,
  id: number,
  renewed: Pick<NewSession, 'tokenHash' | 'passwordEpoch'>,
): Promise<void> {
  await db.updateTable('sessions').set(renewed).where('userId', '=', userId).where('id', '=', id).execute()
}

export async function deleteExpiredSessions(db: Db, now: Date): Promise<void> {
  await db
    .deleteFrom('sessions')
    .where((where) =>
      where.or([
        where('lastSeenAt', '<=', daysBefore(now, IDLE_DAYS)),
        where('createdAt', '<=', daysBefore(now, ABSOLUTE_DAYS)),
      ]),
    )
    .execute()
}
