import type { AdvisorUse } from '#advisor/writer.ts'
import type { Trx } from '#server/db/database.ts'

/** What a turn cost, for administrators and budgets; nothing of what was said. */
export async function addAdvisorUse(
  trx: Trx,
  userId: number,
  use: AdvisorUse & { durationMs: number },
  now: Date,
): Promise<void> {
  await trx
    .insertInto('advisorUses')
    .values({ userId, at: now.toISOString(), ...use })
    .execute()
}
