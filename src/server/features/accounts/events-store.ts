import type { SecurityEventKind } from '#contract/accounts.ts'
import type { Db } from '#server/db/database.ts'

export interface NewEvent {
  kind: SecurityEventKind
  /** Whose account it concerns; null when the e-mail was nobody's. */
  userId: number | null
  /** Who did it, when they were signed in. */
  actorId?: number | null
  device?: string | null
}

/** Appends to the audit trail. It names accounts and devices, never secrets, addresses or texts. */
export async function recordEvent(db: Db, event: NewEvent, now: Date): Promise<void> {
  const { kind, userId, actorId = null, device = null } = event
  await db
    .insertInto('securityEvents')
    .values({ at: now.toISOString(), kind, userId, actorId, device })
    .execute()
}

interface Page {
  limit: number
  before?: number | undefined
}

export async function listEvents(db: Db, userId: number, { limit, before }: Page) {
  return db
    .selectFrom('securityEvents')
    .select(['id', 'at', 'kind', 'device'])
    .where('userId', '=', userId)
    .$if(before !== undefined, (query) => query.where('id', '<', before ?? 0))
    .orderBy('id', 'desc')
    .limit(limit)
    .$narrowType<{ kind: SecurityEventKind }>()
    .execute()
}

export async function listAllEvents(db: Db, { limit, before }: Page) {
  return db
    .selectFrom('securityEvents as event')
    .leftJoin('users as owner', 'owner.id', 'event.userId')
    .leftJoin('users as actor', 'actor.id', 'event.actorId')
    .select(['event.id', 'event.at', 'event.kind', 'event.device', 'event.userId', 'event.actorId'])
    .select(['owner.username', 'actor.username as actor'])
    .$if(before !== undefined, (query) => query.where('event.id', '<', before ?? 0))
    .orderBy('event.id', 'desc')
    .limit(limit)
    .$narrowType<{ kind: SecurityEventKind }>()
    .execute()
}
