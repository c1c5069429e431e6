import { expect, test } from 'vitest'
import { digests } from '#contract/digest.ts'
import { settings } from '#contract/settings.ts'
import { BASE, useTestDigests } from '#server/testing/test-digests.ts'
import { onBothEngines } from '#server/testing/test-store.ts'

onBothEngines('unsubscribing', (engine) => {
  const at = useTestDigests(engine)

  async function linkOf(person: Awaited<ReturnType<ReturnType<typeof at>['newSaver']>>) {
    await person.call(digests.sendNow)
    const [mail] = at().received()
    return {
      header: /^List-Unsubscribe: <(\S+)>/m.exec(mail?.text ?? '')?.[1]?.slice(BASE.length) ?? '',
      token: /\/unsubscribe#(\S+)/.exec(mail?.text ?? '')?.[1] ?? '',
    }
  }

  test('takes one press in the mail program, without signing in', async () => {
    const [ann, bo] = [await at().newSaver(), await at().newSaver()]
    await at().round()
    for (const person of [ann, bo]) await person.setCash(1)
    const { header } = await linkOf(ann)
    // The very request of RFC 8058.
    const response = await at()
      .visitor()
      .inject({
        method: 'POST',
        url: header,
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        payload: 'List-Unsubscribe=One-Click',
      })
    expect([response.statusCode, response.json()]).toEqual([200, {}])
    expect(await ann.call(settings.get)).toMatchObject({ email: false, budget: true })
    await at().goTo('2026-03-02T07:00:00.000Z')
    expect(
      at()
        .received()
        .map(({ to }) => to),
    ).toEqual([[bo.email]])
  })

  test('the link of the page does the same, any number of times', async () => {
    const ann = await at().newSaver()
    const { token } = await linkOf(ann)
    for (let times = 0; times < 2; times += 1) {
      expect(await at().visitor().call(digests.unsubscribe, { query: { token } })).toEqual({})
      expect((await ann.call(settings.get)).email).toBe(false)
    }
    await ann.call(settings.change, { body: { email: true } })
    expect(await ann.call(digests.preview)).toMatchObject({ nextAt: '2026-03-02T07:00:00.000Z' })
  })

  test('what waits to be sent is not sent any more', async () => {
    const ann = await at().newSaver()
    const { token } = await linkOf(ann)
    at().smtp.behave({ is: 'refusing', code: 451, at: 'data' })
    await ann.call(digests.sendNow)
    await at().visitor().call(digests.unsubscribe, { query: { token } })
    at().smtp.behave({ is: 'accepting' })
    at().hours(1)
    await at().services.outbox.sendDue()
    expect(at().received()).toEqual([])
  })

  test('looking at the link changes nothing', async () => {
    const ann = await at().newSaver()
    const { header } = await linkOf(ann)
    expect((await at().visitor().inject({ method: 'GET', url: header })).statusCode).toBe(404)
    expect((await ann.call(settings.get)).email).toBe(true)
  })

  test('a token that was not made here is refused and changes nothing', async () => {
    const [ann, bo] = [await at().newSaver(), await at().newSaver()]
    const { token } = await linkOf(ann)
    const [, signature = ''] = token.split('.')
    const forged = [
      '',
      'x',
      `${bo.user.id}.${signature}`,
      `${ann.user.id}.`,
      `${token}x`,
      `0${token}`,
      '1'.repeat(300),
    ]
    for (const wrong of forged) {
      await expect(
        at()
          .visitor()
          .call(digests.unsubscribe, { query: { token: wrong } }),
      ).rejects.toMatchObject({
        status: 400,
        serverMessage: 'This link is not valid',
      })
    }
    for (const person of [ann, bo]) expect((await person.call(settings.get)).email).toBe(true)
  })

  test('works, and does nothing, for an account that is gone', async () => {
    const ann = await at().newSaver()
    const { token } = await linkOf(ann)
    await at().db.deleteFrom('users').where('id', '=', ann.user.id).execute()
    expect(await at().visitor().call(digests.unsubscribe, { query: { token } })).toEqual({})
  })
})
