import { expect, test, vi } from 'vitest'
import { accounts } from '#contract/accounts.ts'
import { onBothEngines } from '#server/testing/test-store.ts'
import { TEST_PASSWORD, useTestApp } from '#server/testing/test-app.ts'

onBothEngines('a forgotten password', (engine) => {
  const app = useTestApp(engine, { email: 'accepts', env: { PUBLIC_URL: 'http://keel.example.com' } })
  const newPassword = 'another long password'

  /** Asks for a link and reads it from the mailbox. */
  async function askForLink(email: string): Promise<string> {
    await app().visitor().call(accounts.forgotPassword, { body: { email } })
    const mail = await vi.waitFor(() => {
      const found = app().mails.findLast((sent) => sent.to === email)
      if (!found) throw new Error('no mail yet')
      return found
    })
    app().mails.length = 0
    return /http:\/\/keel\.example\.com\/reset-password#([\w-]{43})/.exec(mail.text)?.[1] ?? ''
  }

  test('the link sets a new password once, ends every session and is then used up', async () => {
    const person = await app().newUser()
    const token = await askForLink(person.email)
    const { call } = app().visitor()
    await call(accounts.resetPassword, { body: { token, newPassword } })
    await expect(person.call(accounts.me)).rejects.toMatchObject({ status: 401 })
    await call(accounts.login, { body: { email: person.email, password: newPassword } })
    await expect(
      call(accounts.resetPassword, { body: { token, newPassword: 'third long password' } }),
    ).rejects.toMatchObject({
      status: 400,
      serverMessage: 'This link is no longer valid. Please ask for a new one.',
    })
  })

  test('an address that would not be taken any more is still known, for this and for signing in', async () => {
    const { email } = await app().newUser({ email: 'an\u200Bn@example.com' })
    const token = await askForLink(email)
    const { call } = app().visitor()
    await call(accounts.resetPassword, { body: { token, newPassword } })
    expect(await call(accounts.login, { body: { email, password: newPassword } })).toMatchObject({ email })
  })

  test('two uses of one link at the same moment: one wins', async () => {
    const { email } = await app().newUser()
    const token = await askForLink(email)
    const use = (password: string) =>
      app()
        .visitor()
        .call(accounts.resetPassword, { body: { token, newPassword: password } })
    const results = await Promise.allSettled([use('first long password'), use('second long password')])
    expect(results.map((result) => result.status).toSorted()).toEqual(['fulfilled', 'rejected'])
  })

  test('the link is valid for one hour', async () => {
    const { email } = await app().newUser()
    const token = await askForLink(email)
    app().advance(61)
    await expect(
      app().visitor().call(accounts.resetPassword, { body: { token, newPassword } }),
    ).rejects.toMatchObject({ status: 400 })
  })

  test('a refused password leaves the link good for a better one', async () => {
    const { email } = await app().newUser()
    const token = await askForLink(email)
    const { call } = app().visitor()
    await expect(
      call(accounts.resetPassword, { body: { token, newPassword: 'password' } }),
    ).rejects.toMatchObject({ status: 400 })
    await call(accounts.resetPassword, { body: { token, newPassword } })
  })

  test('changing the password in the meantime makes the link worthless', async () => {
    const person = await app().newUser()
    const token = await askForLink(person.email)
    await person.call(accounts.changePassword, { body: { currentPassword: TEST_PASSWORD, newPassword } })
    await expect(
      app().visitor().call(accounts.resetPassword, { body: { token, newPassword } }),
    ).rejects.toMatchObject({ status: 400 })
  })

  test('an unknown e-mail gets the same answer and no mail', async () => {
    const { email } = await app().newUser()
    const { call } = app().visitor()
    const resetMails = () => app().mails.filter(({ subject }) => subject === 'Choose a new Keel password')
    const known = await call(accounts.forgotPassword, { body: { email } })
    await vi.waitFor(() => expect(resetMails()).toHaveLength(1))
    const unknown = await call(accounts.forgotPassword, { body: { email: 'stranger@example.com' } })
    expect(unknown).toEqual(known)
    expect(resetMails()).toHaveLength(1)
  })

  test('the token is stored as a hash only', async () => {
    const { email } = await app().newUser()
    const token = await askForLink(email)
    expect(JSON.stringify(await app().db.selectFrom('passwordLinks').selectAll().execute())).not.toContain(
      token,
    )
  })

  test('an account is asked for at most ten times an hour', async () => {
    const { email } = await app().newUser()
    const ask = () => app().visitor().call(accounts.forgotPassword, { body: { email } })
    for (let times = 0; times < 10; times += 1) await ask()
    await expect(ask()).rejects.toMatchObject({ status: 429 })
  })
})

onBothEngines('a forgotten password without e-mail', (engine) => {
  const app = useTestApp(engine)

  test('the page can tell people to ask their administrator', async () => {
    const { email } = await app().newUser()
    const { call } = app().visitor()
    expect(await call(accounts.resetOptions)).toEqual({ byEmail: false })
    await call(accounts.forgotPassword, { body: { email } })
    expect(await app().db.selectFrom('passwordLinks').selectAll().execute()).toEqual([])
  })
})
