import type { Db } from '#server/db/database.ts'
import { csvLine } from '#contract/csv.ts'
import { listEventsAfter } from './store.ts'

const ROWS_AT_ONCE = 1000

/** The audit trail as a table, oldest first, a piece at a time: its length costs no memory and keeps nobody waiting. */
export async function* exportEvents(db: Db): AsyncGenerator<string> {
  yield csvLine(['Id', 'Time', 'Event', 'User', 'By', 'Device'])
  for (let last = 0; ;) {
    const rows = await listEventsAfter(db, last, ROWS_AT_ONCE)
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
