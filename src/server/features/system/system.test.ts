import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { system } from '#contract/system.ts'
import { addFeedback } from '#server/features/feedback/store.ts'
import { onBothEngines } from '#server/testing/test-store.ts'
import { startTestApp, useTestApp } from '#server/testing/test-app.ts'

const TOKEN = 'sixteen-characters-and-more'

onBothEngines('how the server does', (engine) => {
  const app = useTestApp(engine, { env: { METRICS_TOKEN: TOKEN } })
  const scrape = async (token: string) =>
    app()
      .visitor()
      .inject({ method: 'GET', url: '/metrics', headers: { authorization: `Bearer ${token}`, host: 'any' } })

  test('is told to administrators, in figures that are true', async () => {
    const admin = await app().newUser({ isAdmin: true })
    await app().newUser()
    const state = await admin.call(system.read)
    expect(state).toMatchObject({
      engine,
      sessions: 2,
      turns: { inFlight: 0, lastHour: 0, fellBack: 0 },
      outbox: { waiting: 0, dead: 0, oldestAt: null },
      hashing: { running: 0, waiting: 0 },
      backups: engine === 'sqlite' ? { everyHours: 24 } : null,
    })
    expect(state.store.bytes).toBeGreaterThan(100_000)
    expect(state.disk.totalBytes).toBeGreaterThan(state.disk.freeBytes)
    const before = state.requests
    await admin.inject({ method: 'GET', url: '/api/nothing' })
    expect((await admin.call(system.read)).requests.answered).toBe(before.answered + 2)
  })

  test('is told to Prometheus for the token, by any name, and to nobody else', async () => {
    await app().visitor().inject({ method: 'GET', url: '/healthz' })
    const told = await scrape(TOKEN)
    expect([told.statusCode, told.headers['content-type']]).toEqual([
      200,
      'text/plain; version=0.0.4; charset=utf-8',
    ])
    expect(told.payload).toMatch(/^keel_sessions \d+$/m)
    expect(told.payload).toMatch(/^keel_outbox_waiting 0$/m)
    expect(told.payload).toMatch(
      /^keel_request_seconds_count\{method="GET",route="\/healthz",status="2xx"\} \d+$/m,
    )
    for (const line of told.payload.trim().split('\n'))
      expect(line).toMatch(/^(?:# TYPE keel_\w+ \w+|keel_\w+(?:\{[^{}]*\})? [\d.e+-]+)$/)
    expect((await scrape('wrong')).statusCode).toBe(401)
    expect((await app().visitor().inject({ method: 'GET', url: '/metrics' })).statusCode).toBe(401)
  })

  test('has room for figures that a part adds', async () => {
    app().app.addGauge({ name: 'boats', read: () => 7 })
    expect((await scrape(TOKEN)).payload).toMatch(/^keel_boats 7$/m)
  })

  test('warns of a proxy that is not believed and of mails that wait', async () => {
    const admin = await app().newUser({ isAdmin: true })
    expect((await admin.call(system.read)).warnings).toEqual([])
    await admin.inject({ method: 'GET', url: '/healthz', headers: { 'x-forwarded-for': '1.2.3.4' } })
    const waiting = '2026-03-01T09:00:00.000Z'
    await app()
      .db.insertInto('mails')
      .values({
        messageId: '<a@b>',
        kind: 'reset',
        to: 'a@example.com',
        subject: 'x',
        createdAt: waiting,
        attempts: 0,
        nextAttemptAt: waiting,
      } as never)
      .execute()
    const { warnings, outbox } = await admin.call(system.read)
    expect(outbox).toEqual({ waiting: 1, dead: 0, oldestAt: waiting })
    expect(warnings).toEqual([
      expect.stringContaining('A mail has been waiting'),
      expect.stringContaining('set TRUST_PROXY'),
    ])
  })
})

onBothEngines('a store that takes no writes', (engine) => {
  const app = useTestApp(engine)

  test('is not ready, and answers reads', async () => {
    const person = await app().newUser()
    const { services, db } = app()
    await db.schema.alterTable('rate_limits').renameTo('gone').execute()
    const ready = await person.inject({ method: 'GET', url: '/readyz' })
    expect([ready.statusCode, ready.json()]).toEqual([503, { status: 'store unavailable' }])
    expect((await person.inject({ method: 'GET', url: '/api/users/me' })).statusCode).toBe(200)
    await db.schema.alterTable('gone').renameTo('rate_limits').execute()
    await addFeedback(db, null, { name: 'a', email: 'a@b.co', subject: 'x', message: 'y' }, services.clock())
  })
})

test('a full disk gives 503 to writes while reads go on', async () => {
  const app = await startTestApp('sqlite')
  const person = await app.newUser()
  const { rows } = await sql<{ page_count: number }>`pragma page_count`.execute(app.db.withoutPlugins())
  await sql`pragma max_page_count = ${sql.lit(rows[0]?.page_count ?? 0)}`.execute(app.db)
  const note = { name: 'Ann', email: 'ann@example.com', subject: 'Hi', message: 'x'.repeat(4000) }
  const answers = []
  for (let n = 0; n < 15; n += 1)
    answers.push(await person.inject({ method: 'POST', url: '/api/feedback', payload: note }))
  const last = answers.at(-1)!
  expect([last.statusCode, last.headers['retry-after'], last.json()]).toEqual([
    503,
    '30',
    { message: 'Keel cannot save anything right now. What was saved before is safe.' },
  ])
  expect((await person.inject({ method: 'GET', url: '/api/users/me' })).statusCode).toBe(200)
  await app.close()
})

test('without a token there is no such page', async () => {
  const app = await startTestApp('sqlite')
  const answer = await app.visitor().inject({ method: 'GET', url: '/metrics' })
  await app.close()
  expect(answer.statusCode).toBe(404)
})
