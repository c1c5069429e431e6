import { expect, test } from 'vitest'
import { users } from '#contract/users.ts'
import { startTestApp } from '#server/testing/test-app.ts'
import { onBothEngines } from '#server/testing/test-store.ts'
import { giveNewPassword, removeUser } from './manage-user.ts'
import { updateUser } from './update-user.ts'

const lastOne = {
  status: 409,
  serverMessage: 'This is the only active administrator. Make someone else an administrator first.',
}

onBothEngines('the last administrator', (engine) => {
  test('stays one; a disabled administrator does not count', async () => {
    const app = await startTestApp(engine)
    const [one, two] = [await app.newUser({ isAdmin: true }), await app.newUser({ isAdmin: true })]
    await one.call(users.update, { id: two.user.id, body: { disabled: true } })
    const stepDown = { id: one.user.id, body: { isAdmin: false } }
    await expect(one.call(users.update, stepDown)).rejects.toMatchObject(lastOne)
    await one.call(users.update, { id: two.user.id, body: { disabled: false } })
    expect(await one.call(users.update, stepDown)).toMatchObject({ isAdmin: false })
    await app.close()
  })

  test('what waits for its turn is refused when the role has gone meanwhile', async () => {
    const app = await startTestApp(engine)
    const [one, two] = [await app.newUser({ isAdmin: true }), await app.newUser({ isAdmin: true })]
    await one.call(users.update, { id: two.user.id, body: { isAdmin: false } })
    const refused = { status: 403, message: 'Administrators only' }
    const { id } = one.user
    const { services } = app
    await expect(updateUser(services, two.user, id, { isAdmin: false })).rejects.toMatchObject(refused)
    await expect(giveNewPassword(services, two.user, id)).rejects.toMatchObject(refused)
    await expect(removeUser(services, two.user, id)).rejects.toMatchObject(refused)
    await one.call(users.list)
    await app.close()
  })

  test('of two who unmake each other at the same moment, one remains', async () => {
    const app = await startTestApp(engine)
    const [one, two] = [await app.newUser({ isAdmin: true }), await app.newUser({ isAdmin: true })]
    const results = await Promise.allSettled([
      one.call(users.remove, { id: two.user.id }),
      two.call(users.update, { id: one.user.id, body: { isAdmin: false } }),
      one.call(users.update, { id: two.user.id, body: { disabled: true } }),
    ])
    expect(results.some(({ status }) => status === 'rejected')).toBe(true)
    const left = await app.db.selectFrom('users').select(['id', 'isAdmin', 'disabledAt']).execute()
    expect(left.filter((user) => user.isAdmin === 1 && user.disabledAt === null)).toHaveLength(1)
    await app.close()
  })
})
