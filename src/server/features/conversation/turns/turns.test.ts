import { expect, test } from 'vitest'
import { advisorUse } from '#contract/advisor-use.ts'
import { chat } from '#contract/chat.ts'
import { facts } from '#contract/facts.ts'
import { createFakeAdvisor } from '#server/testing/fake-advisor.ts'
import { createSlowWriter } from '#server/testing/slow-writer.ts'
import { onBothEngines } from '#server/testing/test-store.ts'
import { type TestClient, useTestApp } from '#server/testing/test-app.ts'
import { requestStop, TURN_SECONDS } from '#server/features/conversation/conversation-store.ts'
import { giveUpTurns } from './give-up-turns.ts'

const statusesOf = async (who: TestClient) =>
  (await who.call(chat.listMessages)).map(({ content, status }) => [content, status])

onBothEngines('a turn', (engine) => {
  const fake = createFakeAdvisor()
  const slow = createSlowWriter()
  const app = useTestApp(engine, { advisor: fake.advisor, writer: slow.writer })
  const send = (who: TestClient, message: string) => who.call(chat.send, { body: { message } })

  test('is one at a time: a second is told to wait, and is not stored', async () => {
    const ann = await app().newUser()
    const first = send(ann, 'one at a time')
    await slow.startedOn('one at a time')
    const second = await ann.inject({ method: 'POST', url: '/api/chat', payload: { message: 'me too' } })
    expect([second.statusCode, second.headers['retry-after'], second.json()]).toEqual([
      429,
      '1',
      { message: 'Keel is still answering your last message.' },
    ])
    expect(await statusesOf(ann)).toEqual([['one at a time', 'pending']])
    slow.goOnWith('one at a time')
    slow.goOnWith('me too')
    expect((await first).reply).toMatchObject({ content: 'First. Second.', notice: 'Slow today' })
    await send(ann, 'me too')
    expect(await ann.call(chat.listMessages)).toHaveLength(4)
  })

  test('of one user keeps nobody else waiting', async () => {
    const [ann, bob] = [await app().newUser(), await app().newUser()]
    const first = send(ann, 'take your time')
    await slow.startedOn('take your time')
    slow.goOnWith('quick')
    expect((await send(bob, 'quick')).reply.status).toBe('done')
    slow.goOnWith('take your time')
    await first
  })

  test('that is stopped keeps the sentences shown', async () => {
    const ann = await app().newUser()
    fake.teach('stop me', { kind: 'profile', field: 'savings', value: 500 })
    const turn = send(ann, 'stop me')
    const signal = await slow.startedOn('stop me')
    await ann.call(chat.stop)
    const { reply, userMessage, extractedData } = await turn
    expect([reply.content, reply.status, userMessage.status]).toEqual(['First. ', 'stopped', 'done'])
    expect([signal.aborted, extractedData]).toEqual([true, { savings: 5 }])
    slow.goOnWith('next')
    await send(ann, 'next')
  })

  test('that was stopped can be answered again, and what it saved stays as it is', async () => {
    const ann = await app().newUser()
    fake.teach('stop, then go on', { kind: 'profile', field: 'savings', value: 500 })
    const turn = send(ann, 'stop, then go on')
    await slow.startedOn('stop, then go on')
    await ann.call(chat.stop)
    const { userMessage } = await turn
    slow.goOnWith('stop, then go on')
    const again = await ann.call(chat.retry, { id: userMessage.id })
    expect(again.reply).toMatchObject({ content: 'First. Second.', status: 'done' })
    expect(await ann.call(chat.listMessages)).toMatchObject([
      { id: userMessage.id, status: 'done', facts: [{ state: 'saved' }] },
      { content: 'First. ', status: 'replaced' },
      { content: 'First. Second.', status: 'done' },
    ])
    expect(await ann.call(facts.list)).toHaveLength(1)
    await expect(ann.call(chat.retry, { id: userMessage.id })).rejects.toMatchObject({
      status: 409,
      serverMessage: 'This message has been answered already.',
    })
  })

  test('is stopped from another process too', async () => {
    const ann = await app().newUser()
    const turn = send(ann, 'stop me from afar')
    await slow.startedOn('stop me from afar')
    await requestStop(app().db, ann.user.id)
    expect((await turn).reply.status).toBe('stopped')
  })

  test('stopping nothing is fine, and stops nothing later', async () => {
    const ann = await app().newUser()
    await ann.call(chat.stop)
    slow.goOnWith('later')
    expect((await send(ann, 'later')).reply.status).toBe('done')
    await ann.call(chat.stop)
  })

  test('keeps the conversation from being cleared under it', async () => {
    const ann = await app().newUser()
    const turn = send(ann, 'clear under me')
    await slow.startedOn('clear under me')
    await expect(ann.call(chat.clear)).rejects.toMatchObject({ status: 409 })
    slow.goOnWith('clear under me')
    await turn
    await ann.call(chat.clear)
    expect(await ann.call(chat.listMessages)).toEqual([])
  })

  test('that outlives its time is given up, and can be tried again', async () => {
    const ann = await app().newUser()
    const turn = send(ann, 'too slow')
    await slow.startedOn('too slow')
    await giveUpTurns(app().services)
    expect(await statusesOf(ann)).toEqual([['too slow', 'pending']])
    app().advance(TURN_SECONDS / 60)
    await giveUpTurns(app().services)
    expect(await statusesOf(ann)).toEqual([['too slow', 'failed']])
    slow.goOnWith('too slow')
    await expect(turn).rejects.toMatchObject({ status: 500 })
    const [{ id } = { id: 0 }] = await ann.call(chat.listMessages)
    expect((await ann.call(chat.retry, { id })).reply.content).toBe('First. Second.')
    expect(await statusesOf(ann)).toEqual([
      ['too slow', 'done'],
      ['First. Second.', 'done'],
    ])
  })

  test('whose process is gone is given up by the others at once, and no other', async () => {
    const [ann, bob] = [await app().newUser(), await app().newUser()]
    const turns = [send(ann, 'left behind'), send(bob, 'still there')]
    await Promise.all([slow.startedOn('left behind'), slow.startedOn('still there')])
    const gone = { turnProcess: 1 }
    await app().db.updateTable('conversations').set(gone).where('userId', '=', ann.user.id).execute()
    await giveUpTurns(app().services)
    expect(await statusesOf(ann)).toEqual([['left behind', 'failed']])
    expect(await statusesOf(bob)).toEqual([['still there', 'pending']])
    slow.goOnWith('left behind')
    slow.goOnWith('still there')
    const [lost, kept] = await Promise.allSettled(turns)
    expect([lost?.status, kept?.status]).toEqual(['rejected', 'fulfilled'])
  })

  test('is noted with what it cost, and nothing of what was said', async () => {
    const ann = await app().newUser()
    slow.goOnWith('count me')
    await send(ann, 'count me')
    const admin = await app().newUser({ isAdmin: true })
    const uses = await admin.call(advisorUse.list, { query: { limit: 1 } })
    expect(uses).toEqual([
      {
        id: expect.any(Number),
        at: app().services.clock().toISOString(),
        username: ann.user.username,
        provider: 'slow',
        model: 'test-1',
        answeredBy: 'model',
        tokensIn: 12,
        tokensOut: 34,
        isEstimated: false,
        errorClass: null,
        durationMs: expect.any(Number),
      },
    ])
    const all = await admin.call(advisorUse.list, { query: { limit: 200 } })
    const { turns, builtIn, tokensIn, errors } = await admin.call(advisorUse.summary)
    expect([turns, builtIn, tokensIn]).toEqual([
      all.length,
      all.filter(({ answeredBy }) => answeredBy === 'builtin').length,
      all.reduce((sum, use) => sum + use.tokensIn, 0),
    ])
    expect(errors.map(({ errorClass }) => errorClass)).toContain('Stopped')
    const earlier = await admin.call(advisorUse.list, { query: { before: uses[0]?.id ?? 0 } })
    expect(earlier.find(({ errorClass }) => errorClass === 'Stopped')).toMatchObject({
      tokensIn: 12,
      tokensOut: 17,
      isEstimated: true,
    })
  })
})

onBothEngines('a flood of messages', (engine) => {
  const app = useTestApp(engine, { advisor: createFakeAdvisor().advisor })

  test('ends after 60 in a minute, for this user alone', async () => {
    const [ann, bob] = [await app().newUser(), await app().newUser()]
    const statuses: unknown[] = []
    for (let index = 0; index < 62; index += 1) {
      const response = await ann.inject({ method: 'POST', url: '/api/chat', payload: { message: 'hi' } })
      statuses.push([response.statusCode, response.headers['retry-after']])
    }
    const accepted = Array.from({ length: 60 }, () => [200, undefined])
    expect(statuses).toEqual([...accepted, [429, '60'], [429, '60']])
    expect((await ann.inject({ method: 'GET', url: '/api/messages' })).headers['x-messages-sent']).toBe('60')
    await bob.call(chat.send, { body: { message: 'hi' } })
    app().advance(1)
    await ann.call(chat.send, { body: { message: 'hi again' } })
  })

  test('at the same moment gets one turn at a time', async () => {
    const ann = await app().newUser()
    const messages = Array.from({ length: 10 }, (_, index) => `hi ${index}`)
    const results = await Promise.allSettled(
      messages.map((message) => ann.call(chat.send, { body: { message } })),
    )
    const refused = results.filter((result) => result.status === 'rejected')
    for (const { reason } of refused) expect(reason).toMatchObject({ status: 429, retryAfterSeconds: 1 })
    const sent = results.length - refused.length
    expect(sent).toBeGreaterThanOrEqual(1)
    expect(await ann.call(chat.listMessages)).toHaveLength(2 * sent)
  })
})

onBothEngines('without limits', (engine) => {
  const slow = createSlowWriter()
  const { advisor } = createFakeAdvisor()
  const app = useTestApp(engine, { env: { RATE_LIMITS: 'off' }, advisor, writer: slow.writer })

  test('there are more than 60 turns in a minute, but still one at a time', async () => {
    const ann = await app().newUser()
    slow.goOnWith('hi')
    for (let index = 0; index < 61; index += 1) await ann.call(chat.send, { body: { message: 'hi' } })
    const turn = ann.call(chat.send, { body: { message: 'wait' } })
    await slow.startedOn('wait')
    await expect(ann.call(chat.send, { body: { message: 'hi' } })).rejects.toMatchObject({ status: 429 })
    slow.goOnWith('wait')
    await turn
  })
})
