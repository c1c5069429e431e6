import { type Flag, fromFlag } from '#server/db/codec.ts'
import type { Db, Store } from '#server/db/database.ts'
import { lookUpTogether } from '#server/db/look-up-together.ts'
import { prepareChange, prepareList } from '#server/db/prepared.ts'
import { ABSOLUTE_DAYS, IDLE_DAYS, type Session } from '#server/lib/session.ts'
import { toCurrentUser } from './users-store.ts'

const daysBefore = (now: Date, days: number) =>
  new Date(now.getTime() - days * 24 * 60 * 60 * 1000).toISOString()

interface Limits {
  seen: string
  created: string
}

/** Those of the last moment that was asked for: many requests come in the same millisecond. */
let last: { at: number; limits: Limits } | undefined

/** Before which a session has run out: unseen for too long, or too old. */
function limitsAt(now: Date): Limits {
  const at = now.getTime()
  if (last?.at !== at) {
    last = { at, limits: { seen: daysBefore(now, IDLE_DAYS), created: daysBefore(now, ABSOLUTE_DAYS) } }
  }
  return last.limits
}

/**
 * A session whose device was seen recently enough, that is not too old, and that knows the current
 * password of an account in use.
 */
function liveSessions(db: Db, { seen, created }: Limits) {
  return db
    .selectFrom('sessions')
    .innerJoin('users', 'users.id', 'sessions.userId')
    .where('users.disabledAt', 'is', null)
    .whereRef('sessions.passwordEpoch', '=', 'users.passwordEpoch')
    .where('sessions.lastSeenAt', '>', seen)
    .where('sessions.createdAt', '>', created)
}

const findLive = prepareList((db, tokenHashes: string[], limits: Limits) =>
  liveSessions(db, limits)
    .where('sessions.tokenHash', 'in', tokenHashes)
    .select(['sessions.id as sessionId', 'users.id', 'users.name', 'users.username', 'users.email'])
    .select(['users.isAdmin', 'users.passwordIsGenerated', 'users.needsPasskey', 'sessions.byPasskey'])
    .leftJoin('authenticators', 'authenticators.userId', 'users.id')
    .leftJoin('settings', 'settings.userId', 'users.id')
    .select(['settings.currency', 'sessions.tokenHash'])
    .select(['sessions.createdAt as startedAt', 'authenticators.since as twoStepSince']),
)

type LiveSession = Awaited<ReturnType<typeof findLive>>[number]

function toSession(row: LiveSession): Session {
  const { sessionId: id, startedAt, twoStepSince, needsPasskey, byPasskey } = row
  const hasTwoStep = twoStepSince !== null || fromFlag(needsPasskey) || fromFlag(byPasskey)
  return { id, user: toCurrentUser(row), startedAt, hasTwoStep }
}

/** Finds the session of a token, by its hash; null when it has none that is live. */
export function createSessionFinder({ db, engine }: Pick<Store, 'db' | 'engine'>, clock: () => Date) {
  const findAll = (tokenHashes: string[]) => findLive(db, tokenHashes, limitsAt(clock()))
  const findOne =
    engine === 'postgres'
      ? lookUpTogether(findAll, ({ tokenHash }) => tokenHash)
      : async (tokenHash: string) => (await findAll([tokenHash]))[0]
  return async (tokenHash: string): Promise<Session | null> => {
    const row = await findOne(tokenHash)
    return row ? toSession(row) : null
  }
}

export interface NewSession {
  userId: number
  passwordEpoch: number
  tokenHash: string
  device: string
  byPasskey?: Flag
}

const noteSeen = prepareChange((db, userId: number, lastSeenAt: string) =>
  db.updateTable('users').set({ lastSeenAt }).where('id', '=', userId),
)

const insertSession = prepareChange((db, session: NewSession, at: string) =>
  db.insertInto('sessions').values({ ...session, createdAt: at, lastSeenAt: at }),
)

/** More devices than anybody uses. */
export const MAX_SESSIONS = 1000
/** One sign-in adds one; more than one goes only where there were too many before. */
const ENDED_AT_ONCE = 100

const endLeastSeen = prepareChange((db, userId: number) =>
  db
    .deleteFrom('sessions')
    .where('id', 'in', (select) =>
      select
        .selectFrom('sessions')
        .select('id')
        .where('userId', '=', userId)
        .orderBy('lastSeenAt', 'desc')
        .orderBy('id', 'desc')
        .limit(ENDED_AT_ONCE)
        .offset(MAX_SESSIONS),
    ),
)

/** Beyond the most that an account can have, the one that was seen longest ago ends. */
export async function addSession(db: Db, session: NewSession, now: Date): Promise<void> {
  const at = now.toISOString()
  await noteSeen(db, session.userId, at)
  await insertSession(db, session, at)
  await endLeastSeen(db, session.userId)
}

const listLive = prepareList((db, userId: number, limits: Limits) =>
  liveSessions(db, limits)
    .where('sessions.userId', '=', userId)
    .select(['sessions.id', 'sessions.device', 'sessions.createdAt', 'sessions.lastSeenAt'])
    .orderBy('sessions.lastSeenAt', 'desc')
    .orderBy('sessions.id', 'desc'),
)

export const listSessions = (db: Db, userId: number, now: Date) => listLive(db, userId, limitsAt(now))

/** Ends one session of this user; 0 when they have no such session. */
export const endSession = prepareChange((db, userId: number, id: number) =>
  db.deleteFrom('sessions').where('userId', '=', userId).where('id', '=', id),
)

export const endAllSessions = prepareChange((db, userId: number) =>
  db.deleteFrom('sessions').where('userId', '=', userId),
)

export const endOtherSessions = prepareChange((db, userId: number, keepId: number) =>
  db.deleteFrom('sessions').where('userId', '=', userId).where('id', '!=', keepId),
)

/** Gives a session a new token and the current password epoch; its old token is worthless from then on. */
export const renewSession = prepareChange(
  (db, userId: number, id: number, renewed: Pick<NewSession, 'tokenHash' | 'passwordEpoch'>) =>
    db.updateTable('sessions').set(renewed).where('userId', '=', userId).where('id', '=', id),
)

export async function deleteExpiredSessions(db: Db, now: Date): Promise<void> {
  const { seen, created } = limitsAt(now)
  await db
    .deleteFrom('sessions')
    .where((where) => where.or([where('lastSeenAt', '<=', seen), where('createdAt', '<=', created)]))
    .execute()
}
