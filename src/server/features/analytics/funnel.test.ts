import { expect, test } from 'vitest'
import { accounts } from '#contract/accounts.ts'
import { analytics } from '#contract/analytics.ts'
import { users } from '#contract/users.ts'
import { waitlist } from '#contract/waitlist.ts'
import { startTestApp } from '#server/testing/test-app.ts'
import { onBothEngines } from '#server/testing/test-store.ts'

onBothEngines('analytics', (engine) => {
  test('the funnel follows the people of the period from visit to budget', async () => {
    const app = await startTestApp(engine)
    const admin = await app.newUser({ isAdmin: true })
    const read = (period: 7 | 30) => admin.call(analytics.read, { query: { period } })
    const headers = { 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64) Firefox/140.0' }
    const payload = { id: 'the-only-view-there-is', path: '/' }
    await app.app.inject({ method: 'POST', url: '/api/analytics/view', payload, headers })
    for (const email of ['a@example.com', 'b@example.com', 'c@example.com']) {
      await app.visitor().call(waitlist.join, { body: { email } })
    }
    const invited = await admin.call(users.invite, { body: { email: 'a@example.com' } })
    await admin.call(users.invite, { body: { email: 'b@example.com' } })
    const person = app.visitor()
    await person.call(accounts.login, { body: { email: 'a@example.com', password: invited.password ?? '' } })
    const income = { id: 1, source: 'Job', amount: 3000, date: '2026-03-01' }
    await person.inject({
      method: 'POST',
      url: '/api/profile',
      payload: { otherData: { incomeItems: [income] } },
    })
    expect((await read(30)).funnel).toEqual([
      { step: 'visit', count: 1 },
      { step: 'waitlist', count: 3 },
      { step: 'invited', count: 2 },
      { step: 'first sign-in', count: 1 },
      { step: 'first budget', count: 1 },
    ])
    app.advance(8 * 24 * 60)
    expect((await read(7)).funnel.map(({ count }) => count)).toEqual([0, 0, 0, 0, 0])
    await app.close()
  })
})
