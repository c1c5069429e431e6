import { expect, test } from 'vitest'
import { accounts } from '#contract/accounts.ts'
import { waitlist } from '#contract/waitlist.ts'
import { startTestApp, type TestApp } from '#server/testing/test-app.ts'
import { onBothEngines } from '#server/testing/test-store.ts'

onBothEngines('managing the waitlist', (engine) => {
  async function startWith(emails: string[]) {
    const app = await startTestApp(engine, { env: { RATE_LIMITS: 'off' } })
    const admin = await app.newUser({ isAdmin: true })
    for (const email of emails) await admin.call(waitlist.join, { body: { email } })
    return { app, admin }
  }
  const idsOf = async (app: TestApp) =>
    (await app.db.selectFrom('waitlist').select('id').orderBy('id').execute()).map(({ id }) => id)

  test('pages are newest first, searched in any letter case and by status', async () => {
    const { app, admin } = await startWith(['Ann@Example.com', 'bo_1@example.com', 'boX1@example.com'])
    const list = async (query: Parameters<typeof admin.call<typeof waitlist.list>>[1]) =>
      (await admin.call(waitlist.list, query)).map(({ email }) => email)
    expect(await list({ query: { limit: 2 } })).toEqual(['boX1@example.com', 'bo_1@example.com'])
    const [, second = 0] = await idsOf(app)
    expect(await list({ query: { limit: 2, before: second } })).toEqual(['Ann@Example.com'])
    expect(await list({ query: { search: 'aNN' } })).toEqual(['Ann@Example.com'])
    expect(await list({ query: { search: 'bo_' } })).toEqual(['bo_1@example.com'])
    expect(await list({ query: { status: 'invited' } })).toEqual([])
    expect(await list({ query: { status: 'pending', limit: 1 } })).toEqual(['boX1@example.com'])
    await app.close()
  })

  test('several are invited at once, each with a result of their own', async () => {
    const { app, admin } = await startWith(['ann@example.com', 'bo@example.com', 'cy@example.com'])
    await app.newUser({ email: 'bo@example.com' })
    const [ann = 0, bo = 0, cy = 0] = await idsOf(app)
    const results = await admin.call(waitlist.inviteSeveral, { body: { ids: [ann, bo, ann, 999] } })
    expect(results).toEqual([
      { id: ann, email: 'ann@example.com', invited: true, emailSent: false, password: expect.any(String) },
      {
        id: bo,
        email: 'bo@example.com',
        invited: false,
        emailSent: false,
        message: 'A user with this e-mail already exists',
      },
      { id: 999, email: null, invited: false, emailSent: false, message: 'Waitlist entry not found' },
    ])
    await app
      .visitor()
      .call(accounts.login, { body: { email: 'ann@example.com', password: results[0]?.password ?? '' } })
    const left = await admin.call(waitlist.list, { query: { status: 'pending' } })
    expect(left.map(({ id }) => id)).toEqual([bo, cy])
    await app.close()
  })

  test('none, more than a hundred, or no ids are refused', async () => {
    const { app, admin } = await startWith([])
    const many = Array.from({ length: 101 }, (_, index) => index + 1)
    for (const [ids, message] of [
      [[], 'Choose whom to invite'],
      [undefined, 'Choose whom to invite'],
      [many, 'At most 100 people can be invited at once'],
      [['x'], expect.any(String)],
    ]) {
      const payload = { ids }
      const response = await admin.inject({ method: 'POST', url: '/api/admin/waitlist/invite', payload })
      expect([response.statusCode, response.json().message]).toEqual([400, message])
    }
    await app.close()
  })

  test('the export holds everybody, and nothing that a spreadsheet would run', async () => {
    const { app, admin } = await startWith(['ann@example.com', '=1+1@example.com'])
    const many = Array.from({ length: 4500 }, (_, index) => `p${index}@example.com`)
    const row = { createdAt: '2026-03-01T12:00:00.000Z', inviteSent: 1 as const }
    for (let from = 0; from < many.length; from += 500) {
      const rows = many.slice(from, from + 500).map((email) => ({ ...row, email, emailKey: email }))
      await app.db.insertInto('waitlist').values(rows).execute()
    }
    const response = await admin.inject({ method: 'GET', url: '/api/admin/waitlist.csv' })
    expect(response.headers['content-type']).toBe('text/csv; charset=utf-8')
    expect(response.headers['content-disposition']).toBe('attachment; filename="keel-waitlist.csv"')
    const lines = response.payload.trimEnd().split('\r\n')
    expect(lines.slice(0, 3)).toEqual([
      'Email,Joined,Status',
      'ann@example.com,2026-03-01T12:00:00.000Z,Pending',
      `"'=1+1@example.com",2026-03-01T12:00:00.000Z,Pending`,
    ])
    expect(lines).toHaveLength(4503)
    expect(lines.at(-1)).toBe('p4499@example.com,2026-03-01T12:00:00.000Z,Invited')
    await app.close()
  })
})
