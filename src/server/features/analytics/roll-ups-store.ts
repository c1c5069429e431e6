import { sql } from 'kysely'
import type { Trx } from '#server/db/database.ts'
import type { Increments } from './count-views.ts'

/** So many hosts a day are told apart; a flood of invented ones is counted together. */
const MAX_HOSTS = 200
export const OTHER_HOST = 'other'

export async function addToRollUps(trx: Trx, { days, pages, referrers }: Increments): Promise<void> {
  for (const [day, counts] of days) {
    await trx
      .insertInto('dailyTraffic')
      .values({ day, ...counts })
      .onConflict((conflict) => conflict.column('day').doUpdateSet(grown('daily_traffic')))
      .execute()
  }
  for (const page of pages.values()) {
    await trx
      .insertInto('dailyPages')
      .values(page)
      .onConflict((conflict) => conflict.columns(['day', 'path']).doUpdateSet(grown('daily_pages')))
      .execute()
  }
  const known = await readHosts(trx, new Set([...referrers.values()].map(({ day }) => day)))
  for (const { day, host, visits } of referrers.values()) {
    await trx
      .insertInto('dailyReferrers')
      .values({ day, host: hostToCount(known.get(day) ?? new Set(), host), visits })
      .onConflict((conflict) =>
        conflict.columns(['day', 'host']).doUpdateSet({ visits: sum('daily_referrers', 'visits') }),
      )
      .execute()
  }
}

const sum = (table: string, column: string) =>
  sql<number>`${sql.ref(`${table}.${column}`)} + ${sql.ref(`excluded.${column}`)}`

const grown = (table: string) => ({
  visitors: sum(table, 'visitors'),
  sessions: sum(table, 'sessions'),
  views: sum(table, 'views'),
  visibleMs: sum(table, 'visible_ms'),
})

async function readHosts(trx: Trx, days: Set<string>): Promise<Map<string, Set<string>>> {
  const known = new Map<string, Set<string>>()
  for (const day of days) {
    const rows = await trx.selectFrom('dailyReferrers').select('host').where('day', '=', day).execute()
    known.set(day, new Set(rows.map(({ host }) => host)))
  }
  return known
}

function hostToCount(known: Set<string>, host: string): string {
  const counted = known.size < MAX_HOSTS || known.has(host) ? host : OTHER_HOST
  known.add(counted)
  return counted
}
