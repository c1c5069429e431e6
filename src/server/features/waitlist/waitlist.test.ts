import { expect, test } from 'vitest'
import { accounts } from '#contract/accounts.ts'
import { users } from '#contract/users.ts'
import { waitlist } from '#contract/waitlist.ts'
import { startTestApp, useTestApp } from '#server/testing/test-app.ts'
import { onBothEngines } from '#server/testing/test-store.ts'

onBothEngines('the waitlist', (engine) => {
  // Each test starts its own, since the count is everybody's; the limit has a test of its own below.
  const start = () => startTestApp(engine, { env: { RATE_LIMITS: 'off' } })

  test('starts empty, counts everyone, and tells each their position', async () => {
    const app = await start()
    const { call } = app.visitor()
    expect(await call(waitlist.count)).toEqual({ count: 0 })
    expect(await call(waitlist.join, { body: { email: ' Ann@Example.com ' } })).toEqual({ position: 1 })
    expect(await call(waitlist.join, { body: { email: 'bo@example.com' } })).toEqual({ position: 2 })
    expect(await call(waitlist.count)).toEqual({ count: 2 })
    await app.close()
  })

  test('people who join at the same moment are told different positions', async () => {
    const app = await start()
    const { call } = app.visitor()
    const joined = await Promise.all(
      Array.from({ length: 12 }, (_, index) =>
        call(waitlist.join, { body: { email: `p${index}@example.com` } }),
      ),
    )
    const positions = joined.map(({ position }) => position).toSorted((a, b) => a - b)
    expect(positions).toEqual(Array.from({ length: 12 }, (_, index) => index + 1))
    await app.close()
  })

  test('an e-mail joins once, in any letter case, also at the same moment', async () => {
    const app = await start()
    const join = (email: string) => app.visitor().call(waitlist.join, { body: { email } })
    await join('Ann@Example.com')
    await expect(join('aNN@eXAMPLE.com')).rejects.toMatchObject({
      status: 409,
      serverMessage: 'This email is already on our waitlist',
    })
    const results = await Promise.allSettled([join('bo@example.com'), join('BO@example.com')])
    expect(results.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
    expect(await app.visitor().call(waitlist.count)).toEqual({ count: 2 })
    await app.close()
  })

  test('a program that fills the hidden field is answered like a person and stored nowhere', async () => {
    const app = await start()
    const { call } = app.visitor()
    await call(waitlist.join, { body: { email: 'ann@example.com', leaveEmpty: '' } })
    const body = { email: 'robot@example.com', leaveEmpty: 'http://buy.example' }
    expect(await call(waitlist.join, { body })).toEqual({ position: 2 })
    expect(await call(waitlist.count)).toEqual({ count: 1 })
    await app.close()
  })

  test('an administrator sees who is waiting in their order, and removes an entry once', async () => {
    const app = await start()
    const admin = await app.newUser({ isAdmin: true })
    await admin.call(waitlist.join, { body: { email: 'Ann@Example.com' } })
    await admin.call(waitlist.join, { body: { email: 'bo@example.com' } })
    const list = await admin.call(waitlist.list)
    expect(list).toEqual([
      {
        id: expect.any(Number),
        email: 'Ann@Example.com',
        createdAt: '2026-03-01T12:00:00.000Z',
        inviteSent: false,
      },
      {
        id: expect.any(Number),
        email: 'bo@example.com',
        createdAt: '2026-03-01T12:00:00.000Z',
        inviteSent: false,
      },
    ])
    const id = list[0]?.id ?? 0
    expect(await admin.call(waitlist.remove, { id })).toEqual({})
    await expect(admin.call(waitlist.remove, { id })).rejects.toMatchObject({
      status: 404,
      serverMessage: 'Waitlist entry not found',
    })
    expect(await admin.call(waitlist.count)).toEqual({ count: 1 })
    await app.close()
  })

  test('an invitation marks the entry in any letter case; creating a user does not', async () => {
    const app = await start()
    const admin = await app.newUser({ isAdmin: true })
    for (const email of ['Ann@Example.com', 'bo@example.com']) {
      await admin.call(waitlist.join, { body: { email } })
    }
    await admin.call(users.invite, { body: { email: 'ann@EXAMPLE.com' } })
    await admin.call(users.create, { body: { email: 'bo@example.com', isAdmin: false } })
    await admin.call(users.invite, { body: { email: 'never@waited.example' } })
    const list = await admin.call(waitlist.list)
    expect(list.map(({ email, inviteSent }) => [email, inviteSent])).toEqual([
      ['Ann@Example.com', true],
      ['bo@example.com', false],
    ])
    await app.close()
  })

  test('whoever deletes their account leaves the waitlist too', async () => {
    const app = await start()
    const leaving = await app.newUser({ email: 'ann@example.com' })
    await leaving.call(waitlist.join, { body: { email: 'Ann@example.com' } })
    await leaving.call(waitlist.join, { body: { email: 'bo@example.com' } })
    await leaving.call(accounts.deleteAccount, { body: { password: leaving.password } })
    expect(await app.visitor().call(waitlist.count)).toEqual({ count: 1 })
    await app.close()
  })
})

onBothEngines('joining the waitlist', (engine) => {
  const app = useTestApp(engine)
  const missing = 'Please provide your email address to join the waitlist.'
  const invalid = 'Please provide a valid email address.'

  test.each([
    [{}, missing],
    [{ email: '' }, missing],
    [{ email: '   ' }, missing],
    [{ email: null }, missing],
    [{ email: 'ann' }, invalid],
    [{ email: 'ann@example' }, invalid],
    [{ email: 'a b@example.com' }, invalid],
    [{ email: 'a@b@example.com' }, invalid],
    [{ email: `${'a'.repeat(250)}@b.co` }, invalid],
  ])('%j is refused in the words of the form', async (payload, message) => {
    const response = await app().visitor().inject({ method: 'POST', url: '/api/waitlist', payload })
    expect([response.statusCode, response.json().message]).toEqual([400, message])
  })

  test('twenty an hour from one address, then a pause', async () => {
    const { call } = app().visitor()
    for (let count = 1; count <= 20; count += 1) {
      await call(waitlist.join, { body: { email: `many${count}@example.com` } })
    }
    const oneMore = () => call(waitlist.join, { body: { email: 'late@example.com' } })
    await expect(oneMore()).rejects.toMatchObject({ status: 429, retryAfterSeconds: 3600 })
    app().advance(61)
    expect(await oneMore()).toEqual({ position: 21 })
  })
})
