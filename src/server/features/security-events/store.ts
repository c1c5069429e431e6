import type { SecurityEventKind } from '#contract/security-event-kinds.ts'
import { fromFlag, toFlag } from '#server/db/codec.ts'
import type { Db } from '#server/db/database.ts'
import { prepareChange, prepareList } from '#server/db/prepared.ts'

export interface NewEvent {
  kind: SecurityEventKind
  /** The account concerned; null when the e-mail is unknown. */
  userId: number | null
  /** Who did it, when they were signed in. */
  actorId?: number | null
  device?: string | null
}

interface EventRow {
  at: string
  kind: SecurityEventKind
  userId: number | null
  actorId: number | null
  device: string | null
}

const insertEvent = prepareChange((db, row: EventRow) => db.insertInto('securityEvents').values(row))

/** Appends to the audit trail. It names accounts and devices, never secrets, addresses or texts. */
export async function recordEvent(db: Db, event: NewEvent, now: Date): Promise<void> {
  const { kind, userId, actorId = null, device = null } = event
  await insertEvent(db, { at: now.toISOString(), kind, userId, actorId, device })
}

interface Page {
  limit: number
  before?: number | undefined
}

/** By time: lines that came with a file are older than the rows that hold them. */
const listOwn = prepareList((db, userId: number, { limit, before }: Page) =>
  db
    .selectFrom('securityEvents')
    .select(['id', 'at', 'kind', 'device', 'isRestored'])
    .where('userId', '=', userId)
    .$if(before !== undefined, (query) =>
      query.where((where) =>
        where(
          where.refTuple('at', 'id'),
          '<',
          where
            .selectFrom('securityEvents as last')
            .select(['last.at', 'last.id'])
            .where('last.userId', '=', userId)
            .where('last.id', '=', before ?? 0)
            .$asTuple('at', 'id'),
        ),
      ),
    )
    .orderBy('at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .$narrowType<{ kind: SecurityEventKind }>(),
)

export async function listEvents(db: Db, userId: number, page: Page) {
  const rows = await listOwn(db, userId, page)
  return rows.map(({ isRestored, ...event }) => ({ ...event, restored: fromFlag(isRestored) }))
}

/** What happened on this server: events that users restored from a file are left out. */
export const listAllEvents = prepareList((db, { limit, before }: Page) =>
  db
    .selectFrom('securityEvents as event')
    .leftJoin('users as owner', 'owner.id', 'event.userId')
    .leftJoin('users as actor', 'actor.id', 'event.actorId')
    .select(['event.id', 'event.at', 'event.kind', 'event.device', 'event.userId', 'event.actorId'])
    .select(['owner.username', 'actor.username as actor'])
    .where('event.isRestored', '=', toFlag(false))
    .$if(before !== undefined, (query) => query.where('event.id', '<', before ?? 0))
    .orderBy('event.id', 'desc')
    .limit(limit)
    .$narrowType<{ kind: SecurityEventKind }>(),
)

/** The trail in the order it was written, a piece at a time. */
export const listEventsAfter = (db: Db, id: number, limit: number) =>
  db
    .selectFrom('securityEvents as event')
    .leftJoin('users as owner', 'owner.id', 'event.userId')
    .leftJoin('users as actor', 'actor.id', 'event.actorId')
    .select(['event.id', 'event.at', 'event.kind', 'event.device'])
    .select(['owner.username', 'actor.username as actor'])
    .where('event.id', '>', id)
    .where('event.isRestored', '=', toFlag(false))
    .orderBy('event.id')
    .limit(limit)
    .execute()
