import { expect, test } from 'vitest'
import { accounts } from '#contract/accounts.ts'
import { users } from '#contract/users.ts'
import { waitlist } from '#contract/waitlist.ts'
import { useTestApp } from '#server/testing/test-app.ts'
import { onBothEngines } from '#server/testing/test-store.ts'

const nobody = { status: 404, serverMessage: 'User not found' }

onBothEngines('managing users', (engine) => {
  const app = useTestApp(engine, { env: { RATE_LIMITS: 'off' } })
  const newAdmin = () => app().newUser({ isAdmin: true })

  test('a disabled user is signed out at once and refused in the words of a wrong password', async () => {
    const [admin, ann] = [await newAdmin(), await app().newUser()]
    const { id } = ann.user
    const login = { body: { email: ann.email, password: ann.password } }
    expect(await admin.call(users.update, { id, body: { disabled: true } })).toMatchObject({ disabled: true })
    await expect(ann.call(accounts.me)).rejects.toMatchObject({ status: 401 })
    const wrong = { status: 401, serverMessage: 'Invalid email or password' }
    await expect(app().visitor().call(accounts.login, login)).rejects.toMatchObject(wrong)

    // Even a session that was opened at that very moment.
    const late = app().visitor()
    await app().signIn(late, id)
    await expect(late.call(accounts.me)).rejects.toMatchObject({ status: 401 })

    await admin.call(users.update, { id, body: { disabled: false } })
    await expect(ann.call(accounts.me)).rejects.toMatchObject({ status: 401 })
    await app().visitor().call(accounts.login, login)
  })

  test('a role counts from the next request on and ends nothing', async () => {
    const [admin, ann] = [await newAdmin(), await app().newUser()]
    await expect(ann.call(users.list)).rejects.toMatchObject({ status: 403 })
    await admin.call(users.update, { id: ann.user.id, body: { isAdmin: true } })
    expect(await ann.call(accounts.me)).toMatchObject({ isAdmin: true })
    await ann.call(users.list)
    await admin.call(users.update, { id: ann.user.id, body: { isAdmin: false } })
    await expect(ann.call(users.list)).rejects.toMatchObject({ status: 403 })
  })

  test('name and e-mail change where they are named; the rest stays', async () => {
    const [admin, ann] = [await newAdmin(), await app().newUser({ name: 'Ann', email: 'ann@old.example' })]
    const { id } = ann.user
    const renamed = await admin.call(users.update, { id, body: { name: ' Ann Lee ' } })
    expect(renamed).toMatchObject({ name: 'Ann Lee', email: 'ann@old.example', username: 'ann' })
    await admin.call(users.update, { id, body: { email: 'Ann@New.example' } })
    expect(await ann.call(accounts.me)).toMatchObject({ name: 'Ann Lee', email: 'Ann@New.example' })
    const body = { email: 'ann@new.EXAMPLE', password: ann.password }
    await app().visitor().call(accounts.login, { body })
    expect((await admin.call(users.update, { id, body: { name: '' } })).name).toBeNull()
  })

  test('an e-mail that is taken is a conflict in any letter case, one’s own is none', async () => {
    const [admin, ann, bo] = [await newAdmin(), await app().newUser(), await app().newUser()]
    const change = (email: string) => admin.call(users.update, { id: ann.user.id, body: { email } })
    await expect(change(bo.email.toUpperCase())).rejects.toMatchObject({
      status: 409,
      serverMessage: 'A user with this e-mail already exists',
    })
    expect((await change(ann.email.toUpperCase())).email).toBe(ann.email.toUpperCase())
  })

  test('a new password is generated, works, and ends every session of theirs', async () => {
    const [admin, ann] = [await newAdmin(), await app().newUser()]
    const { password } = await admin.call(users.newPassword, { id: ann.user.id })
    await expect(ann.call(accounts.me)).rejects.toMatchObject({ status: 401 })
    const browser = app().visitor()
    await browser.call(accounts.login, { body: { email: ann.email, password } })
    expect(await browser.call(accounts.me)).toMatchObject({ passwordIsGenerated: true })
  })

  test('deleting takes all that is theirs, the waitlist entry too, and leaves a line in the trail', async () => {
    const [admin, ann] = [await newAdmin(), await app().newUser()]
    await ann.call(waitlist.join, { body: { email: ann.email } })
    const { id } = ann.user
    expect(await admin.call(users.remove, { id })).toEqual({})
    await expect(ann.call(accounts.me)).rejects.toMatchObject({ status: 401 })
    expect(await app().db.selectFrom('sessions').select('id').where('userId', '=', id).execute()).toEqual([])
    expect(await admin.call(waitlist.list, { query: { search: ann.email } })).toEqual([])
    const [latest] = await admin.call(accounts.listAllEvents, { query: { limit: 1 } })
    expect(latest).toMatchObject({ kind: 'account-deleted', userId: null, actorId: admin.user.id })
    for (const gone of [
      () => admin.call(users.remove, { id }),
      () => admin.call(users.newPassword, { id }),
      () => admin.call(users.update, { id, body: { name: 'x' } }),
    ]) {
      await expect(gone()).rejects.toMatchObject(nobody)
    }
  })

  test('the trail says what was done, to whom and by whom', async () => {
    const [admin, ann] = [await newAdmin(), await app().newUser()]
    const { id } = ann.user
    await admin.call(users.update, { id, body: { name: 'New', isAdmin: true, disabled: true } })
    await admin.call(users.update, { id, body: { isAdmin: true, disabled: false } })
    await admin.call(users.newPassword, { id })
    const events = await admin.call(accounts.listAllEvents, { query: { limit: 5 } })
    expect(events.map(({ kind }) => kind)).toEqual([
      'password-reset',
      'user-enabled',
      'user-disabled',
      'role-changed',
      'details-changed',
    ])
    for (const event of events) expect(event).toMatchObject({ userId: id, actorId: admin.user.id })
  })

  test('nobody shuts, deletes or re-keys their own account from here', async () => {
    const admin = await newAdmin()
    const { id } = admin.user
    const refused = (serverMessage: string) => ({ status: 409, serverMessage })
    await expect(admin.call(users.update, { id, body: { disabled: true } })).rejects.toMatchObject(
      refused('You cannot disable your own account.'),
    )
    await expect(admin.call(users.newPassword, { id })).rejects.toMatchObject(
      refused('Change your own password in the Settings.'),
    )
    await expect(admin.call(users.remove, { id })).rejects.toMatchObject(
      refused('Delete your own account in the Settings.'),
    )
    await admin.call(accounts.me)
  })

  test.each([
    [{}, 'Nothing to change'],
    [{ email: 'no' }, 'Please enter a valid email address'],
    [{ isAdmin: 'yes' }, expect.any(String)],
    [{ name: 'x'.repeat(201) }, 'Please use at most 200 characters'],
  ])('%j is refused', async (payload, message) => {
    const [admin, ann] = [await newAdmin(), await app().newUser()]
    const url = `/api/admin/users/${ann.user.id}`
    const response = await admin.inject({ method: 'PUT', url, payload })
    expect([response.statusCode, response.json().message]).toEqual([400, message])
  })
})

onBothEngines('what owners hear of an administrator', (engine) => {
  const app = useTestApp(engine, { email: 'accepts' })

  test('a new password, and another address, which the old one is told of', async () => {
    const [admin, ann] = [await app().newUser({ isAdmin: true }), await app().newUser()]
    const { id } = ann.user
    await admin.call(users.newPassword, { id })
    await admin.call(users.update, { id, body: { name: 'Ann Lee' } })
    await admin.call(users.update, { id, body: { email: 'ann@elsewhere.example' } })
    const heard = await app().db.selectFrom('mails').select(['to', 'subject']).orderBy('id').execute()
    expect(heard).toEqual([
      { to: ann.email, subject: 'Your Keel password was changed' },
      { to: ann.email, subject: 'Another e-mail address for your Keel account' },
    ])
  })
})
