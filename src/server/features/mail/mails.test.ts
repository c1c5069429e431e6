import { expect, test } from 'vitest'
import { accounts } from '#contract/accounts.ts'
import { feedback } from '#contract/feedback.ts'
import { mails } from '#contract/mails.ts'
import { users } from '#contract/users.ts'
import { startTestApp } from '#server/testing/test-app.ts'
import { onBothEngines } from '#server/testing/test-store.ts'

const note = {
  name: 'Ann',
  email: 'ann@example.com',
  subject: 'Thank you',
  message: 'The plan for my card helped me.',
}

onBothEngines('mails that administrators see', (engine) => {
  test('a copy of feedback goes to each of them who can sign in, to be answered to the sender', async () => {
    const app = await startTestApp(engine, { email: 'accepts' })
    const admins = [await app.newUser({ isAdmin: true }), await app.newUser({ isAdmin: true })]
    await app.newUser()
    const gone = await app.newUser({ isAdmin: true })
    const disabled = { disabledAt: '2026-03-01T00:00:00.000Z' }
    await app.db.updateTable('users').set(disabled).where('id', '=', gone.user.id).execute()
    await app.visitor().call(feedback.send, { body: note })
    await app.services.outbox.sendDue()
    expect(app.mails.map(({ to }) => to).toSorted()).toEqual(admins.map(({ email }) => email).toSorted())
    expect(app.mails[0]).toMatchObject({ replyTo: 'ann@example.com', subject: 'Feedback: Thank you' })
    expect(app.mails[0]?.text).toContain(note.message)
    await app.close()
  })

  test('a mail that was refused waits, without its text, and can be sent again', async () => {
    const app = await startTestApp(engine, { email: 'refuses' })
    const admin = await app.newUser({ isAdmin: true })
    const { emailSent, password } = await admin.call(users.invite, { body: { email: 'bo@example.com' } })
    expect([emailSent, typeof password]).toEqual([false, 'string'])
    const [mail] = await admin.call(mails.list, { query: { state: 'queued' } })
    expect(mail).toEqual({
      id: expect.any(Number),
      kind: 'invitation',
      to: 'bo@example.com',
      subject: 'Your Keel account',
      state: 'queued',
      createdAt: '2026-03-01T12:00:00.000Z',
      attempts: 1,
      nextAttemptAt: '2026-03-01T12:01:00.000Z',
      lastError: 'UNKNOWN',
    })
    expect(await admin.call(mails.list, { query: { state: 'dead' } })).toEqual([])

    const id = mail?.id ?? 0
    expect(await admin.call(mails.sendAgain, { id })).toMatchObject({ state: 'queued', attempts: 1 })
    app.services.mailer.deliver = async (delivered) => void app.mails.push(delivered)
    expect(await admin.call(mails.sendAgain, { id })).toMatchObject({ state: 'sent', nextAttemptAt: null })
    expect(app.mails[0]?.text).toMatch(/reset-password#[\w-]{43}/)
    expect(app.mails[0]?.text).not.toContain(password)
    expect(await admin.call(mails.list)).toEqual([])
    await expect(admin.call(mails.sendAgain, { id })).rejects.toMatchObject({ status: 409 })
    await expect(admin.call(mails.sendAgain, { id: 999_999 })).rejects.toMatchObject({ status: 404 })
    await app.close()
  })

  test('a mail that was given up comes back with all its attempts, unless its link has run out', async () => {
    const app = await startTestApp(engine, { email: 'refuses' })
    const admin = await app.newUser({ isAdmin: true })
    await admin.call(users.invite, { body: { email: 'bo@example.com' } })
    for (const minutes of [1, 5, 30, 120, 720]) {
      app.advance(minutes)
      await app.services.outbox.sendDue()
    }
    const [dead] = await admin.call(mails.list, { query: { state: 'dead' } })
    expect(dead).toMatchObject({ state: 'dead', attempts: 6, nextAttemptAt: null })
    const id = dead?.id ?? 0
    expect(await admin.call(mails.sendAgain, { id })).toMatchObject({ state: 'queued', attempts: 1 })
    app.advance(8 * 24 * 60)
    await expect(admin.call(mails.sendAgain, { id })).rejects.toMatchObject({ status: 409 })
    await app.close()
  })

  test('go with the account they are for', async () => {
    const app = await startTestApp(engine, { email: 'refuses' })
    const person = await app.newUser()
    await app.visitor().call(accounts.forgotPassword, { body: { email: person.email } })
    const count = () => app.db.selectFrom('mails').select('id').where('userId', '=', person.user.id).execute()
    await expect.poll(count).toHaveLength(1)
    await person.call(accounts.deleteAccount, { body: { password: person.password } })
    expect(await count()).toEqual([])
    await app.close()
  })

  test('cannot be sent again without e-mail', async () => {
    const app = await startTestApp(engine)
    const admin = await app.newUser({ isAdmin: true })
    await expect(admin.call(mails.sendAgain, { id: 1 })).rejects.toMatchObject({
      status: 409,
      serverMessage: 'E-mail is not set up',
    })
    await app.close()
  })
})
