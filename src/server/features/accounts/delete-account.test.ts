import { expect, test } from 'vitest'
import { accounts } from '#contract/accounts.ts'
import { onBothEngines } from '#server/testing/test-store.ts'
import { useTestApp } from '#server/testing/test-app.ts'

onBothEngines('deleting an account', (engine) => {
  const app = useTestApp(engine)

  test('takes the password again, deletes every row of theirs, and leaves other people alone', async () => {
    const [leaving, staying] = [await app().newUser(), await app().newUser()]
    await expect(leaving.call(accounts.deleteAccount, { body: { password: 'guess' } })).rejects.toMatchObject(
      { status: 400, serverMessage: 'Password is incorrect' },
    )
    await leaving.call(accounts.me)

    await leaving.call(accounts.deleteAccount, { body: { password: leaving.password } })
    expect(leaving.cookies.size).toBe(0)
    const tables = await app().db.introspection.getTables()
    const owned = tables.filter((table) =>
      table.columns.some((column) => column.name === 'user_id' || column.name === 'userId'),
    )
    expect(owned.length).toBeGreaterThan(2)
    for (const { name } of owned) {
      const rows = await app()
        .db.selectFrom(name as 'sessions')
        .selectAll()
        .where('userId', '=', leaving.user.id)
        .execute()
      expect([name, rows]).toEqual([name, []])
    }
    await expect(
      app()
        .visitor()
        .call(accounts.login, { body: { email: leaving.email, password: leaving.password } }),
    ).rejects.toMatchObject({ status: 401 })
    await staying.call(accounts.me)
  })

  test('the last administrator cannot leave; of two, one can, also at the same moment', async () => {
    const [one, two] = [await app().newUser({ isAdmin: true }), await app().newUser({ isAdmin: true })]
    const leave = (admin: typeof one) =>
      admin.call(accounts.deleteAccount, { body: { password: admin.password } })
    const results = await Promise.allSettled([leave(one), leave(two)])
    expect(results.map((result) => result.status).toSorted()).toEqual(['fulfilled', 'rejected'])
    const refused = results.find((result) => result.status === 'rejected')
    expect(refused?.reason).toMatchObject({
      status: 409,
      serverMessage: 'You are the only administrator. Make someone else an administrator first.',
    })
  })
})
