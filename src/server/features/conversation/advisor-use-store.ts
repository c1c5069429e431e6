import type { AdvisorUse } from '#advisor/writer.ts'
import type { AdvisorUseEntry, AdvisorUseSummary } from '#contract/advisor-use.ts'
import { fromFlag, toFlag } from '#server/db/codec.ts'
import type { Db, Trx } from '#server/db/database.ts'

/** What a turn cost, for administrators and budgets; nothing of what was said. */
export async function addAdvisorUse(
  trx: Trx,
  userId: number,
  { isEstimated, ...use }: AdvisorUse & { durationMs: number },
  now: Date,
): Promise<void> {
  await trx
    .insertInto('advisorUses')
    .values({ userId, at: now.toISOString(), ...use, isEstimated: toFlag(isEstimated) })
    .execute()
}

/** Newest first. */
export async function listAdvisorUses(
  db: Db,
  { limit, before }: { limit: number; before?: number | undefined },
): Promise<AdvisorUseEntry[]> {
  const rows = await db
    .selectFrom('advisorUses')
    .innerJoin('users', 'users.id', 'advisorUses.userId')
    .select(['advisorUses.id', 'at', 'username', 'provider', 'model', 'answeredBy'])
    .select(['tokensIn', 'tokensOut', 'isEstimated', 'errorClass', 'durationMs'])
    .$if(before !== undefined, (query) => query.where('advisorUses.id', '<', before ?? 0))
    .orderBy('advisorUses.id', 'desc')
    .limit(limit)
    .execute()
  return rows.map((row) => ({ ...row, isEstimated: fromFlag(row.isEstimated) }))
}

export async function sumAdvisorUses(db: Db, since: Date): Promise<AdvisorUseSummary> {
  const recent = db.selectFrom('advisorUses').where('at', '>=', since.toISOString())
  const answers = await recent
    .select(({ fn }) => [
      'answeredBy',
      fn.countAll().as('turns'),
      fn.sum('tokensIn').as('tokensIn'),
      fn.sum('tokensOut').as('tokensOut'),
    ])
    .groupBy('answeredBy')
    .execute()
  const errors = await recent
    .where('errorClass', 'is not', null)
    .select(({ fn }) => ['errorClass', fn.countAll().as('count')])
    .groupBy('errorClass')
    .orderBy('count', 'desc')
    .orderBy('errorClass')
    .execute()
  const total = (key: 'turns' | 'tokensIn' | 'tokensOut') =>
    answers.reduce((sum, row) => sum + Number(row[key]), 0)
  return {
    turns: total('turns'),
    builtIn: Number(answers.find((row) => row.answeredBy === 'builtin')?.turns ?? 0),
    tokensIn: total('tokensIn'),
    tokensOut: total('tokensOut'),
    errors: errors.map(({ errorClass, count }) => ({ errorClass: errorClass ?? '', count: Number(count) })),
  }
}
