import type { Db } from '#server/db/database.ts'
import { csvLine } from '#contract/csv.ts'
import { listAfter } from './store.ts'

const ROWS_AT_ONCE = 2000

/** One piece of the list at a time, so that a long list costs no memory and other requests run in between. */
export async function* exportWaitlist(db: Db): AsyncGenerator<string> {
  yield csvLine(['Email', 'Joined', 'Status'])
  for (let last = 0; ;) {
    const rows = await listAfter(db, last, ROWS_AT_ONCE)
    if (rows.length > 0) {
      yield rows
        .map((row) => csvLine([row.email, row.createdAt, row.inviteSent ? 'Invited' : 'Pending']))
        .join('')
    }
    if (rows.length < ROWS_AT_ONCE) return
    last = rows.at(-1)?.id ?? 0
  }
}
