import { Secret, TOTP } from 'otpauth'
import { expect, test } from 'vitest'
import { accounts } from '#contract/accounts.ts'
import { CONFIRM_FIRST } from '#contract/confirm-first.ts'
import { SECOND_STEP_NEEDED, WRONG_CODE } from '#contract/session.ts'
import { twoStep } from '#contract/two-step.ts'
import { users } from '#contract/users.ts'
import { markDeleted } from '#server/features/people/erase-store.ts'
import { resetTwoStep } from './set-up.ts'
import { confirmSecret, findAuthenticator, keepNewSecret } from './store.ts'
import { onBothEngines } from '#server/testing/test-store.ts'
import { type TestApp, TEST_PASSWORD, useTestApp } from '#server/testing/test-app.ts'

const password = { password: TEST_PASSWORD }

/** What an authenticator app shows. */
const codeOf = (secret: string, app: TestApp, periods = 0) =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({
    timestamp: app.services.clock().getTime() + periods * 30_000,
  })

async function setUp(app: TestApp, options: { isAdmin?: boolean } = {}) {
  const person = await app.newUser(options)
  const { secret } = await person.call(twoStep.begin, { body: password })
  const { recoveryCodes } = await person.call(twoStep.confirm, { body: { code: codeOf(secret, app) } })
  app.advance(1)
  const signIn = (code?: string, device = app.visitor()) =>
    device.call(accounts.login, { body: { email: person.email, ...password, code } })
  return { ...person, secret, recoveryCodes, signIn }
}

onBothEngines('two-step sign-in', (engine) => {
  const app = useTestApp(engine, { email: 'accepts' })

  test('is off until the app has shown a code, and the secret is in no copy of the store', async () => {
    const person = await app().newUser()
    expect(await person.call(twoStep.read)).toEqual({ since: null, recoveryCodesLeft: 0, required: false })
    const { secret, uri, picture } = await person.call(twoStep.begin, { body: password })
    expect(uri).toMatch(/^otpauth:\/\/totp\/Keel:person.*secret=/)
    expect(picture).toMatch(/^data:image\/svg\+xml;base64,/)
    await app()
      .visitor()
      .call(accounts.login, { body: { email: person.email, ...password } })
    await expect(person.call(twoStep.confirm, { body: { code: '000000' } })).rejects.toMatchObject({
      status: 400,
    })
    const { recoveryCodes } = await person.call(twoStep.confirm, { body: { code: codeOf(secret, app()) } })
    expect(new Set(recoveryCodes).size).toBe(10)
    const state = await person.call(twoStep.read)
    expect(state).toMatchObject({ since: app().services.clock().toISOString(), recoveryCodesLeft: 10 })
    const stored = JSON.stringify([
      await app().db.selectFrom('authenticators').selectAll().execute(),
      await app().db.selectFrom('recoveryCodes').selectAll().execute(),
    ])
    for (const text of [secret, ...recoveryCodes]) expect(stored).not.toContain(text)
  })

  test('asks for a code after the right password only, and takes each code once', async () => {
    const { email, secret, signIn } = await setUp(app())
    await expect(
      app()
        .visitor()
        .call(accounts.login, { body: { email, password: 'wrong' } }),
    ).rejects.toMatchObject({ status: 401, serverMessage: 'Invalid email or password' })
    const device = app().visitor()
    await expect(signIn(undefined, device)).rejects.toMatchObject({
      status: 401,
      serverMessage: SECOND_STEP_NEEDED,
    })
    expect(device.cookies.size).toBe(0)
    const code = codeOf(secret, app())
    expect(await signIn(` ${code.slice(0, 3)} ${code.slice(3)}`, device)).toMatchObject({ email })
    await expect(signIn(code)).rejects.toMatchObject({ status: 401, serverMessage: WRONG_CODE })
    app().advance(1)
    await signIn(codeOf(secret, app(), 1))
    await expect(signIn(codeOf(secret, app(), 0))).rejects.toMatchObject({ serverMessage: WRONG_CODE })
    await expect(signIn(codeOf(secret, app(), 5))).rejects.toMatchObject({ serverMessage: WRONG_CODE })
  })

  test('many at once with one code: one gets in', async () => {
    const { secret, signIn } = await setUp(app())
    const code = codeOf(secret, app())
    const results = await Promise.allSettled(Array.from({ length: 5 }, () => signIn(code)))
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  })

  test('a set-up begun anew elsewhere neither undoes one that is finished nor is finished by its code', async () => {
    const { db, services } = app()
    const person = await app().newUser()
    const { secret } = await person.call(twoStep.begin, { body: password })
    const first = (await findAuthenticator(db, person.user.id))?.secret ?? ''
    const keep = (sealed: string) =>
      db.transaction().execute((trx) => keepNewSecret(trx, person.user.id, sealed))
    const confirm = (sealed: string) =>
      db
        .transaction()
        .execute((trx) =>
          confirmSecret(trx, { userId: person.user.id, secret: sealed, lastPeriod: 1, since: 'now' }),
        )
    expect(await keep('of another tab')).toBe(true)
    expect(await confirm(first)).toBe(false)
    expect(await keep(first)).toBe(true)
    await person.call(twoStep.confirm, { body: { code: codeOf(secret, app()) } })
    expect([await keep('too late'), await confirm(first)]).toEqual([false, false])
    await expect(person.call(twoStep.begin, { body: password })).rejects.toMatchObject({ status: 409 })
    const since = services.clock().toISOString()
    expect(await findAuthenticator(db, person.user.id)).toMatchObject({ secret: first, since })
  })

  test('ten wrong codes are the end for a quarter of an hour, but not for a device that was here before', async () => {
    const { secret, signIn } = await setUp(app())
    const known = app().visitor()
    await signIn(codeOf(secret, app()), known)
    await known.call(accounts.logout)
    app().advance(1)
    for (let n = 0; n < 10; n += 1)
      await expect(signIn('123456')).rejects.toMatchObject({ serverMessage: WRONG_CODE })
    await expect(signIn(codeOf(secret, app()))).rejects.toMatchObject({ status: 429 })
    await signIn(codeOf(secret, app()), known)
    app().advance(15)
    await signIn(codeOf(secret, app()))
  })

  test('a recovery code works once, however it is typed, and new ones replace the old', async () => {
    const { recoveryCodes, signIn, call } = await setUp(app())
    const [first = '', second = ''] = recoveryCodes
    await signIn(first.toUpperCase().replace('-', ' '))
    await expect(signIn(first)).rejects.toMatchObject({ serverMessage: WRONG_CODE })
    expect(await call(twoStep.read)).toMatchObject({ recoveryCodesLeft: 9 })
    const renewed = await call(twoStep.renewRecoveryCodes, { body: password })
    await expect(signIn(second)).rejects.toMatchObject({ serverMessage: WRONG_CODE })
    await signIn(renewed.recoveryCodes[0])
  })

  test('is turned off with the password, and by an administrator for somebody who has lost everything', async () => {
    const [ann, bob, eve] = [await setUp(app()), await setUp(app()), await app().newUser()]
    await expect(ann.call(twoStep.turnOff, { body: { password: 'guess' } })).rejects.toMatchObject({
      status: 400,
    })
    await ann.call(twoStep.turnOff, { body: password })
    await ann.signIn()
    await expect(eve.call(twoStep.reset, { id: bob.user.id })).rejects.toMatchObject({ status: 403 })
    const admin = await app().newUser({ isAdmin: true })
    await admin.call(twoStep.reset, { id: bob.user.id })
    await bob.signIn()
    const mine = await bob.call(accounts.listOwnEvents)
    expect(mine.map(({ kind }) => kind)).toContain('two-step-reset')
    await expect(admin.call(twoStep.reset, { id: 999_999 })).rejects.toMatchObject({ status: 404 })
    await expect(admin.call(twoStep.reset, { id: admin.user.id })).rejects.toMatchObject({ status: 409 })
  })

  test('is not reset by whoever has lost the role meanwhile, nor for somebody whose account is going', async () => {
    const [ann, former] = [await setUp(app()), await app().newUser({ isAdmin: true })]
    const boss = await app().newUser({ isAdmin: true })
    const reset = (by: typeof boss) => resetTwoStep(app().services, by.user, ann.user.id)
    await boss.call(users.update, { id: former.user.id, body: { isAdmin: false } })
    await expect(reset(former)).rejects.toMatchObject({ status: 403, message: 'Administrators only' })
    await expect(ann.signIn()).rejects.toMatchObject({ serverMessage: SECOND_STEP_NEEDED })
    await app()
      .db.transaction()
      .execute((trx) => markDeleted(trx, ann.user, app().services.clock()))
    await expect(reset(boss)).rejects.toMatchObject({ status: 404, message: 'User not found' })
  })

  test('the owner hears of a new device, a new password and a changed second step', async () => {
    const { email, signIn, secret, call } = await setUp(app())
    const subjects = async () => {
      await app().services.outbox.sendDue()
      return app()
        .mails.filter(({ to }) => to === email)
        .map(({ subject }) => subject)
    }
    const device = app().visitor()
    await signIn(codeOf(secret, app()), device)
    app().advance(1)
    await signIn(codeOf(secret, app()), device)
    await call(twoStep.renewRecoveryCodes, { body: password })
    await call(twoStep.turnOff, { body: password })
    await call(accounts.changePassword, {
      body: { currentPassword: TEST_PASSWORD, newPassword: 'another long password' },
    })
    // The mail server takes them in any order.
    await expect
      .poll(async () => (await subjects()).toSorted())
      .toEqual([
        'A new device on your Keel account',
        'New recovery codes for your Keel account',
        'Two-step sign-in is off',
        'Two-step sign-in is on',
        'Your Keel password was changed',
      ])
  })
})

onBothEngines('steps that need a recent sign-in', (engine) => {
  const app = useTestApp(engine)

  test('are refused to an administrator whose sign-in is long ago, and taken after another', async () => {
    const [admin, ann] = [await app().newUser({ isAdmin: true }), await app().newUser()]
    app().advance(16)
    const { id } = ann.user
    const steps = [
      // Another administrator, or another address for links, would be a way around the others.
      { method: 'POST', url: '/api/admin/users' },
      { method: 'PUT', url: `/api/admin/users/${id}` },
      { method: 'POST', url: `/api/admin/users/${id}/new-password` },
      { method: 'POST', url: `/api/admin/users/${id}/reset-two-step` },
      { method: 'DELETE', url: `/api/admin/users/${id}` },
      { method: 'GET', url: '/api/admin/waitlist.csv' },
      { method: 'GET', url: '/api/admin/security-events.csv' },
      { method: 'GET', url: '/api/admin/recent-sign-in' },
    ] as const
    for (const step of steps) {
      const answer = await admin.inject(step)
      expect([answer.statusCode, answer.json()]).toEqual([403, { message: CONFIRM_FIRST }])
    }
    await admin.call(users.list)
    await admin.call(accounts.login, { body: { email: admin.email, ...password } })
    expect(await admin.call(users.remove, { id })).toEqual({})
  })
})

onBothEngines('with ADMIN_TWO_STEP=required', (engine) => {
  const app = useTestApp(engine, { env: { ADMIN_TWO_STEP: 'required' } })

  test('administrators see their panel once they have it; the rest of Keel is theirs as before', async () => {
    const admin = await app().newUser({ isAdmin: true })
    await expect(admin.call(users.list)).rejects.toMatchObject({
      status: 403,
      serverMessage:
        'Administrators need two-step sign-in here: turn it on under Settings first, or sign in with a passkey.',
    })
    await admin.call(accounts.me)
    expect(await admin.call(twoStep.read)).toMatchObject({ required: true })
    const { secret } = await admin.call(twoStep.begin, { body: password })
    await admin.call(twoStep.confirm, { body: { code: codeOf(secret, app()) } })
    await admin.call(users.list)
  })
})
