import { expect, test } from 'vitest'
import { accounts } from '#contract/accounts.ts'
import { ownData } from '#contract/own-data.ts'
import { MAX_PASSKEYS, PASSKEY_REFUSED, passkeys } from '#contract/passkeys.ts'
import { users } from '#contract/users.ts'
import { addPasskey, inBrowser, signInWithPasskey } from '#server/testing/passkey-client.ts'
import { createSoftwareAuthenticator } from '#server/testing/software-authenticator.ts'
import { useTestApp } from '#server/testing/test-app.ts'
import { onBothEngines } from '#server/testing/test-store.ts'

onBothEngines('passkeys', (engine) => {
  const app = useTestApp(engine, { email: 'accepts' })

  test('one is set up, named, signs in without e-mail and password, and is removed', async () => {
    const ann = await app().newUser()
    const { phone, added } = await addPasskey(ann)
    const device = await signInWithPasskey(app(), phone)
    expect(await device.call(accounts.me)).toMatchObject({ email: ann.email })
    const { passkeys: listed } = await ann
      .call(passkeys.rename, { id: added.id, body: { name: 'My phone' } })
      .then(() => ann.call(passkeys.list))
    expect(listed).toMatchObject([{ name: 'My phone', host: 'localhost', lastUsedAt: expect.any(String) }])
    await ann.call(passkeys.remove, { id: added.id })
    await expect(signInWithPasskey(app(), phone)).rejects.toMatchObject({
      status: 401,
      serverMessage: PASSKEY_REFUSED,
    })
    expect(await ann.call(passkeys.list)).toEqual({ passkeys: [], needed: false })
    const kinds = (await ann.call(accounts.listOwnEvents)).map(({ kind }) => kind)
    expect(kinds).toEqual(expect.arrayContaining(['passkey-added', 'passkey-removed']))
    await app().services.outbox.sendDue()
    const subjects = app()
      .mails.filter(({ to }) => to === ann.email)
      .map(({ subject }) => subject)
    expect(subjects).toEqual(
      expect.arrayContaining([
        'A new passkey for your Keel account',
        'A passkey of your Keel account was removed',
      ]),
    )
  })

  test('there is room for twenty, also when several are begun at once', async () => {
    const ann = await app().newUser()
    const [post, phone] = [inBrowser(ann), createSoftwareAuthenticator()]
    const begun = []
    for (let n = 0; n < MAX_PASSKEYS + 2; n += 1) begun.push(phone.make(await post('/api/passkeys/begin')))
    const results = await Promise.allSettled(
      begun.map((answer) => post('/api/passkeys', { name: 'Phone', answer })),
    )
    const refused = results.flatMap((result) => (result.status === 'rejected' ? [result.reason] : []))
    const full = { status: 409, serverMessage: `An account can have at most ${MAX_PASSKEYS} passkeys.` }
    expect(refused).toMatchObject([full, full])
    await expect(post('/api/passkeys/begin')).rejects.toMatchObject(full)
  })

  test('each answer counts once, for this site, by its owner’s own device', async () => {
    const [ann, eve] = [await app().newUser(), await app().newUser()]
    const { phone } = await addPasskey(ann)
    const post = inBrowser(app().visitor())
    const options = await post('/api/auth/passkey/begin')
    const answer = phone.use(options)
    await post('/api/auth/passkey', { answer })
    const refused = { status: 401, serverMessage: PASSKEY_REFUSED }
    await expect(post('/api/auth/passkey', { answer })).rejects.toMatchObject(refused)
    const stale = await post('/api/auth/passkey/begin')
    app().advance(6)
    await expect(post('/api/auth/passkey', { answer: phone.use(stale) })).rejects.toMatchObject(refused)
    const other = createSoftwareAuthenticator({ origin: 'http://evil.example' })
    await app().signIn(eve, eve.user.id)
    await expect(addPasskey(eve, other)).rejects.toMatchObject({ status: 400 })
    // A signature by another key under Ann's name.
    const forger = await addPasskey(eve)
    const asked = await post('/api/auth/passkey/begin')
    const forged = { ...forger.phone.use(asked), id: answer.id, rawId: answer.rawId }
    await expect(post('/api/auth/passkey', { answer: forged })).rejects.toMatchObject(refused)
    // A copy of a device that counts lags behind it.
    await post('/api/auth/passkey', { answer: phone.use(await post('/api/auth/passkey/begin')) })
    const copied = phone.use(await post('/api/auth/passkey/begin'), { counts: false })
    await expect(post('/api/auth/passkey', { answer: copied })).rejects.toMatchObject(refused)
    for (const nonsense of [
      {},
      {
        id: 'x',
        rawId: 'x',
        type: 'public-key',
        response: { clientDataJSON: '' },
        clientExtensionResults: {},
      },
    ])
      await expect(post('/api/auth/passkey', { answer: nonsense })).rejects.toMatchObject({
        status: expect.any(Number),
      })
  })

  test('a device that was not unlocked by its owner is not enough', async () => {
    const ann = await app().newUser()
    await expect(addPasskey(ann, createSoftwareAuthenticator({ isUnlocked: false }))).rejects.toMatchObject({
      status: 400,
    })
    expect((await ann.call(passkeys.list)).passkeys).toEqual([])
  })

  test('a challenge for setting up is one user’s, and another’s passkey is a missing one', async () => {
    const [ann, eve] = [await app().newUser(), await app().newUser()]
    const phone = createSoftwareAuthenticator()
    const answer = phone.make(await inBrowser(ann)('/api/passkeys/begin'))
    await expect(inBrowser(eve)('/api/passkeys', { name: 'Mine', answer })).rejects.toMatchObject({
      status: 400,
    })
    const { added } = await addPasskey(ann)
    await expect(eve.call(passkeys.remove, { id: added.id })).rejects.toMatchObject({ status: 404 })
    await expect(eve.call(passkeys.rename, { id: added.id, body: { name: 'x' } })).rejects.toMatchObject({
      status: 404,
    })
  })

  test('nobody gets in to an account that is shut, or when it is restored with another’s data', async () => {
    const [admin, ann] = [await app().newUser({ isAdmin: true }), await app().newUser()]
    const { phone } = await addPasskey(ann)
    // A restore leaves the person who they are.
    await ann.call(ownData.beginRestore, { body: { mode: 'replace' } })
    await ann.call(ownData.finishRestore, { body: { counts: {} } })
    const device = await signInWithPasskey(app(), phone)
    const { id } = await device.call(accounts.me)
    await admin.call(users.update, { id, body: { disabled: true } })
    await expect(signInWithPasskey(app(), phone)).rejects.toMatchObject({
      status: 401,
      serverMessage: PASSKEY_REFUSED,
    })
  })

  test('it is as good as the password again for steps that need a fresh sign-in', async () => {
    const ann = await app().newUser()
    const { phone } = await addPasskey(ann)
    app().advance(16)
    await expect(ann.call(ownData.check)).rejects.toMatchObject({ status: 403 })
    await expect(ann.call(passkeys.beginAdd)).rejects.toMatchObject({ status: 403 })
    const device = app().visitor()
    for (const [name, value] of ann.cookies) device.cookies.set(name, value)
    await signInWithPasskey(app(), phone, device)
    expect(await device.call(ownData.check)).toEqual({})
  })

  test('an address is no name for it', async () => {
    const ann = await app().newUser()
    await expect(inBrowser(ann, 'http://127.0.0.1')('/api/passkeys/begin')).rejects.toMatchObject({
      status: 400,
      serverMessage:
        'Passkeys need a name instead of an address: open Keel as localhost, or under its domain.',
    })
  })
})
