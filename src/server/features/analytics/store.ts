import { sql } from 'kysely'
import type { Db } from '#server/db/database.ts'

/** The roll-ups of each day since `from`: one row a day. */
export async function readDays(db: Db, from: string) {
  return db.selectFrom('dailyTraffic').selectAll().where('day', '>=', from).orderBy('day').execute()
}

const TOP = 20

export async function readTopPages(db: Db, from: string) {
  return db
    .selectFrom('dailyPages')
    .select(['path'])
    .select((select) => [
      select.fn.sum<number>('views').as('views'),
      select.fn.sum<number>('visibleMs').as('visibleMs'),
    ])
    .where('day', '>=', from)
    .groupBy('path')
    .orderBy('views', 'desc')
    .orderBy('path')
    .limit(TOP)
    .execute()
}

export async function readReferrers(db: Db, from: string) {
  return db
    .selectFrom('dailyReferrers')
    .select(['host'])
    .select((select) => select.fn.sum<number>('visits').as('visits'))
    .where('day', '>=', from)
    .groupBy('host')
    .orderBy('visits', 'desc')
    .orderBy('host')
    .limit(TOP)
    .execute()
}

export async function countActiveUsers(db: Db, since: Date): Promise<number> {
  const { count } = await db
    .selectFrom('sessions')
    .select((select) => select.fn.count<number>('userId').distinct().as('count'))
    .where('lastSeenAt', '>=', since.toISOString())
    .executeTakeFirstOrThrow()
  return count
}

/**
 * How far the people of the period came: of those whom an administrator let in since then, who has signed in, and
 * who has a budget row of their own. Accounts that were deleted are no longer counted.
 */
export async function readFunnel(db: Db, from: string) {
  const waiting = await db
    .selectFrom('waitlist')
    .select((select) => select.fn.countAll<number>().as('count'))
    .where('createdAt', '>=', from)
    .executeTakeFirstOrThrow()
  const came = await db
    .selectFrom('users')
    .select((select) => {
      const event = (kinds: string[]) =>
        select.exists(
          select
            .selectFrom('securityEvents')
            .select('securityEvents.id')
            .whereRef('securityEvents.userId', '=', 'users.id')
            .where('kind', 'in', kinds),
        )
      const budget = select.exists(
        select
          .selectFrom('budgetItems')
          .select('itemId')
          .whereRef('budgetItems.userId', '=', 'users.id')
          .where('isSample', '=', 0),
      )
      const count = (condition: ReturnType<typeof event>) =>
        sql<number>`coalesce(sum(case when ${condition} then 1 else 0 end), 0)`
      const wasLetIn = event(['user-created', 'user-invited'])
      const signedIn = select.and([wasLetIn, event(['signed-in'])])
      return [
        count(wasLetIn).as('invited'),
        count(signedIn).as('signedIn'),
        count(select.and([signedIn, budget])).as('budgeted'),
      ]
    })
    .where('createdAt', '>=', from)
    .executeTakeFirstOrThrow()
  return { waiting: waiting.count, ...came }
}
