import { expect, test } from 'vitest'
import { accounts } from '#contract/accounts.ts'
import { passkeys } from '#contract/passkeys.ts'
import { PASSKEY_NEEDED, WRONG_CODE } from '#contract/session.ts'
import { twoStep } from '#contract/two-step.ts'
import { users } from '#contract/users.ts'
import { addPasskey, signInWithPasskey } from '#server/testing/passkey-client.ts'
import { TEST_PASSWORD, useTestApp } from '#server/testing/test-app.ts'
import { onBothEngines } from '#server/testing/test-store.ts'

onBothEngines('a passkey beside the password', (engine) => {
  const app = useTestApp(engine)

  test('the password can be made to need it; a lost one is helped by a recovery code', async () => {
    const ann = await app().newUser()
    const set = (needed: boolean) => ann.call(passkeys.setNeeded, { body: { needed } })
    await expect(set(true)).rejects.toMatchObject({ status: 409 })
    const { phone, added } = await addPasskey(ann)
    const { recoveryCodes } = await set(true)
    expect(recoveryCodes).toHaveLength(10)
    const login = (code?: string) =>
      app()
        .visitor()
        .call(accounts.login, { body: { email: ann.email, password: TEST_PASSWORD, code } })
    await expect(login()).rejects.toMatchObject({ status: 401, serverMessage: PASSKEY_NEEDED })
    await expect(login('123456')).rejects.toMatchObject({ status: 401, serverMessage: WRONG_CODE })
    await login(recoveryCodes?.[0])
    await expect(login(recoveryCodes?.[0])).rejects.toMatchObject({ serverMessage: WRONG_CODE })
    await signInWithPasskey(app(), phone)
    const renewed = await ann.call(twoStep.renewRecoveryCodes, { body: { password: TEST_PASSWORD } })
    await login(renewed.recoveryCodes[0])
    // With the last passkey the password alone is enough again.
    await ann.call(passkeys.remove, { id: added.id })
    await login()
  })

  test('an administrator resets what somebody has lost', async () => {
    const [admin, ann] = [await app().newUser({ isAdmin: true }), await app().newUser()]
    const { phone } = await addPasskey(ann)
    await ann.call(passkeys.setNeeded, { body: { needed: true } })
    await admin.call(twoStep.reset, { id: ann.user.id })
    await app()
      .visitor()
      .call(accounts.login, { body: { email: ann.email, password: TEST_PASSWORD } })
    await expect(signInWithPasskey(app(), phone)).rejects.toMatchObject({ status: 401 })
  })
})

onBothEngines('passkeys with ADMIN_TWO_STEP=required', (engine) => {
  const app = useTestApp(engine, { env: { ADMIN_TWO_STEP: 'required' } })

  test('open the Admin Panel to who signed in with one, and to nobody who only has one', async () => {
    const admin = await app().newUser({ isAdmin: true })
    const { phone } = await addPasskey(admin)
    await expect(admin.call(users.list)).rejects.toMatchObject({ status: 403 })
    const device = await signInWithPasskey(app(), phone)
    await device.call(users.list)
    await admin.call(passkeys.setNeeded, { body: { needed: true } })
    await admin.call(users.list)
  })
})
