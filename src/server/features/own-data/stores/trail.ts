import { securityEventKinds } from '#contract/security-event-kinds.ts'
import { z } from '#contract/zod.ts'
import { toFlag } from '#server/db/codec.ts'
import { definePart, PAGE, pagesById } from '#server/features/own-data/part.ts'
import { kept, keptOrNull, moment } from '#server/features/own-data/shapes.ts'

/** Steps of the check-up that were noted as done. */
export const stepsPart = definePart(['code', 'at'], {
  name: 'steps',
  most: 1000,
  schema: z.object({ code: kept(200), at: moment }),
  async *read(db, userId) {
    yield db
      .selectFrom('stepTicks')
      .select(['code', 'at'])
      .where('userId', '=', userId)
      .orderBy('code')
      .execute()
  },
  restore: async ({ trx, userId }, rows) => {
    await trx
      .insertInto('stepTicks')
      .values(rows.map((row) => ({ ...row, userId })))
      .execute()
  },
})

const eventRow = z.object({ at: moment, kind: z.enum(securityEventKinds), device: keptOrNull(300) })

/**
 * What happened to the account. Restored lines are the user's to read, and marked: the audit
 * trail takes no word for it.
 */
export const eventsPart = definePart(['at', 'kind', 'device'], {
  name: 'events',
  most: 100_000,
  schema: eventRow,
  async *read(db, userId) {
    const pages = pagesById((after) =>
      db
        .selectFrom('securityEvents')
        .select(['id', 'at', 'kind', 'device'])
        .where('userId', '=', userId)
        .where('id', '>', after)
        .orderBy('id')
        .limit(PAGE)
        .execute(),
    )
    for await (const rows of pages) yield rows as (z.output<typeof eventRow> & { id: number })[]
  },
  restore: async ({ trx, userId }, rows) => {
    await trx
      .insertInto('securityEvents')
      .values(rows.map((row) => ({ ...row, userId, actorId: null, isRestored: toFlag(true) })))
      .execute()
  },
})

/** What was written to those who run this Keel: a copy to keep, nothing to send again. */
export const feedbackPart = definePart(['createdAt', 'subject', 'message'], {
  name: 'feedback',
  most: 10_000,
  schema: z.object({ createdAt: moment, subject: kept(1000), message: kept(20_000) }),
  read: (db, userId) =>
    pagesById((after) =>
      db
        .selectFrom('feedback')
        .select(['id', 'createdAt', 'subject', 'message'])
        .where('userId', '=', userId)
        .where('id', '>', after)
        .orderBy('id')
        .limit(PAGE)
        .execute(),
    ),
  restore: null,
})
