import { expect, test } from 'vitest'
import { accounts } from '#contract/accounts.ts'
import { feedback } from '#contract/feedback.ts'
import { useTestApp } from '#server/testing/test-app.ts'
import { onBothEngines } from '#server/testing/test-store.ts'

const note = {
  name: 'Ann',
  email: 'ann@example.com',
  subject: 'Thank you',
  message: 'The plan for my card helped me.',
}

onBothEngines('feedback', (engine) => {
  const app = useTestApp(engine, { env: { RATE_LIMITS: 'off' } })

  test('of a visitor reaches the administrators, who mark it as handled and open again', async () => {
    const { id } = await app().visitor().call(feedback.send, { body: note })
    const admin = await app().newUser({ isAdmin: true })
    const stored = { ...note, id, userId: null, handled: false, createdAt: '2026-03-01T12:00:00.000Z' }
    expect(await admin.call(feedback.list, { query: { limit: 1 } })).toEqual([stored])
    expect(await admin.call(feedback.update, { id, body: { handled: true } })).toEqual({
      ...stored,
      handled: true,
    })
    expect((await admin.call(feedback.list, { query: { limit: 1 } }))[0]?.handled).toBe(true)
    expect(await admin.call(feedback.update, { id, body: { handled: false } })).toEqual(stored)
  })

  test('comes in pages, newest first', async () => {
    const admin = await app().newUser({ isAdmin: true })
    const ids: number[] = []
    for (const subject of ['first', 'second', 'third']) {
      ids.push((await admin.call(feedback.send, { body: { ...note, subject } })).id)
    }
    const newest = await admin.call(feedback.list, { query: { limit: 2 } })
    expect(newest.map(({ subject }) => subject)).toEqual(['third', 'second'])
    const next = await admin.call(feedback.list, { query: { limit: 1, before: newest[1]?.id } })
    expect(next.map(({ id }) => id)).toEqual([ids[0]])
  })

  test('of a user goes with their account, and nobody else’s does', async () => {
    const [leaving, admin] = [await app().newUser(), await app().newUser({ isAdmin: true })]
    const own = await leaving.call(feedback.send, { body: note })
    const other = await app().visitor().call(feedback.send, { body: note })
    const list = () => admin.call(feedback.list)
    expect((await list()).find(({ id }) => id === own.id)?.userId).toBe(leaving.user.id)
    await leaving.call(accounts.deleteAccount, { body: { password: leaving.password } })
    const left = new Set((await list()).map(({ id }) => id))
    expect([left.has(own.id), left.has(other.id)]).toEqual([false, true])
  })

  test('that does not exist cannot be handled', async () => {
    const admin = await app().newUser({ isAdmin: true })
    await expect(admin.call(feedback.update, { id: 999_999, body: { handled: true } })).rejects.toMatchObject(
      { status: 404, serverMessage: 'Feedback not found' },
    )
  })

  test('of a program that fills the hidden field is stored nowhere', async () => {
    const admin = await app().newUser({ isAdmin: true })
    const before = await admin.call(feedback.list)
    await app()
      .visitor()
      .call(feedback.send, { body: { ...note, leaveEmpty: 'x' } })
    expect(await admin.call(feedback.list)).toEqual(before)
  })

  test.each([
    [{ ...note, name: ' ' }, 'Name is required'],
    [{ ...note, email: 'ann' }, 'Please enter a valid email address'],
    [{ ...note, subject: '' }, 'Subject is required'],
    [{ ...note, subject: 'Hello\r\nBcc: everyone' }, 'Please use a single line'],
    [{ ...note, name: 'Ann\nSmith' }, 'Please use a single line'],
    [{ ...note, message: ' too short ' }, 'Message must be at least 10 characters long'],
    [{ ...note, message: 'x'.repeat(5001) }, 'Message must be at most 5000 characters long'],
    [{}, 'Name is required'],
  ])('%j is refused', async (payload, message) => {
    const response = await app().visitor().inject({ method: 'POST', url: '/api/feedback', payload })
    expect([response.statusCode, response.json().message]).toEqual([400, message])
  })
})

onBothEngines('sending feedback', (engine) => {
  const app = useTestApp(engine)

  test('twenty an hour from one address, then a pause', async () => {
    const { call } = app().visitor()
    for (let count = 1; count <= 20; count += 1) await call(feedback.send, { body: note })
    await expect(call(feedback.send, { body: note })).rejects.toMatchObject({ status: 429 })
    app().advance(61)
    await call(feedback.send, { body: note })
  })
})
