import { expect, test } from 'vitest'
import { accounts } from '#contract/accounts.ts'
import { users } from '#contract/users.ts'
import { startTestApp, useTestApp } from '#server/testing/test-app.ts'
import { onBothEngines } from '#server/testing/test-store.ts'

onBothEngines('the list of users', (engine) => {
  const app = useTestApp(engine)

  test('finds e-mail, name and username in any letter case, and takes wildcards as they are', async () => {
    const admin = await app().newUser({ isAdmin: true, name: 'Boss', email: 'boss@example.com' })
    await app().newUser({ name: 'Émile Ångström', email: 'emile@example.org' })
    await app().newUser({ name: '100% Bo_b!', email: 'Under_Score@example.org' })
    await app().newUser({ name: '1000 Bob', email: 'underXscore@example.org' })
    const find = async (search: string) =>
      (await admin.call(users.list, { query: { search } })).map(({ email }) => email)
    expect(await find('ÉMILE å')).toEqual(['emile@example.org'])
    expect(await find('EMILE@')).toEqual(['emile@example.org'])
    expect(await find('under_')).toEqual(['Under_Score@example.org'])
    expect(await find('100%')).toEqual(['Under_Score@example.org'])
    expect(await find('b!')).toEqual(['Under_Score@example.org'])
    expect(await find('%')).toEqual(['Under_Score@example.org'])
    expect(await find("'; drop table users --")).toEqual([])
    expect(await find('   ')).toHaveLength(4)
  })
})

onBothEngines('the pages of users', (engine) => {
  test('are newest first and say when each was last seen, also after signing out', async () => {
    const app = await startTestApp(engine)
    const admin = await app.newUser({ isAdmin: true })
    const ann = await app.newUser({ name: 'Ann' })
    await admin.call(users.create, { body: { email: 'new@example.com', isAdmin: false } })
    const first = await admin.call(users.list, { query: { limit: 2 } })
    expect(first.map(({ username }) => username)).toEqual(['new', 'person2'])
    expect(first[0]).toMatchObject({ lastSeenAt: null, disabled: false, isAdmin: false })
    expect(first[0]).not.toHaveProperty('passwordHash')

    await ann.call(accounts.logout)
    const rest = await admin.call(users.list, { query: { limit: 2, before: first.at(-1)?.id } })
    expect(rest.map(({ username }) => username)).toEqual(['person1'])
    expect(first[1]?.lastSeenAt).toBe('2026-03-01T12:00:00.000Z')
    expect((await admin.call(users.list, { query: { search: 'ann' } }))[0]?.lastSeenAt).not.toBeNull()
    await app.close()
  })
})
