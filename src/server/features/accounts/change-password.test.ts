import { expect, test } from 'vitest'
import { accounts } from '#contract/accounts.ts'
import { twoStep } from '#contract/two-step.ts'
import { hashToken } from '#server/lib/hashing.ts'
import { onBothEngines } from '#server/testing/test-store.ts'
import { TEST_PASSWORD, useTestApp } from '#server/testing/test-app.ts'

onBothEngines('changing the password', (engine) => {
  const app = useTestApp(engine)
  const newPassword = 'another long password'

  test('the new password works, the old one does not', async () => {
    const { call, email } = await app().newUser()
    const answer = await call(accounts.changePassword, {
      body: { currentPassword: TEST_PASSWORD, newPassword },
    })
    expect(answer.message).toBe('Your password has been changed.')
    const browser = app().visitor()
    await expect(
      browser.call(accounts.login, { body: { email, password: TEST_PASSWORD } }),
    ).rejects.toMatchObject({ status: 401 })
    await browser.call(accounts.login, { body: { email, password: newPassword } })
  })

  test('this device stays signed in under a new token; every other device and every stolen token is out', async () => {
    const person = await app().newUser()
    const phone = app().visitor()
    await app().signIn(phone, person.user.id)
    const thief = app().visitor()
    thief.cookies.set('keel_session', person.cookies.get('keel_session') ?? '')
    await thief.call(accounts.me)
    await person.call(accounts.changePassword, { body: { currentPassword: TEST_PASSWORD, newPassword } })
    await person.call(accounts.me)
    await expect(phone.call(accounts.me)).rejects.toMatchObject({ status: 401 })
    await expect(thief.call(accounts.me)).rejects.toMatchObject({ status: 401 })
    expect(await person.call(accounts.listSessions)).toMatchObject([{ current: true }])
  })

  test('a session that was opened with the old password while it changed is dead', async () => {
    const person = await app().newUser()
    await person.call(accounts.changePassword, { body: { currentPassword: TEST_PASSWORD, newPassword } })
    const late = app().visitor()
    await app().signIn(late, person.user.id)
    await app()
      .db.updateTable('sessions')
      .set({ passwordEpoch: 1 })
      .where('userId', '=', person.user.id)
      .execute()
    await expect(late.call(accounts.me)).rejects.toMatchObject({ status: 401 })
  })

  test('a wrong current password is refused and changes nothing', async () => {
    const { call, email } = await app().newUser()
    await expect(
      call(accounts.changePassword, { body: { currentPassword: 'guess', newPassword } }),
    ).rejects.toMatchObject({ status: 400, serverMessage: 'Current password is incorrect' })
    await app()
      .visitor()
      .call(accounts.login, { body: { email, password: TEST_PASSWORD } })
  })

  test.each([
    ['short', 'Password must be at least 6 characters'],
    ['password', 'That password is too common. Please choose another one.'],
    ['QWERTY123', 'That password is too common. Please choose another one.'],
    ['Ann.Smith@Example.com', 'Please choose a password that is not your e-mail or name'],
    ['ann.smith', 'Please choose a password that is not your e-mail or name'],
    ['Ann Smith', 'Please choose a password that is not your e-mail or name'],
    ['x'.repeat(1025), 'Password must be at most 1024 characters'],
  ])('%s is refused as a new password', async (weak, message) => {
    const person = await app().newUser({ name: 'Ann Smith' })
    await app()
      .db.updateTable('users')
      .set({ email: 'ann.smith@example.com' })
      .where('id', '=', person.user.id)
      .execute()
    const payload = { currentPassword: TEST_PASSWORD, newPassword: weak }
    const response = await person.inject({ method: 'POST', url: '/api/auth/change-password', payload })
    expect([response.statusCode, response.json().message]).toEqual([400, message])
  })

  test('a password of 1,024 characters counts to its last one', async () => {
    const long = `${'é'.repeat(1023)}a`
    const { call, email } = await app().newUser()
    await call(accounts.changePassword, { body: { currentPassword: TEST_PASSWORD, newPassword: long } })
    const browser = app().visitor()
    const cut = `${long.slice(0, -1)}b`
    await expect(browser.call(accounts.login, { body: { email, password: cut } })).rejects.toMatchObject({
      status: 401,
    })
    await browser.call(accounts.login, { body: { email, password: long } })
  })

  test('ten wrong guesses an hour and no more; the right password does not count', async () => {
    const { call } = await app().newUser()
    const guess = () => call(accounts.changePassword, { body: { currentPassword: 'guess', newPassword } })
    await call(accounts.changePassword, {
      body: { currentPassword: TEST_PASSWORD, newPassword: TEST_PASSWORD },
    })
    for (let guesses = 0; guesses < 10; guesses += 1)
      await expect(guess()).rejects.toMatchObject({ status: 400 })
    await expect(guess()).rejects.toMatchObject({ status: 429, retryAfterSeconds: 3600 })
    app().advance(61)
    await expect(guess()).rejects.toMatchObject({ status: 400 })
  })

  test('the right password has an end, too, which no person comes to', async () => {
    const { call, user, password } = await app().newUser()
    const begin = () => call(twoStep.begin, { body: { password } })
    await begin()
    const key = `own-password:${hashToken(app().services.secret, String(user.id))}`
    await app().db.updateTable('rateLimits').set({ hits: 199 }).where('key', '=', key).execute()
    await begin()
    await expect(begin()).rejects.toMatchObject({ status: 429, retryAfterSeconds: 3600 })
    app().advance(60)
    await begin()
  })
})
