import { expect, test } from 'vitest'
import { accounts } from '#contract/accounts.ts'
import { onBothEngines } from '#server/testing/test-store.ts'
import { startTestApp } from '#server/testing/test-app.ts'
import { ensureFirstAdmin } from './first-admin.ts'

onBothEngines('the first administrator', (engine) => {
  test('is made once, with a password that is shown once and works', async () => {
    const app = await startTestApp(engine)
    const made = await ensureFirstAdmin(app.services)
    expect(made).toMatchObject({ email: 'admin@example.com', warning: null })
    const body = { email: 'admin@example.com', password: made?.password ?? '' }
    expect(await app.visitor().call(accounts.login, { body })).toMatchObject({
      isAdmin: true,
      passwordIsGenerated: true,
    })
    expect(await ensureFirstAdmin(app.services)).toBeNull()
    await app.close()
  })

  test('is made by one of several processes that start together', async () => {
    const app = await startTestApp(engine)
    const made = await Promise.all([1, 2, 3].map(() => ensureFirstAdmin(app.services)))
    expect(made.filter(Boolean)).toHaveLength(1)
    await app.close()
  })

  test('takes ADMIN_EMAIL and ADMIN_PASSWORD, and only warns about a weak one', async () => {
    const app = await startTestApp(engine, {
      env: { ADMIN_EMAIL: 'boss@example.com', ADMIN_PASSWORD: 'password' },
    })
    expect(await ensureFirstAdmin(app.services)).toEqual({
      email: 'boss@example.com',
      password: null,
      warning: 'ADMIN_PASSWORD is easy to guess',
    })
    await app.visitor().call(accounts.login, { body: { email: 'boss@example.com', password: 'password' } })
    await app.close()
  })

  test('is not made out of somebody who is no administrator', async () => {
    const app = await startTestApp(engine)
    await app.newUser({ email: 'admin@example.com' })
    await expect(ensureFirstAdmin(app.services)).rejects.toThrow('set ADMIN_EMAIL to another address')
    await app.close()
  })
})
