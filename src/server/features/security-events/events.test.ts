import { expect, test } from 'vitest'
import { accounts } from '#contract/accounts.ts'
import { onBothEngines } from '#server/testing/test-store.ts'
import { TEST_PASSWORD, useTestApp } from '#server/testing/test-app.ts'

onBothEngines('the audit trail', (engine) => {
  const app = useTestApp(engine)

  test('tells users what happened to their account, newest first, and nothing of others', async () => {
    const person = await app().newUser()
    const other = await app().newUser()
    const { call } = app().visitor()
    await expect(
      call(accounts.login, { body: { email: person.email, password: 'my guess' } }),
    ).rejects.toThrow('401')
    await call(accounts.login, { body: { email: person.email, password: TEST_PASSWORD } })
    await person.call(accounts.changePassword, {
      body: { currentPassword: TEST_PASSWORD, newPassword: 'another long password' },
    })
    const events = await person.call(accounts.listOwnEvents)
    expect(events.map((event) => event.kind)).toEqual(['password-changed', 'signed-in', 'sign-in-failed'])
    expect(await other.call(accounts.listOwnEvents)).toEqual([])
  })

  test('pages backwards', async () => {
    const person = await app().newUser()
    for (let times = 0; times < 3; times += 1) await person.call(accounts.endOtherSessions)
    const first = await person.call(accounts.listOwnEvents, { query: { limit: 2 } })
    const rest = await person.call(accounts.listOwnEvents, { query: { limit: 2, before: first.at(-1)?.id } })
    expect([first.length, rest.length]).toEqual([2, 1])
  })

  test.each(['limit=0', 'limit=201', 'limit=x', 'before=-1', 'limit=1&limit=2'])(
    '%s is refused',
    async (query) => {
      const person = await app().newUser()
      const response = await person.inject({ method: 'GET', url: `/api/security-events?${query}` })
      expect(response.statusCode).toBe(400)
    },
  )

  test('administrators see all accounts, by name; secrets and e-mails that were tried are nowhere', async () => {
    const admin = await app().newUser({ isAdmin: true })
    await expect(
      app()
        .visitor()
        .call(accounts.login, { body: { email: 'typo@example.com', password: 'secret guess' } }),
    ).rejects.toThrow('401')
    const events = await admin.call(accounts.listAllEvents)
    expect(events[0]).toMatchObject({ kind: 'sign-in-failed', userId: null, username: null })
    expect(JSON.stringify(events)).not.toMatch(/typo@example|secret guess/)
  })
})
