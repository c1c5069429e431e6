import { expect, test } from 'vitest'
import { accounts } from '#contract/accounts.ts'
import { onBothEngines } from '#server/testing/test-store.ts'
import { TEST_PASSWORD, useTestApp } from '#server/testing/test-app.ts'

/** In minutes, as the test clock counts. */
const DAY = 24 * 60

onBothEngines('signing in', (engine) => {
  const app = useTestApp(engine)
  const wrong = { status: 401, serverMessage: 'Invalid email or password' }

  test('a user signs in with their e-mail in any letter case and is recognised', async () => {
    const { email, user } = await app().newUser()
    const browser = app().visitor()
    const answer = await browser.call(accounts.login, {
      body: { email: ` ${email.toUpperCase()} `, password: TEST_PASSWORD },
    })
    expect(answer).toEqual(user)
    expect(await browser.call(accounts.authUser)).toEqual(user)
    expect(await browser.call(accounts.me)).toEqual(user)
  })

  test('a wrong password and an unknown e-mail get the same words', async () => {
    const { email } = await app().newUser()
    const { call } = app().visitor()
    await expect(call(accounts.login, { body: { email, password: 'not it' } })).rejects.toMatchObject(wrong)
    const nobody = { email: 'nobody@example.com', password: TEST_PASSWORD }
    await expect(call(accounts.login, { body: nobody })).rejects.toMatchObject(wrong)
  })

  test('the session cookie cannot be read by scripts nor sent along from other sites', async () => {
    const { email, password } = await app().newUser()
    const response = await app()
      .visitor()
      .inject({ method: 'POST', url: '/api/auth/login', payload: { email, password } })
    expect(response.headers['set-cookie']?.[0]).toMatch(
      /^keel_session=[\w-]{43}; Max-Age=7776000; Path=\/; HttpOnly; SameSite=Lax$/,
    )
    expect(response.headers['cache-control']).toBe('no-store')
  })

  test('only a hash of the token is stored', async () => {
    const { cookies, user } = await app().newUser()
    const rows = await app().db.selectFrom('sessions').selectAll().where('userId', '=', user.id).execute()
    expect(rows).toHaveLength(1)
    expect(JSON.stringify(rows)).not.toContain(cookies.get('keel_session'))
  })

  test('a token that was planted before the sign-in is worth nothing after it', async () => {
    const { email, password } = await app().newUser()
    const browser = app().visitor()
    browser.cookies.set('keel_session', 'planted')
    await browser.call(accounts.login, { body: { email, password } })
    expect(browser.cookies.get('keel_session')).not.toBe('planted')
    const attacker = app().visitor()
    attacker.cookies.set('keel_session', 'planted')
    await expect(attacker.call(accounts.authUser)).rejects.toMatchObject({ status: 401 })
  })

  test('signing in again on a device replaces its session; other devices stay', async () => {
    const person = await app().newUser()
    const phone = app().visitor()
    await phone.call(accounts.login, { body: { email: person.email, password: person.password } })
    const before = phone.cookies.get('keel_session')
    await phone.call(accounts.login, { body: { email: person.email, password: person.password } })
    const old = app().visitor()
    old.cookies.set('keel_session', before ?? '')
    await expect(old.call(accounts.authUser)).rejects.toMatchObject({ status: 401 })
    expect(await person.call(accounts.listSessions)).toHaveLength(2)
  })

  test('many sign-ins at once all succeed, each with a session of its own', async () => {
    const { email, password, call } = await app().newUser()
    const browsers = Array.from({ length: 8 }, () => app().visitor())
    await Promise.all(browsers.map((browser) => browser.call(accounts.login, { body: { email, password } })))
    expect(new Set(browsers.map((browser) => browser.cookies.get('keel_session'))).size).toBe(8)
    expect(await call(accounts.listSessions)).toHaveLength(9)
  })

  test('signing out ends the session on the server, and once more does no harm', async () => {
    const person = await app().newUser()
    const stolen = app().visitor()
    stolen.cookies.set('keel_session', person.cookies.get('keel_session') ?? '')
    expect(await person.call(accounts.logout)).toEqual({})
    expect(person.cookies.size).toBe(0)
    await expect(stolen.call(accounts.authUser)).rejects.toMatchObject({
      status: 401,
      serverMessage: 'Not signed in',
    })
    expect(await person.call(accounts.logout)).toEqual({})
  })

  test('a session ends after 30 days of silence', async () => {
    const [seen, silent] = [await app().newUser(), await app().newUser()]
    app().advance(29 * DAY)
    await seen.call(accounts.me)
    app().advance(2 * DAY)
    await expect(silent.call(accounts.me)).rejects.toMatchObject({ status: 401 })
  })

  test('a session ends after 90 days, however busy it is', async () => {
    const { call, user } = await app().newUser()
    for (let days = 0; days < 80; days += 20) {
      app().advance(20 * DAY)
      const lastSeenAt = app().services.clock().toISOString()
      await app().db.updateTable('sessions').set({ lastSeenAt }).where('userId', '=', user.id).execute()
    }
    await call(accounts.me)
    app().advance(11 * DAY)
    await expect(call(accounts.me)).rejects.toMatchObject({ status: 401 })
  })

  test.each([
    [{}, 'Please enter a valid email address'],
    [{ email: 'ann', password: 'x' }, 'Please enter a valid email address'],
    [{ email: ['a@example.com'], password: 'x' }, 'Please enter a valid email address'],
    [{ email: 'a@example.com' }, 'Password is required'],
    [{ email: 'a@example.com', password: '' }, 'Password is required'],
    [{ email: 'a@example.com', password: { $gt: '' } }, 'Password is required'],
    [{ email: `${'a'.repeat(10_000)}@example.com`, password: 'x' }, 'Please enter a valid email address'],
    [{ email: 'a\u0000@example.com', password: 'x' }, 'Text must not contain NUL characters'],
  ])('%j is refused with a clear message', async (payload, message) => {
    const response = await app().visitor().inject({ method: 'POST', url: '/api/auth/login', payload })
    expect(response.statusCode).toBe(400)
    expect(response.json().message).toBe(message)
  })

  test('fields of a body that are none of the callers business change nothing', async () => {
    const { email, password } = await app().newUser()
    const payload = { email, password, isAdmin: true, id: 1, __proto__: { isAdmin: true } }
    const response = await app().visitor().inject({ method: 'POST', url: '/api/auth/login', payload })
    expect(response.json()).toMatchObject({ email, isAdmin: false })
  })
})

onBothEngines('under https', (engine) => {
  const app = useTestApp(engine, { env: { PUBLIC_URL: 'https://keel.example.com' } })

  test('the cookie is Secure and tied to the host, and browsers are told to stay on https', async () => {
    const { email, password } = await app().newUser()
    const response = await app()
      .visitor()
      .inject({ method: 'POST', url: '/api/auth/login', payload: { email, password } })
    expect(response.headers['set-cookie']?.[0]).toMatch(
      /^__Host-keel_session=.*; Path=\/; HttpOnly; Secure; SameSite=Lax$/,
    )
    expect(response.headers['strict-transport-security']).toContain('max-age=')
  })
})
