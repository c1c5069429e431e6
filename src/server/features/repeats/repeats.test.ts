import { expect, test } from 'vitest'
import { balanceSheet } from '#contract/balance-sheet.ts'
import { chat } from '#contract/chat.ts'
import { profile } from '#contract/profile.ts'
import { createFakeAdvisor } from '#server/testing/fake-advisor.ts'
import { useTestApp } from '#server/testing/test-app.ts'
import { onBothEngines } from '#server/testing/test-store.ts'
import { deleteRepeats, findRepeat, MAX_REPEATS, sweepRepeats } from './store.ts'

const cash = { name: 'Cash', value: 500, category: 'Other Assets' as const }

onBothEngines('what is sent twice under one id', (engine) => {
  const fake = createFakeAdvisor()
  fake.teach('I have a car', { kind: 'asset', id: null, name: 'Car', value: 100, category: 'Vehicles' })
  const app = useTestApp(engine, { advisor: fake.advisor })

  test('an asset is added once and answered twice, also when both come at the same time', async () => {
    const [ann, bob] = [await app().newUser(), await app().newUser()]
    const body = { ...cash, clientId: 'first-asset' }
    const answers = await Promise.all([1, 2, 3].map(() => ann.call(balanceSheet.addAsset, { body })))
    expect(new Set(answers.map(({ id }) => id)).size).toBe(1)
    expect(await ann.call(balanceSheet.listAssets)).toHaveLength(1)
    // The first answer, whatever has become of it since.
    const [added] = answers
    await ann.call(balanceSheet.updateAsset, { id: added?.id ?? 0, body: { ...cash, name: 'Gold' } })
    expect(await ann.call(balanceSheet.addAsset, { body })).toEqual(added)
    // Another's id is another id.
    expect((await bob.call(balanceSheet.addAsset, { body })).id).not.toBe(added?.id)
  })

  test('a change that arrives late a second time undoes nothing that came between', async () => {
    const ann = await app().newUser()
    const { id } = await ann.call(balanceSheet.addAsset, { body: cash })
    const late = { ...cash, name: 'Late', clientId: 'late-change' }
    await ann.call(balanceSheet.updateAsset, { id, body: late })
    await ann.call(balanceSheet.updateAsset, { id, body: { ...cash, name: 'Newer' } })
    await ann.call(balanceSheet.updateAsset, { id, body: late })
    expect(await ann.call(balanceSheet.listAssets)).toMatchObject([{ name: 'Newer' }])
    await ann.call(profile.save, { body: { income: 100, clientId: 'a-save-of-mine' } })
    await ann.call(profile.save, { body: { income: 200 } })
    const again = await ann.call(profile.save, { body: { income: 100, clientId: 'a-save-of-mine' } })
    expect(again).toMatchObject({ income: 200, conflicts: [] })
    await expect(
      ann.call(profile.save, { body: { income: 1, clientId: 'late-change' } }),
    ).rejects.toMatchObject({
      status: 409,
    })
  })

  test('a message is stored and answered once, as JSON and as a stream', async () => {
    const ann = await app().newUser()
    const body = { message: 'I have a car', clientId: crypto.randomUUID() }
    const first = await ann.call(chat.send, { body })
    expect(first.extractedData).toMatchObject({ assets: [{ name: 'Car' }] })
    expect(await ann.call(chat.send, { body })).toEqual(first)
    const stream = await ann.inject({
      method: 'POST',
      url: '/api/chat',
      headers: { accept: 'text/event-stream' },
      payload: body,
    })
    expect(stream.payload).toMatch(/^event: done\n/)
    expect(await ann.call(chat.listMessages)).toHaveLength(2)
    expect(await ann.call(balanceSheet.listAssets)).toHaveLength(1)
    await ann.call(chat.clear)
    await expect(ann.call(chat.send, { body })).rejects.toMatchObject({ status: 409 })
    expect(await ann.call(chat.listMessages)).toEqual([])
  })

  test('a message whose reply broke off is answered at the next sending', async () => {
    const ann = await app().newUser()
    const body = { message: 'break', clientId: 'a-message-of-mine' }
    fake.faults.add('break')
    await expect(ann.call(chat.send, { body })).rejects.toMatchObject({ status: 500 })
    fake.faults.delete('break')
    const { userMessage } = await ann.call(chat.send, { body })
    const stored = await ann.call(chat.listMessages)
    expect(stored.map(({ id }) => id)).toEqual([userMessage.id, expect.any(Number)])
  })

  test('many sendings of one message at once leave one', async () => {
    const ann = await app().newUser()
    const body = { message: 'Hello', clientId: 'many-at-once' }
    const results = await Promise.allSettled([1, 2, 3, 4].map(() => ann.call(chat.send, { body })))
    expect(results.some(({ status }) => status === 'fulfilled')).toBe(true)
    for (const result of results)
      expect(result.status === 'fulfilled' || (result.reason as { status: number }).status === 429).toBe(true)
    expect(await ann.call(chat.listMessages)).toHaveLength(2)
  })

  test('an account keeps its share of ids and no more, and takes them all along', async () => {
    const [ann, bob] = [await app().newUser(), await app().newUser()]
    const start = app().services.clock().getTime()
    await bob.call(balanceSheet.addAsset, { body: { ...cash, clientId: 'another-one' } })
    const nameOf = (n: number) => `of-a-program-${99_999 - n}`
    for (let added = 0; added < MAX_REPEATS + 1000; added += 1000)
      await app()
        .db.insertInto('repeats')
        .values(
          Array.from({ length: 1000 }, (_, n) => ({
            userId: ann.user.id,
            clientId: nameOf(added + n),
            call: 'x',
            // The first ones come last in the alphabet.
            at: new Date(start + added + n).toISOString(),
          })),
        )
        .execute()
    const count = async (userId: number) =>
      (await app().db.selectFrom('repeats').select('clientId').where('userId', '=', userId).execute()).length
    await sweepRepeats(app().db, app().services.clock())
    expect([await count(ann.user.id), await count(bob.user.id)]).toEqual([MAX_REPEATS, 1])
    // The oldest have gone.
    expect(await findRepeat(app().db, ann.user.id, nameOf(999))).toBeUndefined()
    expect(await findRepeat(app().db, ann.user.id, nameOf(1000))).toBeDefined()
    while (await deleteRepeats(app().db, ann.user.id));
    expect([await count(ann.user.id), await count(bob.user.id)]).toEqual([0, 1])
  })

  test('ids are forgotten after a month, and nonsense is none', async () => {
    const ann = await app().newUser()
    await ann.call(balanceSheet.addAsset, { body: { ...cash, clientId: 'soon-forgotten' } })
    app().advance(31 * 24 * 60)
    await sweepRepeats(app().db, app().services.clock())
    await app().signIn(ann, ann.user.id)
    await ann.call(balanceSheet.addAsset, { body: { ...cash, clientId: 'soon-forgotten' } })
    expect(await ann.call(balanceSheet.listAssets)).toHaveLength(2)
    for (const clientId of ['', 'short', 'x'.repeat(65), 'with blanks in it', 5, {}]) {
      const payload = { ...cash, value: 5, clientId }
      const answer = await ann.inject({ method: 'POST', url: '/api/assets', payload })
      expect(answer.statusCode).toBe(400)
    }
  })
})
