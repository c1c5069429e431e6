import type { Db } from '#server/db/database.ts'
import { letOthersRun } from '#server/lib/let-others-run.ts'

/** Rows per deletion, so that others do not wait for the store for long. */
const PIECE = 500

/** Rows come in the order of time, so the oldest are found without an index on it. */
export async function sweepEvents(db: Db, until: Date): Promise<void> {
  for (;;) {
    const oldest = await db
      .selectFrom('securityEvents')
      .select(['id', 'at'])
      .orderBy('id')
      .limit(PIECE)
      .execute()
    const last = oldest.findLast(({ at }) => at < until.toISOString())
    if (!last) return
    await db
      .deleteFrom('securityEvents')
      .where('id', '<=', last.id)
      .where('at', '<', until.toISOString())
      .execute()
    if (oldest.length < PIECE || last !== oldest.at(-1)) return
    await letOthersRun()
  }
}

/** Attempts with an e-mail that nobody has. */
export async function sweepUnknownEmails(db: Db, until: Date): Promise<void> {
  await db
    .deleteFrom('securityEvents')
    .where('userId', 'is', null)
    .where('kind', '=', 'sign-in-failed')
    .where('at', '<', until.toISOString())
    .execute()
}
