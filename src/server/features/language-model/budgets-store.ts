import type { Db } from '#server/db/database.ts'
import type { LanguageBudgets } from '#server/language-config.ts'

/** Which budget of today (in UTC) is used up. The server's comes second: one's own is the nearer reason. */
export async function findSpentBudget(
  db: Db,
  userId: number,
  budgets: LanguageBudgets,
  now: Date,
): Promise<'user' | 'server' | null> {
  const since = `${now.toISOString().slice(0, 10)}T00:00:00.000Z`
  const own = await countUse(db, since, userId)
  if (own.turns >= budgets.userTurns || own.tokens >= budgets.userTokens) return 'user'
  const all = await countUse(db, since)
  return all.turns >= budgets.serverTurns || all.tokens >= budgets.serverTokens ? 'server' : null
}

async function countUse(db: Db, since: string, userId?: number): Promise<{ turns: number; tokens: number }> {
  const { turns, tokensIn, tokensOut } = await db
    .selectFrom('advisorUses')
    .select(({ fn }) => [
      fn.countAll().as('turns'),
      fn.sum<string | number | null>('tokensIn').as('tokensIn'),
      fn.sum<string | number | null>('tokensOut').as('tokensOut'),
    ])
    .where('at', '>=', since)
    .where('provider', '<>', 'builtin')
    .$if(userId !== undefined, (query) => query.where('userId', '=', userId ?? 0))
    .executeTakeFirstOrThrow()
  return { turns: Number(turns), tokens: Number(tokensIn ?? 0) + Number(tokensOut ?? 0) }
}
