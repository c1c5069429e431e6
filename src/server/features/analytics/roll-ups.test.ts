import { afterEach, beforeEach, expect, test } from 'vitest'
import { sql } from 'kysely'
import { openStore } from '#server/db/database.ts'
import { makeMonth } from '#server/testing/month-of-traffic.ts'
import { onBothEngines, openTestStore, type TestStore } from '#server/testing/test-store.ts'
import type { View } from './count-views.ts'
import { readAnalytics } from './read-analytics.ts'
import { createRecorder } from './recorder.ts'
import { sweepTraffic } from './sweep-store.ts'

const { events, truth } = makeMonth('2026-02-01', 28)

onBothEngines('a month of traffic', (engine) => {
  let store: TestStore
  beforeEach(async () => {
    store = await openTestStore(engine)
  })
  afterEach(() => store.close())

  async function live(pause: number) {
    const recorder = createRecorder(store)
    for (const [index, event] of events.entries()) {
      if ('view' in event) recorder.noteView({ ...event.view })
      else recorder.noteLeave(event.leave)
      if (index % pause === 0) await recorder.flush()
    }
    await recorder.flush()
  }

  const readRollUps = async () => {
    const days = await store.db.selectFrom('dailyTraffic').selectAll().orderBy('day').execute()
    const pages = await store.db.selectFrom('dailyPages').selectAll().orderBy('day').execute()
    return {
      days: new Map(days.map(({ day, ...counts }) => [day, counts])),
      pages: new Map(pages.map(({ day, path, ...counts }) => [`${day} ${path}`, counts])),
    }
  }

  test.each([23, 100_000])('has known answers, written every %i events', async (pause) => {
    await live(pause)
    expect(await readRollUps()).toEqual({ days: truth.days, pages: truth.pages })
    const view = await readAnalytics({ db: store.db, clock: () => new Date('2026-02-28T23:00:00Z') }, 30)
    const total = (name: 'visitors' | 'sessions' | 'views') =>
      [...truth.days.values()].reduce((sum, day) => sum + day[name], 0)
    expect(view).toMatchObject({
      uniqueVisitors: total('visitors'),
      totalSessions: total('sessions'),
      totalPageViews: total('views'),
    })
    expect(Object.fromEntries(view.referrers.map(({ host, visits }) => [host, visits]))).toEqual(
      Object.fromEntries(truth.hosts),
    )
    expect([view.days.length, view.days.at(-1)?.date]).toEqual([30, '2026-02-28'])
    expect(view.topPages.reduce((sum, { views }) => sum + views, 0)).toBe(view.totalPageViews)
  })

  test('counts in the roll-ups what the raw rows say', async () => {
    await live(50)
    const raw = await sql<{
      key: string
      visitors: number
      sessions: number
      views: number
      visibleMs: number
    }>`
      select page_views.day || ' ' || page_views.path as key, count(distinct visits.visitor) as visitors,
        count(distinct visits.id) as sessions, count(*) as views, sum(page_views.visible_ms) as visible_ms
      from page_views join visits on visits.id = page_views.visit_id
      where visits.is_admin = 0 group by page_views.day, page_views.path`.execute(store.db)
    const fromRaw = new Map(raw.rows.map(({ key, ...counts }) => [key, counts]))
    expect((await readRollUps()).pages).toEqual(fromRaw)
  })

  test('raw rows go after 90 days, the roll-ups stay', async () => {
    await live(1000)
    const before = await readRollUps()
    await sweepTraffic(store.db, new Date('2026-05-11T00:00:00Z'))
    const first = await store.db.selectFrom('pageViews').select('day').orderBy('day').executeTakeFirst()
    const visit = await store.db.selectFrom('visits').select('day').orderBy('day').executeTakeFirst()
    expect([first?.day, visit?.day]).toEqual(['2026-02-10', '2026-02-10'])
    await sweepTraffic(store.db, new Date('2026-07-01T00:00:00Z'))
    expect(await store.db.selectFrom('visits').selectAll().execute()).toEqual([])
    expect(await readRollUps()).toEqual(before)
  })
})

const view = (number: number, more: Partial<View> = {}): View => ({
  viewId: `view-number-${number}`,
  at: Date.parse('2026-03-01T12:00:00Z') + number,
  day: '2026-03-01',
  path: '/',
  visitor: 'somebody',
  referrer: null,
  isAdmin: false,
  visibleMs: 0,
  ...more,
})

test('processes that write at the same moment count a visitor once', async () => {
  const store = await openTestStore('postgres')
  const other = await openStore(store.location)
  const recorders = [store, other, store].map((each) => createRecorder(each))
  for (let number = 0; number < 300; number += 1) recorders[number % 3]?.noteView(view(number))
  await Promise.all(recorders.map((recorder) => recorder.flush()))
  const days = await store.db.selectFrom('dailyTraffic').selectAll().execute()
  expect(days).toEqual([{ day: '2026-03-01', visitors: 1, sessions: 1, views: 300, visibleMs: 0 }])
  await other.close()
  await store.close()
})

onBothEngines('what a recorder holds', (engine) => {
  let store: TestStore
  beforeEach(async () => {
    store = await openTestStore(engine)
  })
  afterEach(() => store.close())
  const readDay = () => store.db.selectFrom('dailyTraffic').selectAll().executeTakeFirst()

  test('a view that is sent twice counts once, also after it was written', async () => {
    const recorder = createRecorder(store)
    recorder.noteView(view(1))
    recorder.noteView(view(1))
    await recorder.flush()
    recorder.noteView(view(1))
    await recorder.flush()
    expect(await readDay()).toMatchObject({ views: 1 })
  })

  test('a flood of one visitor ends at a thousand views', async () => {
    const recorder = createRecorder(store)
    for (let number = 0; number < 12_000; number += 1) recorder.noteView(view(number))
    await recorder.flush()
    expect(await readDay()).toMatchObject({ visitors: 1, sessions: 1, views: 1000 })
    const { count } = await store.db
      .selectFrom('pageViews')
      .select((select) => select.fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow()
    expect(count).toBe(1000)
  })

  test('invented referrers are counted together beyond 200 a day', async () => {
    const recorder = createRecorder(store)
    for (let number = 0; number < 230; number += 1) {
      recorder.noteView(view(number, { visitor: `v${number}`, referrer: `host${number}.example` }))
    }
    await recorder.flush()
    const hosts = await store.db.selectFrom('dailyReferrers').selectAll().execute()
    expect(hosts).toHaveLength(201)
    expect(hosts.find(({ host }) => host === 'other')?.visits).toBe(30)
  })

  test('a leave that arrives before its view waits for it, but not for ever', async () => {
    const recorder = createRecorder(store)
    const leave = { viewId: 'view-number-1', at: view(1).at + 60_000, visibleMs: 60_000, misses: 0 }
    recorder.noteLeave(leave)
    await recorder.flush()
    recorder.noteView(view(1))
    await recorder.flush()
    expect(await readDay()).toMatchObject({ visibleMs: 60_000 })
    recorder.noteLeave({ ...leave, viewId: 'view-number-2' })
    for (let times = 0; times < 3; times += 1) await recorder.flush()
    recorder.noteView(view(2))
    await recorder.flush()
    expect(await readDay()).toMatchObject({ views: 2, visibleMs: 60_000 })
  })

  test('what the store could not take is written when it is back', async () => {
    let isAway = true
    const failing = new Proxy(store.db, {
      get(target, name) {
        if (isAway && name === 'transaction') throw new Error('the store is away')
        const value: unknown = Reflect.get(target, name, target)
        return typeof value === 'function' ? (value.bind(target) as unknown) : value
      },
    })
    const recorder = createRecorder({ ...store, db: failing })
    recorder.noteView(view(1))
    await expect(recorder.flush()).rejects.toThrow('away')
    isAway = false
    await recorder.flush()
    expect(await readDay()).toMatchObject({ views: 1 })
  })
})
