import { expect, test } from 'vitest'
import { accounts } from '#contract/accounts.ts'
import { analytics } from '#contract/analytics.ts'
import { startTestApp, type TestApp } from '#server/testing/test-app.ts'
import { onBothEngines } from '#server/testing/test-store.ts'

const FIREFOX = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0'
const CHROME = 'Mozilla/5.0 (Windows NT 10.0) AppleWebKit/537.36 Chrome/140.0.0.0 Safari/537.36'

let views = 0
const newId = () => `view-${String((views += 1)).padStart(20, '0')}`

interface Visit {
  path?: string
  id?: string
  from?: string
  browser?: string
  referrer?: string
  headers?: Record<string, string>
}

/** A browser at some address opens a page. */
async function open(client: Pick<TestApp, 'app'> | ReturnType<TestApp['visitor']>, visit: Visit = {}) {
  const { path = '/', id = newId(), from = '192.0.2.1', browser = FIREFOX, referrer, headers } = visit
  const inject = 'app' in client ? client.app.inject.bind(client.app) : client.inject
  const response = await inject({
    method: 'POST',
    url: '/api/analytics/view',
    payload: { id, path, ...(referrer !== undefined && { referrer }) },
    remoteAddress: from,
    headers: { 'user-agent': browser, ...headers },
  })
  return { id, status: response.statusCode }
}

const leave = (app: TestApp, id: string, visibleMs: unknown) =>
  app.app.inject({
    method: 'POST',
    url: '/api/analytics/leave',
    payload: { id, visibleMs },
    headers: { 'user-agent': FIREFOX },
  })

async function withAdmin(app: TestApp) {
  const admin = await app.newUser({ isAdmin: true })
  return {
    admin,
    read: (period?: 7 | 30 | 90) => admin.call(analytics.read, { query: period ? { period } : {} }),
  }
}

onBothEngines('analytics', (engine) => {
  test('count visitors by day, sessions by silence, and pages by their path', async () => {
    const app = await startTestApp(engine)
    const { read } = await withAdmin(app)
    await open(app, { referrer: 'News.Example' })
    app.advance(30)
    await open(app, { path: '/login/?next=%2Fchat' })
    app.advance(31)
    await open(app, { path: '/login', referrer: 'search.example' })
    await open(app, { browser: CHROME })
    await open(app, { from: '192.0.2.77' })
    app.advance(24 * 60)
    await open(app)
    expect(await read()).toMatchObject({
      period: 30,
      uniqueVisitors: 4,
      totalSessions: 5,
      totalPageViews: 6,
      avgTimeSpent: 0,
      topPages: [
        { path: '/', views: 4, avgTimeSpent: 0 },
        { path: '/login', views: 2, avgTimeSpent: 0 },
      ],
      referrers: [
        { host: 'news.example', visits: 1 },
        { host: 'search.example', visits: 1 },
      ],
    })
    const { days } = await read(7)
    expect(days.slice(-2)).toEqual([
      { date: '2026-03-01', visitors: 3, sessions: 4, views: 5 },
      { date: '2026-03-02', visitors: 1, sessions: 1, views: 1 },
    ])
    await app.close()
  })

  test('time is visible time, clipped to half an hour and to what has really gone by', async () => {
    const app = await startTestApp(engine)
    const { read } = await withAdmin(app)
    const [honest, forged, open_] = [await open(app), await open(app), await open(app)]
    app.advance(2)
    await leave(app, honest.id, 60_000)
    await leave(app, honest.id, 90_000)
    await leave(app, honest.id, 30_000)
    await leave(app, forged.id, 86_400_000)
    app.advance(600)
    await leave(app, open_.id, 600 * 60_000)
    // 90 s, 125 s (two minutes and the slack), 1,800 s, in one session of three views.
    expect(await read()).toMatchObject({
      totalSessions: 1,
      avgTimeSpent: 2015,
      topPages: [{ path: '/', views: 3, avgTimeSpent: 672 }],
    })
    for (const bad of [-1, 1.5, '5', null, 1e300]) {
      expect((await leave(app, honest.id, bad)).statusCode).toBe(400)
    }
    expect((await leave(app, newId(), 1000)).statusCode).toBe(200)
    expect((await read()).avgTimeSpent).toBe(2015)
    await app.close()
  })

  test('who asks not to be tracked, and programs that say what they are, are not counted', async () => {
    const app = await startTestApp(engine)
    const { read } = await withAdmin(app)
    await open(app, { headers: { dnt: '1' } })
    await open(app, { headers: { 'sec-gpc': '1' } })
    for (const browser of ['Googlebot/2.1', 'curl/8.0', 'Mozilla/5.0 (compatible; bingbot/2.0)', '']) {
      expect((await open(app, { browser })).status).toBe(200)
    }
    expect((await read()).totalPageViews).toBe(0)
    await open(app, {
      browser: 'Mozilla/5.0 (Linux; Android 13; CUBOT P80) Chrome/140.0',
      headers: { dnt: '0' },
    })
    expect((await read()).totalPageViews).toBe(1)
    await app.close()
  })

  test("an administrator's own visits are marked and left out, before signing in they are anybody's", async () => {
    const app = await startTestApp(engine)
    const { admin, read } = await withAdmin(app)
    await open(app, { path: '/login' })
    await open(admin, { path: '/admin' })
    await open(admin, { path: '/chat' })
    await open(await app.newUser(), { path: '/chat', browser: CHROME })
    expect(await read()).toMatchObject({ uniqueVisitors: 2, totalSessions: 2, totalPageViews: 2 })
    const stored = await app.db.selectFrom('visits').select(['isAdmin', 'views']).orderBy('id').execute()
    expect(stored).toContainEqual({ isAdmin: 1, views: 2 })
    await app.close()
  })

  test('paths that are not ours are one path, and what makes no sense is refused', async () => {
    const app = await startTestApp(engine)
    const { read } = await withAdmin(app)
    for (const path of ['/buy-now.example', '/wp-login.php', 'javascript:alert(1)', '', '/'.repeat(1999)]) {
      expect((await open(app, { path })).status).toBe(200)
    }
    await open(app, { path: '/', referrer: '<script>' })
    expect(await read()).toMatchObject({
      topPages: [
        { path: 'other', views: 5 },
        { path: '/', views: 1 },
      ],
      referrers: [],
    })
    expect((await open(app, { path: 'x'.repeat(2001) })).status).toBe(400)
    expect((await open(app, { path: 'x'.repeat(20_000) })).status).toBe(413)
    expect((await open(app, { id: 'short' })).status).toBe(400)
    expect((await open(app, { id: "'; drop table page_views; --" })).status).toBe(400)
    await app.close()
  })

  test('neither address nor browser is stored, and the salt goes with its day', async () => {
    const app = await startTestApp(engine)
    const { read } = await withAdmin(app)
    await open(app, { from: '198.51.100.7' })
    await read()
    const salts = () => app.db.selectFrom('visitorSalts').selectAll().execute()
    const before = await salts()
    for (const table of ['visits', 'pageViews', 'visitorSalts'] as const) {
      const rows = JSON.stringify(await app.db.selectFrom(table).selectAll().execute())
      expect(rows).not.toMatch(/198\.51\.100|Firefox|Mozilla/)
    }
    app.advance(24 * 60)
    await open(app, { from: '198.51.100.7' })
    expect(await salts()).toEqual([
      { day: '2026-03-02', salt: expect.not.stringMatching(before[0]?.salt ?? '') },
    ])
    await read()
    const visitors = await app.db.selectFrom('visits').select('visitor').execute()
    expect(new Set(visitors.map(({ visitor }) => visitor)).size).toBe(2)
    await app.close()
  })

  test('a flood from one address is turned away without a fault, others are not', async () => {
    const app = await startTestApp(engine)
    const { read } = await withAdmin(app)
    const statuses = new Map<number, number>()
    for (let count = 0; count < 300; count += 1) {
      const { status } = await open(app, { browser: `${FIREFOX} ${count % 2}` })
      statuses.set(status, (statuses.get(status) ?? 0) + 1)
    }
    expect(Object.fromEntries(statuses)).toEqual({ 200: 240, 429: 60 })
    expect((await open(app, { from: '192.0.2.9' })).status).toBe(200)
    expect(await read()).toMatchObject({ uniqueVisitors: 3, totalPageViews: 241 })
    await app.close()
  })

  test('active users are those seen in the last 15 minutes', async () => {
    const app = await startTestApp(engine)
    const { read } = await withAdmin(app)
    const people = [await app.newUser(), await app.newUser(), await app.newUser()]
    await app.signIn(people[0]!, people[0]!.user.id)
    expect((await read()).activeUsers).toBe(4)
    app.advance(16)
    expect((await read()).activeUsers).toBe(1)
    await people[1]?.call(accounts.me)
    expect((await read()).activeUsers).toBe(2)
    await app.close()
  })

  test('a period other than 7, 30 or 90 days is refused', async () => {
    const app = await startTestApp(engine)
    const admin = await app.newUser({ isAdmin: true })
    for (const query of ['8', '', '7.0', 'abc', '7&period=30', '0x7']) {
      const response = await admin.inject({ method: 'GET', url: `/api/admin/analytics?period=${query}` })
      const answer = [query, response.statusCode, response.json().message]
      expect(answer).toEqual([query, 400, 'Period must be 7, 30 or 90'])
    }
    await app.close()
  })
})
