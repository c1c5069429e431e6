import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { OutOfTime } from '#advisor/threads/out-of-time.ts'
import { balanceSheet } from '#contract/balance-sheet.ts'
import { chat } from '#contract/chat.ts'
import { facts } from '#contract/facts.ts'
import { profile } from '#contract/profile.ts'
import { createFakeAdvisor } from '#server/testing/fake-advisor.ts'
import { onBothEngines } from '#server/testing/test-store.ts'
import { type TestApp, type TestClient, useTestApp } from '#server/testing/test-app.ts'

const BROKEN_OFF = 'Keel could not finish this answer. Your message is saved: please try again.'

onBothEngines('when something breaks in the middle of a turn', (engine) => {
  const fake = createFakeAdvisor()
  const app = useTestApp(engine, { advisor: fake.advisor })
  const post = (who: TestClient, payload: object) => who.inject({ method: 'POST', url: '/api/chat', payload })
  const car = { kind: 'asset', id: null, name: 'Car', value: 900, category: 'Vehicles' } as const

  test('the message is kept, the caller gets a calm answer, and another try works', async () => {
    const ann = await app().newUser()
    fake.teach('a car, then crash', car)
    fake.faults.add('a car, then crash')
    const response = await post(ann, { message: 'a car, then crash' })
    expect([response.statusCode, response.json()]).toEqual([
      500,
      { message: BROKEN_OFF, requestId: expect.any(String) },
    ])
    const [failed, ...others] = await ann.call(chat.listMessages)
    expect([failed?.status, others]).toEqual(['failed', []])
    expect(await ann.call(balanceSheet.listAssets)).toHaveLength(1)

    fake.faults.delete('a car, then crash')
    const again = await ann.call(chat.retry, { id: failed?.id ?? 0 })
    expect(again).toMatchObject({
      userMessage: { id: failed?.id, status: 'done', facts: [{ text: 'car worth $9', state: 'saved' }] },
      reply: { status: 'done' },
      extractedData: { assets: [{ name: 'Car', value: 9 }] },
    })
    // What the first try has stored is not stored again.
    expect(await ann.call(balanceSheet.listAssets)).toHaveLength(1)
    expect(await ann.call(facts.list)).toHaveLength(1)
    const list = await ann.inject({ method: 'GET', url: '/api/messages' })
    expect(list.headers).toMatchObject({ 'x-messages-sent': '1', 'x-messages-received': '1' })
    await expect(ann.call(chat.retry, { id: failed?.id ?? 0 })).rejects.toMatchObject({
      status: 409,
      serverMessage: 'This message has been answered already.',
    })
  })

  test.each([
    ['slow', 500, undefined, /took too long over this message and stopped\. It is saved: try again/],
    ['crowded', 503, '5', /Many people are talking to Keel right now\. Your message is saved/],
  ] as const)('who is out of time because it is %s reads why', async (reason, status, retryAfter, why) => {
    const ann = await app().newUser()
    const message = `${reason} message`
    fake.teachFrom(message, () => {
      throw new OutOfTime(reason)
    })
    const response = await post(ann, { message })
    expect([response.statusCode, response.headers['retry-after']]).toEqual([status, retryAfter])
    expect(response.json().message).toMatch(why)
    expect(await ann.call(chat.listMessages)).toMatchObject([{ content: message, status: 'failed' }])
    fake.teach(message)
    const [{ id } = { id: 0 }] = await ann.call(chat.listMessages)
    expect((await ann.call(chat.retry, { id })).reply.status).toBe('done')
  })

  test('who changes a number while the advisor is crowded reads when to come back, and nothing is stored', async () => {
    const ann = await app().newUser()
    const change = { sum: 's1', input: 'rate', value: 5 }
    fake.crowd()
    const response = await post(ann, { message: 'Use 5%.', change })
    expect([response.statusCode, response.headers['retry-after'], response.json().message]).toEqual([
      503,
      '5',
      'Many people are talking to Keel right now. Please try again in a moment.',
    ])
    expect(await ann.call(chat.listMessages)).toEqual([])
    expect((await post(ann, { message: 'Use 5%.', change })).statusCode).toBe(200)
  })

  test('a second try at undoing does not undo something else', async () => {
    const ann = await app().newUser()
    const savings = (value: number) => ({ kind: 'profile', field: 'savings', value }) as const
    fake.teach('one', savings(100))
    fake.teach('two', savings(200))
    for (const message of ['one', 'two']) {
      await ann.call(chat.send, { body: { message } })
      app().advance(1)
    }
    fake.faults.add('undo that')
    await post(ann, { message: 'undo that' })
    fake.faults.delete('undo that')
    const id = (await ann.call(chat.listMessages)).at(-1)?.id ?? 0
    await ann.call(chat.retry, { id })
    expect((await ann.call(profile.get)).savings).toBe(100)
    expect(fake.turns.at(-1)?.carriedOut).toMatchObject({ undone: [{ quote: 'two' }] })
  })

  test('only the last message is tried again, and no reply or stranger', async () => {
    const ann = await app().newUser()
    fake.faults.add('crash first')
    await post(ann, { message: 'crash first' })
    const { reply } = await ann.call(chat.send, { body: { message: 'go on' } })
    const [first] = await ann.call(chat.listMessages)
    const retry = (id: number) => ann.call(chat.retry, { id })
    await expect(retry(first?.id ?? 0)).rejects.toMatchObject({
      status: 409,
      serverMessage: 'Only your last message can be answered again.',
    })
    await expect(retry(reply.id)).rejects.toMatchObject({ status: 409 })
    await expect(retry(999_999_999)).rejects.toMatchObject({
      status: 404,
      serverMessage: 'Message not found',
    })
  })

  test('a reply that nobody could read back is not stored', async () => {
    const ann = await app().newUser()
    const source = { kind: 'rule' as const, name: 'x', text: 'x' }
    const figure = { id: 'f1', label: 'x', text: 'x', unit: 'count' as const, value: Number.NaN, source }
    fake.answer('bad figure', { figures: [figure] })
    expect((await post(ann, { message: 'bad figure' })).statusCode).toBe(500)
    expect(await ann.call(chat.listMessages)).toMatchObject([{ status: 'failed' }])
  })

  test('a store that refuses the reply leaves the message to be tried again', async () => {
    const ann = await app().newUser()
    const lift = await refuseReplies(app(), ann.user.id)
    expect((await post(ann, { message: 'full disk' })).statusCode).toBe(500)
    expect(await ann.call(chat.listMessages)).toMatchObject([{ content: 'full disk', status: 'failed' }])
    await lift()
    const [message] = await ann.call(chat.listMessages)
    await ann.call(chat.retry, { id: message?.id ?? 0 })
    expect(await ann.call(chat.listMessages)).toMatchObject([{ status: 'done' }, { status: 'done' }])
  })

  /** Makes the store fail at the last step of this user's turns, until it is lifted. */
  async function refuseReplies({ db }: TestApp, userId: number) {
    if (engine === 'sqlite') {
      await sql`create trigger full_disk before insert on messages
        when new.is_user = 0 and new.user_id = ${sql.lit(userId)}
        begin select raise(abort, 'disk full'); end`.execute(db)
      return () => sql`drop trigger full_disk`.execute(db)
    }
    await sql`create function full_disk() returns trigger language plpgsql as
      $$ begin raise exception 'disk full'; end $$`.execute(db)
    await sql`create trigger full_disk before insert on messages for each row
      when (new.is_user = 0 and new.user_id = ${sql.lit(userId)}) execute function full_disk()`.execute(db)
    return () => sql`drop trigger full_disk on messages`.execute(db)
  }
})
