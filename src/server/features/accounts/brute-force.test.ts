import { expect, test } from 'vitest'
import { accounts } from '#contract/accounts.ts'
import { hashToken } from '#server/lib/hashing.ts'
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

  const statusesOf = async (tries: Promise<{ statusCode: number }>[]) => {
    const statuses = (await Promise.all(tries)).map((response) => response.statusCode)
    return { wrong: statuses.filter((status) => status === 401).length, tries: statuses.length }
  }

  test('one account from one address: ten failures in 15 minutes, also when all come at once', async () => {
    const person = await app().newUser()
    const tries = Array.from({ length: 15 }, (_, n) => attempt(person.email, `guess ${n}`, '198.51.100.1'))
    expect(await statusesOf(tries)).toEqual({ wrong: 10, tries: 15 })
    const locked = await attempt(person.email, TEST_PASSWORD, '198.51.100.1')
    expect([locked.statusCode, locked.headers['retry-after']]).toEqual([429, '900'])
    expect(await person.call(accounts.me)).toMatchObject({ email: person.email })
    expect((await attempt(person.email, TEST_PASSWORD, '198.51.100.2')).statusCode).toBe(200)

    app().advance(15)
    expect((await attempt(person.email, TEST_PASSWORD, '198.51.100.1')).statusCode).toBe(200)
  })

  test('one account from many addresses: fifty failures of unknown devices in 15 minutes', async () => {
    const person = await app().newUser()
    await attempt(person.email, 'guess', '192.0.2.1')
    const { passwordEpoch } = await app()
      .db.selectFrom('users')
      .select('passwordEpoch')
      .where('id', '=', person.user.id)
      .executeTakeFirstOrThrow()
    const key = hashToken(app().services.secret, `${person.email} ${passwordEpoch}`)
    await app()
      .db.updateTable('rateLimits')
      .set({ hits: 49 })
      .where('key', '=', `sign-in-account:${key}`)
      .execute()
    expect((await attempt(person.email, 'guess', '192.0.2.2')).statusCode).toBe(401)
    expect((await attempt(person.email, TEST_PASSWORD, '192.0.2.3')).statusCode).toBe(429)
  })

  test('a device that signed in before is let in whatever strangers do, for its own user only', async () => {
    const [person, other] = [await app().newUser(), await app().newUser()]
    const from = { 'x-forwarded-for': '198.51.100.50' }
    const device = app().visitor()
    const signIn = (email: string, password: string) =>
      device.inject({
        method: 'POST',
        url: '/api/auth/login',
        payload: { email, password },
        headers: from,
      })
    await signIn(person.email, TEST_PASSWORD)
    await device.call(accounts.logout)
    for (const email of [person.email, other.email]) {
      await statusesOf(Array.from({ length: 10 }, () => attempt(email, 'guess', '198.51.100.50')))
    }
    expect((await attempt(person.email, TEST_PASSWORD, '198.51.100.50')).statusCode).toBe(429)
    expect((await signIn(other.email, TEST_PASSWORD)).statusCode).toBe(429)
    expect((await signIn(person.email, TEST_PASSWORD)).statusCode).toBe(200)

    const [, known = ''] = [...device.cookies].find(([name]) => name === 'keel_device') ?? []
    const forged = app().visitor()
    forged.cookies.set('keel_device', known.replace(/^\d+/, String(other.user.id)))
    const payload = { email: other.email, password: TEST_PASSWORD }
    const answer = await forged.inject({ method: 'POST', url: '/api/auth/login', payload, headers: from })
    expect(answer.statusCode).toBe(429)
  })

  test('a device that is signed in is never locked out, but has an end of guesses of its own', async () => {
    const person = await app().newUser()
    const guess = (password: string) =>
      person.inject({
        method: 'POST',
        url: '/api/auth/login',
        payload: { email: person.email, password },
        headers: { 'x-forwarded-for': '198.51.100.60' },
      })
    for (let n = 0; n < 12; n += 1) expect((await guess('wrong')).statusCode).toBe(401)
    await app()
      .db.updateTable('rateLimits')
      .set({ hits: 100 })
      .where('key', 'like', 'sign-in-device:%')
      .execute()
    expect((await guess(TEST_PASSWORD)).statusCode).toBe(429)
  })

  test('a new password clears what was counted against the account', async () => {
    const person = await app().newUser()
    await statusesOf(Array.from({ length: 10 }, () => attempt(person.email, 'guess', '198.51.100.70')))
    expect((await attempt(person.email, TEST_PASSWORD, '198.51.100.70')).statusCode).toBe(429)
    const newPassword = 'another long password'
    await person.call(accounts.changePassword, { body: { currentPassword: TEST_PASSWORD, newPassword } })
    expect((await attempt(person.email, newPassword, '198.51.100.70')).statusCode).toBe(200)
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
