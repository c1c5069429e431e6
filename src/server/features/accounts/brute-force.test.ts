import { expect, test } from 'vitest'
import { accounts } from '#contract/accounts.ts'
import { onBothEngines } from '#server/testing/test-store.ts'
import { TEST_PASSWORD, useTestApp } from '#server/testing/test-app.ts'

onBothEngines('guessing passwords', (engine) => {
  const app = useTestApp(engine, { env: { TRUST_PROXY: 'on' } })
  const attempt = (email: string, password: string, from: string) =>
    app()
      .visitor()
      .inject({
        method: 'POST',
        url: '/api/auth/login',
        payload: { email, password },
        headers: { 'x-forwarded-for': from },
      })

  test('one account from many addresses: ten failures in 15 minutes, also when all come at once', async () => {
    const person = await app().newUser()
    const tries = Array.from({ length: 15 }, (_, n) => attempt(person.email, `guess ${n}`, `198.51.100.${n}`))
    const statuses = (await Promise.all(tries)).map((response) => response.statusCode)
    expect(statuses.filter((status) => status === 401)).toHaveLength(10)
    expect(statuses.filter((status) => status === 429)).toHaveLength(5)

    const locked = await attempt(person.email, TEST_PASSWORD, '198.51.100.200')
    expect([locked.statusCode, locked.headers['retry-after']]).toEqual([429, '900'])
    expect(await person.call(accounts.me)).toMatchObject({ email: person.email })

    app().advance(15)
    expect((await attempt(person.email, TEST_PASSWORD, '198.51.100.200')).statusCode).toBe(200)
  })

  test('many accounts from one address: a hundred failures in 15 minutes, while others go on', async () => {
    const { email } = await app().newUser()
    await app().db.deleteFrom('rateLimits').execute()
    await attempt('nobody0@example.com', 'guess', '203.0.113.7')
    await app()
      .db.updateTable('rateLimits')
      .set({ hits: 100 })
      .where('key', 'like', 'sign-in-address:%')
      .execute()
    expect((await attempt(email, TEST_PASSWORD, '203.0.113.7')).statusCode).toBe(429)
    expect((await attempt(email, TEST_PASSWORD, '203.0.113.8')).statusCode).toBe(200)
  })

  test('successes do not count', async () => {
    const { email } = await app().newUser()
    for (let times = 0; times < 12; times += 1) {
      expect((await attempt(email, TEST_PASSWORD, '203.0.113.9')).statusCode).toBe(200)
    }
  })
})

onBothEngines('without a trusted proxy', (engine) => {
  const app = useTestApp(engine)

  test('X-Forwarded-For does not make a new address', async () => {
    for (let n = 0; n < 3; n += 1) {
      await app()
        .visitor()
        .inject({
          method: 'POST',
          url: '/api/auth/login',
          payload: { email: 'a@example.com', password: 'x' },
          headers: { 'x-forwarded-for': `198.51.100.${n}` },
        })
    }
    const rows = await app()
      .db.selectFrom('rateLimits')
      .select('hits')
      .where('key', 'like', 'sign-in-address:%')
      .execute()
    expect(rows).toEqual([{ hits: 3 }])
  })
})

onBothEngines('with RATE_LIMITS=off', (engine) => {
  const app = useTestApp(engine, { env: { RATE_LIMITS: 'off' } })

  test('nothing is counted', async () => {
    const { email } = await app().newUser()
    await app()
      .visitor()
      .inject({ method: 'POST', url: '/api/auth/login', payload: { email, password: 'guess' } })
    expect(await app().db.selectFrom('rateLimits').selectAll().execute()).toEqual([])
  })
})
