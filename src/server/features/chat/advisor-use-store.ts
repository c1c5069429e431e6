import type { AdvisorUse } from '#advisor/writer.ts'
import type { AdvisorUseEntry } from '#contract/advisor-use.ts'
import type { Db, Trx } from '#server/db/database.ts'

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

/** Newest first. */
export async function listAdvisorUses(
  db: Db,
  { limit, before }: { limit: number; before?: number | undefined },
): Promise<AdvisorUseEntry[]> {
  return db
    .selectFrom('advisorUses')
    .innerJoin('users', 'users.id', 'advisorUses.userId')
    .select(['advisorUses.id', 'at', 'username', 'provider', 'model', 'answeredBy'])
    .select(['tokensIn', 'tokensOut', 'errorClass', 'durationMs'])
    .$if(before !== undefined, (query) => query.where('advisorUses.id', '<', before ?? 0))
    .orderBy('advisorUses.id', 'desc')
    .limit(limit)
    .execute()
}
