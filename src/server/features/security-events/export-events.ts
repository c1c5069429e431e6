import { toFlag } from '#server/db/codec.ts'
import type { Db } from '#server/db/database.ts'
import { csvLine } from '#contract/csv.ts'

const ROWS_AT_ONCE = 1000

/** The audit trail as a table, oldest first, a piece at a time: its length costs no memory and keeps nobody waiting. */
export async function* exportEvents(db: Db): AsyncGenerator<string> {
  yield csvLine(['Id', 'Time', 'Event', 'User', 'By', 'Device'])
  for (let last = 0; ;) {
    const rows = await listAfter(db, last)
    if (rows.length > 0)
      yield rows
        .map(({ id, at, kind, username, actor, device }) =>
          csvLine([String(id), at, kind, username ?? '', actor ?? '', device ?? '']),
        )
        .join('')
    if (rows.length < ROWS_AT_ONCE) return
    last = rows.at(-1)?.id ?? 0
  }
}

const listAfter = (db: Db, id: number) =>
  db
    .selectFrom('securityEvents as event')
    .leftJoin('users as owner', 'owner.id', 'event.userId')
    .leftJoin('users as actor', 'actor.id', 'event.actorId')
    .select(['event.id', 'event.at', 'event.kind', 'event.device'])
    .select(['owner.username', 'actor.username as actor'])
    .where('event.id', '>', id)
    .where('event.isRestored', '=', toFlag(false))
    .orderBy('event.id')
    .limit(ROWS_AT_ONCE)
    .execute()
