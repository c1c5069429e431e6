import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { pages } from '#contract/pages.ts'
import { buildApp } from '#server/app.ts'
import { readConfig } from '#server/config.ts'
import { openStore, type Db } from '#server/db/database.ts'
import { ensureFirstAdmin } from '#server/features/people/first-admin.ts'
import { openServices } from '#server/open-services.ts'
import { describeRuns, median, type BenchRow } from '../lib/bench-row.ts'

const RUNS = 200
const WARM_UP = 20
const LIMIT = 3
const DAYS = 90
const VIEWS_A_DAY = Math.ceil(10_000_000 / DAYS)
/** The view reads no raw rows: a tenth of them is enough to show that, and quick to make. */
const RAW_ROWS = 1_000_000
const HOSTS_A_DAY = 20
const now = new Date('2026-03-31T12:00:00.000Z')

type Environment = Record<string, string>
type Compare = (empty: Environment, full: Environment) => Promise<BenchRow>

/**
 * An administrator's 90-day view over ten million page views against the same call on an empty store, in turns and
 * without the network in between.
 */
export default async function measureAnalytics(): Promise<BenchRow[]> {
  const rows = [await withFolders((empty, full) => compare('SQLite', empty, full))]
  const { TEST_DATABASE_URL: server } = process.env
  if (server) rows.push(await withDatabases(server, (empty, full) => compare('PostgreSQL', empty, full)))
  return rows
}

async function compare(name: string, emptyPlace: Environment, fullPlace: Environment): Promise<BenchRow> {
  const [empty, full] = [await openOffice(emptyPlace), await openOffice(fullPlace)]
  await fill(full.db)
  const times: { empty: number[]; full: number[] } = { empty: [], full: [] }
  for (let run = -WARM_UP; run < RUNS; run += 1) {
    const [little, much] = [await empty.timeView(0), await full.timeView(VIEWS_A_DAY * DAYS)]
    if (run < 0) continue
    times.empty.push(little)
    times.full.push(much)
  }
  await empty.close()
  await full.close()
  const ratio = median(times.full) / median(times.empty)
  return {
    figure: `90-day analytics over 10 million page views, against none (${name})`,
    value: `${ratio.toFixed(2)} x: ${describeRuns(times.full, 'ms', 2)} against ${describeRuns(times.empty, 'ms', 2)}`,
    limit: `${LIMIT} x`,
    ok: ratio <= LIMIT,
  }
}

/** A Keel on a store of its own with its administrator signed in. */
async function openOffice(place: Environment) {
  const [ADMIN_EMAIL, ADMIN_PASSWORD] = ['admin@example.com', 'correct-horse-battery-staple']
  const config = readConfig({ LOG_LEVEL: 'silent', ADMIN_EMAIL, ADMIN_PASSWORD, ...place })
  const services = Object.assign(await openServices(config), { clock: () => now })
  await ensureFirstAdmin(services)
  const app = buildApp(services)
  const payload = { email: ADMIN_EMAIL, password: ADMIN_PASSWORD }
  const signedIn = await app.inject({ method: 'POST', url: '/api/auth/login', payload })
  const cookies = Object.fromEntries(signedIn.cookies.map(({ name, value }) => [name, value]))
  return {
    db: services.db,
    async timeView(expected: number): Promise<number> {
      const before = performance.now()
      const answer = await app.inject({ url: '/api/admin/analytics?period=90', cookies })
      const taken = performance.now() - before
      const { totalPageViews } = answer.json<{ totalPageViews: number }>()
      if (totalPageViews !== expected) throw new Error(`${totalPageViews} views instead of ${expected}.`)
      return taken
    },
    async close() {
      await app.close()
      await services.close()
    },
  }
}

/** Roll-ups of ten million views as the server would have kept them, and a million of the raw rows below them. */
async function fill(db: Db): Promise<void> {
  const days = Array.from({ length: DAYS }, (_, index) =>
    new Date(now.getTime() - index * 24 * 60 * 60_000).toISOString().slice(0, 10),
  )
  await db.transaction().execute(async (trx) => {
    for (const day of days) {
      const total = { visitors: 9000, sessions: 14_000, views: VIEWS_A_DAY, visibleMs: VIEWS_A_DAY * 40_000 }
      await trx
        .insertInto('dailyTraffic')
        .values({ day, ...total })
        .execute()
      const share = Math.ceil(VIEWS_A_DAY / pages.length)
      const page = { visitors: 500, sessions: 800, views: share, visibleMs: share * 40_000 }
      await trx
        .insertInto('dailyPages')
        .values(pages.map(({ path }) => ({ day, path, ...page })))
        .execute()
      const hosts = Array.from({ length: HOSTS_A_DAY }, (_, host) => `host${host}.example`)
      await trx
        .insertInto('dailyReferrers')
        .values(hosts.map((host) => ({ day, host, visits: 30 })))
        .execute()
    }
    const at = now.toISOString()
    const visit = {
      visitor: 'somebody',
      day: '2026-03-31',
      startedAt: at,
      lastAt: at,
      views: 1,
      isAdmin: 0 as const,
    }
    await trx
      .insertInto('visits')
      .values({ id: 1, ...visit })
      .execute()
    await sql`insert into page_views (visit_id, view_id, at, day, path, visible_ms)
      with recursive numbers(n) as (select 1 union all select n + 1 from numbers where n < ${sql.lit(RAW_ROWS)})
      select 1, 'view-' || n, ${sql.lit(at)}, '2026-03-31', '/', 1000 from numbers`.execute(trx)
  })
}

async function withFolders(use: Compare): Promise<BenchRow> {
  const folders = ['empty', 'full'].map((name) => mkdtempSync(join(tmpdir(), `keel-bench-${name}-`)))
  try {
    const [empty = '', full = ''] = folders
    return await use({ DATA_DIR: empty }, { DATA_DIR: full })
  } finally {
    for (const folder of folders) rmSync(folder, { recursive: true, force: true })
  }
}

/** Two databases of their own on the given server, gone afterwards. */
async function withDatabases(server: string, use: Compare): Promise<BenchRow> {
  const names = ['empty', 'full'].map((name) => `keel_bench_${name}_${process.pid}`)
  const admin = await openStore({ databaseUrl: server })
  try {
    for (const name of names) await sql`create database ${sql.id(name)}`.execute(admin.db)
    const [empty, full] = names.map((name) => ({
      DATABASE_URL: Object.assign(new URL(server), { pathname: `/${name}` }).href,
      SESSION_SECRET: 'a secret that only the benchmark uses',
    }))
    if (!empty || !full) throw new Error('Two stores are compared.')
    return await use(empty, full)
  } finally {
    for (const name of names) await sql`drop database if exists ${sql.id(name)}`.execute(admin.db)
    await admin.close()
  }
}
