import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { accounts } from '#contract/accounts.ts'
import { feedback } from '#contract/feedback.ts'
import { profile } from '#contract/profile.ts'
import { users } from '#contract/users.ts'
import { addMessages } from '#server/testing/add-messages.ts'
import { useTestApp } from '#server/testing/test-app.ts'
import { onBothEngines, openTestStore } from '#server/testing/test-store.ts'
import { eraseDeletedUsers, markDeleted } from './erase-store.ts'
import { addUser } from './users-store.ts'

const many = (count: number) => Array.from({ length: count }, (_, n) => `Something about money ${n}`)

onBothEngines('erasing somebody', (engine) => {
  const app = useTestApp(engine, { email: 'accepts' })
  const countRows = async (table: 'messages' | 'budgetItems', userId: number) =>
    (await app().db.selectFrom(table).select('userId').where('userId', '=', userId).execute()).length

  test('takes what comes in many pieces, and leaves everybody else theirs', async () => {
    const [leaving, staying] = [await app().newUser(), await app().newUser()]
    for (const { user } of [leaving, staying]) await addMessages(app().db, user.id, many(600))
    const expenseItems = many(600).map((category, n) => ({
      id: n + 1,
      category,
      amount: 1,
      date: '2026-01-01',
    }))
    for (const person of [leaving, staying])
      await person.call(profile.save, { body: { otherData: { expenseItems } } })
    await leaving.call(accounts.deleteAccount, { body: { password: leaving.password } })
    expect(await countRows('messages', leaving.user.id)).toBe(0)
    expect(await countRows('budgetItems', leaving.user.id)).toBe(0)
    expect(await countRows('messages', staying.user.id)).toBe(600)
    expect(await countRows('budgetItems', staying.user.id)).toBe(600)
  })

  test('leaves no trace in feedback and in the copies that administrators got', async () => {
    const [admin, leaving] = [await app().newUser({ isAdmin: true }), await app().newUser()]
    const note = { name: 'Ann', subject: 'Hello', message: 'This is about my money', email: leaving.email }
    await leaving.call(feedback.send, { body: note })
    await app()
      .visitor()
      .call(feedback.send, { body: { ...note, email: leaving.email.toUpperCase() } })
    await app().services.outbox.finish()
    await leaving.call(accounts.deleteAccount, { body: { password: leaving.password } })
    expect(await admin.call(feedback.list)).toEqual([])
    const mails = await app().db.selectFrom('mails').select('replyTo').execute()
    expect(mails.map(({ replyTo }) => replyTo?.toLowerCase())).not.toContain(leaving.email)
  })

  test('leaves no trace of an address with letters beyond ASCII, however it was typed', async () => {
    const [admin, email] = [await app().newUser({ isAdmin: true }), 'ÉVA_L@example.com']
    const leaving = await app().newUser({ email })
    const others = ['EVA_L@example.com', 'évaxl@example.com']
    const small = email.toLowerCase()
    for (const typed of [email, small, small.normalize('NFD'), ...others])
      await app()
        .visitor()
        .call(feedback.send, {
          body: { name: 'Eva', subject: 'Hello', message: 'About my money', email: typed },
        })
    await app().services.outbox.finish()
    await leaving.call(accounts.deleteAccount, { body: { password: leaving.password } })
    expect((await admin.call(feedback.list)).map((entry) => entry.email).toSorted()).toEqual(others)
    const mails = await app().db.selectFrom('mails').select('replyTo').execute()
    const named = new Set(mails.map(({ replyTo }) => replyTo))
    expect([email, small, small.normalize('NFD')].filter((typed) => named.has(typed))).toEqual([])
    expect(others.filter((other) => named.has(other))).toEqual(others)
  })

  test('is finished at the next start when it broke off', async () => {
    const [admin, leaving] = [await app().newUser({ isAdmin: true }), await app().newUser()]
    await addMessages(app().db, leaving.user.id, many(300))
    await app()
      .db.transaction()
      .execute((trx) => markDeleted(trx, leaving.user, app().services.clock()))
    await expect(leaving.call(accounts.me)).rejects.toMatchObject({ status: 401 })
    await expect(admin.call(users.newPassword, { id: leaving.user.id })).rejects.toMatchObject({
      status: 404,
    })
    expect(await admin.call(users.list, { query: { search: leaving.email } })).toEqual([])
    await eraseDeletedUsers(app().services)
    expect(await countRows('messages', leaving.user.id)).toBe(0)
    const left = await app().db.selectFrom('users').select('id').where('id', '=', leaving.user.id).execute()
    expect(left).toEqual([])
  })
})

test('the file of the embedded store and its log hold nothing more of what was deleted', async () => {
  const store = await openTestStore('sqlite')
  const now = new Date('2026-03-01T12:00:00.000Z')
  const person = { email: 'leaving@example.com', name: 'Leaving Person', isAdmin: false }
  const user = await addUser(store.db, { ...person, passwordHash: 'x', passwordIsGenerated: false }, now)
  await addMessages(
    store.db,
    user!.id,
    many(50).map((text) => `${text} zebrafish`),
  )
  const { dataDir } = store.location as { dataDir: string }
  const read = () =>
    ['keel.db', 'keel.db-wal'].map((name) => readFileSync(join(dataDir, name), 'latin1')).join('')
  const parts = async () =>
    (await sql<{ term: string }>`select term from messages_search_parts`.execute(store.db)).rows.map(
      ({ term }) => term,
    )
  expect(read()).toContain('zebrafish')
  expect(await parts()).toContain('zeb')
  await store.db.transaction().execute((trx) => markDeleted(trx, user!, now))
  await eraseDeletedUsers(store)
  const [left, leftParts] = [read(), await parts()]
  await store.close()
  expect(left).not.toMatch(/zebrafish|leaving@example\.com|Leaving Person/)
  expect(leftParts).toEqual([])
})
