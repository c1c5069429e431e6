import { expect, test } from 'vitest'
import { accounts } from '#contract/accounts.ts'
import { users } from '#contract/users.ts'
import { onBothEngines } from '#server/testing/test-store.ts'
import { useTestApp } from '#server/testing/test-app.ts'
import { createUser } from './create-user.ts'

onBothEngines('creating users without e-mail', (engine) => {
  const app = useTestApp(engine)

  test('the administrator gets the generated password, which works and asks to be changed', async () => {
    const admin = await app().newUser({ isAdmin: true })
    const made = await admin.call(users.create, {
      body: { email: 'Ann@Example.com', name: 'Ann', isAdmin: false },
    })
    expect(made).toMatchObject({
      emailSent: false,
      user: { email: 'Ann@Example.com', name: 'Ann', username: 'ann', isAdmin: false },
    })
    const browser = app().visitor()
    await browser.call(accounts.login, { body: { email: 'ann@example.com', password: made.password ?? '' } })
    expect(await browser.call(accounts.me)).toMatchObject({ passwordIsGenerated: true })
    await browser.call(accounts.changePassword, {
      body: { currentPassword: made.password ?? '', newPassword: 'a password of my own' },
    })
    expect(await browser.call(accounts.me)).toMatchObject({ passwordIsGenerated: false })
  })

  test('usernames are numbered when taken', async () => {
    const admin = await app().newUser({ isAdmin: true })
    const names = []
    for (const email of ['bo@a.example', 'bo2@a.example', 'bo@b.example', 'bo@c.example']) {
      names.push((await admin.call(users.create, { body: { email, isAdmin: false } })).user.username)
    }
    expect(names).toEqual(['bo', 'bo2', 'bo3', 'bo4'])
  })

  test('users made at the same moment get names of their own', async () => {
    const admin = await app().newUser({ isAdmin: true })
    const made = await Promise.all(
      ['a', 'b', 'c', 'd'].map((host) =>
        admin.call(users.create, { body: { email: `cy@${host}.example`, isAdmin: false } }),
      ),
    )
    expect(made.map(({ user }) => user.username).toSorted()).toEqual(['cy', 'cy2', 'cy3', 'cy4'])
  })

  test('an e-mail that is taken is a conflict, in any letter case, also at the same moment', async () => {
    const admin = await app().newUser({ isAdmin: true })
    const make = (email: string) => admin.call(users.create, { body: { email, isAdmin: false } })
    const results = await Promise.allSettled([make('di@example.com'), make('DI@example.com')])
    const refused = results.find((result) => result.status === 'rejected')
    expect(refused?.reason).toMatchObject({
      status: 409,
      serverMessage: 'A user with this e-mail already exists',
    })
    expect(results.filter((result) => result.status === 'fulfilled')).toHaveLength(1)
  })

  test('an administrator can be made, and an invitation never makes one', async () => {
    const admin = await app().newUser({ isAdmin: true })
    const made = await admin.call(users.create, { body: { email: 'ed@example.com', isAdmin: true } })
    expect(made.user.isAdmin).toBe(true)
    const payload = { email: 'flo@example.com', name: null, isAdmin: true }
    const invited = await admin.inject({ method: 'POST', url: '/api/admin/invite', payload })
    expect([invited.statusCode, invited.json().user.isAdmin]).toEqual([201, false])
  })

  test('whoever has lost the role while a password was hashed makes nobody', async () => {
    const [admin, boss] = [await app().newUser({ isAdmin: true }), await app().newUser({ isAdmin: true })]
    const { services } = app()
    const hash = async (password: string) => {
      await boss.call(users.update, { id: admin.user.id, body: { isAdmin: false } })
      return services.passwords.hash(password)
    }
    const slow = { ...services, passwords: { ...services.passwords, hash } }
    const by = { actor: admin.user, kind: 'user-created' as const, publicUrl: 'http://keel.example.com' }
    const person = { email: 'late@example.com', name: null, isAdmin: true }
    await expect(createUser(slow, person, by)).rejects.toMatchObject({
      status: 403,
      message: 'Administrators only',
    })
    expect(await boss.call(users.list, { query: { search: person.email } })).toEqual([])
  })

  test.each([
    [{ email: 'nobody' }, 'Please enter a valid email address'],
    [{ email: 'a b@example.com' }, 'Please enter a valid email address'],
    [{ email: 'a@b@example.com' }, 'Please enter a valid email address'],
    [{ email: 'ann<b@example.com' }, 'Please enter a valid email address'],
    [{ email: '<ann@example.com>' }, 'Please enter a valid email address'],
    [{ email: 'ann@exa>mple.com' }, 'Please enter a valid email address'],
    [{ email: 'an\u200bn@example.com' }, 'Please enter a valid email address'],
    [{ email: 'ann@exam\u00adple.com' }, 'Please enter a valid email address'],
    [{ email: 'ann@example.com', name: 'Ann\u0085Smith' }, 'Please use a single line'],
    [{ email: 'ann@example.com', name: 'Ann\nBcc: everyone' }, 'Please use a single line'],
    [{ email: 'ann@example.com', name: 'Ann\u2028Smith' }, 'Please use a single line'],
    [{ email: 'a@example' }, 'Please enter a valid email address'],
    [{ email: `${'a'.repeat(250)}@b.co` }, 'Please enter a valid email address'],
  ])('%j is refused', async (payload, message) => {
    const admin = await app().newUser({ isAdmin: true })
    const response = await admin.inject({ method: 'POST', url: '/api/admin/users', payload })
    expect([response.statusCode, response.json().message]).toEqual([400, message])
  })
})

onBothEngines('creating users with e-mail', (engine) => {
  const app = useTestApp(engine, { email: 'accepts', env: { PUBLIC_URL: 'http://keel.example.com' } })

  test('the mail carries a link to choose a password; no password is shown to anyone', async () => {
    const admin = await app().newUser({ isAdmin: true })
    const made = await admin.call(users.invite, { body: { email: 'gil@example.com', name: 'Gil' } })
    expect(made).toMatchObject({ emailSent: true, user: { username: 'gil' } })
    expect(made).not.toHaveProperty('password')
    const token = /reset-password#([\w-]+)/.exec(app().mails.at(-1)?.text ?? '')?.[1] ?? ''
    app().advance(6 * 24 * 60)
    const browser = app().visitor()
    await browser.call(accounts.resetPassword, { body: { token, newPassword: 'a password of my own' } })
    await browser.call(accounts.login, {
      body: { email: 'gil@example.com', password: 'a password of my own' },
    })
    expect(await browser.call(accounts.me)).toMatchObject({ passwordIsGenerated: false })
  })
})

onBothEngines('creating users while the mail server refuses', (engine) => {
  const app = useTestApp(engine, { email: 'refuses' })

  test('says so and shows the password instead', async () => {
    const admin = await app().newUser({ isAdmin: true })
    const made = await admin.call(users.create, { body: { email: 'hal@example.com', isAdmin: false } })
    expect(made.emailSent).toBe(false)
    await app()
      .visitor()
      .call(accounts.login, { body: { email: 'hal@example.com', password: made.password ?? '' } })
  })
})
