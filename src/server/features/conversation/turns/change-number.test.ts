import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createBuiltInAdvisor } from '#advisor/built-in.ts'
import type { Advisor } from '#advisor/advisor.ts'
import { mindedAs } from '#advisor/testing/minded.ts'
import { chat } from '#contract/chat.ts'
import { startFakeProvider } from '#server/testing/fake-provider.ts'
import { createSlowWriter } from '#server/testing/slow-writer.ts'
import { onBothEngines } from '#server/testing/test-store.ts'
import { startTestApp, type TestApp, type TestClient, useTestApp } from '#server/testing/test-app.ts'

const question = 'What do I have after 20 years with 500 a month?'
const change = { sum: 's1', input: 'rate', value: 5 }
const words = 'Use 5% for “Return a year”.'

/** The built-in advisor with a mind that knows one question, and notes what it is asked. */
function createGrowthAdvisor() {
  const asked: string[] = []
  const builtIn = createBuiltInAdvisor(null)
  const advisor: Advisor = {
    ...builtIn,
    mind: async ({ text }) => {
      asked.push(text)
      return text === question ? mindedAs(text, ['growth'], ['months', 'contribution']) : null
    },
  }
  return { advisor, asked }
}

onBothEngines('changing a number of a reply', (engine) => {
  const { advisor, asked } = createGrowthAdvisor()
  const app = useTestApp(engine, { advisor })
  const post = (who: TestClient, payload: object) => who.inject({ method: 'POST', url: '/api/chat', payload })

  async function askFirst() {
    const ann = await app().newUser()
    const { reply } = await ann.call(chat.send, { body: { message: question } })
    return { ann, reply }
  }

  test('a reply names what it assumed, and so does the list of messages', async () => {
    const { ann, reply } = await askFirst()
    const bounds = { unit: 'percent', value: 7, min: -99, max: 1000, isOwn: false }
    expect(reply.assumptions).toEqual([{ sum: 's1', input: 'rate', label: 'Return a year', ...bounds }])
    const [own, listed] = await ann.call(chat.listMessages)
    expect([own?.assumptions, listed?.assumptions]).toEqual([undefined, reply.assumptions])
  })

  test('the sum is made again with that number, without asking the mind', async () => {
    const { ann } = await askFirst()
    const before = asked.length
    const { userMessage, reply, extractedData } = await ann.call(chat.send, {
      body: { message: words, change },
    })
    expect(asked.length).toBe(before)
    expect(userMessage).toMatchObject({ content: words, facts: [] })
    expect(extractedData).toEqual({})
    expect(reply.content).toMatch(/5%.*than before\./)
    expect(reply.assumptions).toMatchObject([{ sum: 's2', input: 'rate', value: 5, isOwn: true }])
    const rate = reply.figures.find(({ text }) => text === '5%')
    expect(rate?.source).toMatchObject({ kind: 'words', quote: words, messageId: userMessage.id })
    // The first sum is still there to be changed again.
    const again = await ann.call(chat.send, { body: { message: 'Use 6%.', change: { ...change, value: 6 } } })
    expect(again.reply.assumptions).toMatchObject([{ sum: 's3', value: 6 }])
  })

  test.each([
    [{ ...change, value: 2000 }, 400, 'Please use a number from -99% to 1,000%.'],
    [{ ...change, value: '5' }, 400, 'Please enter a number'],
    [{ ...change, value: null }, 400, 'Please enter a number'],
    [{ ...change, input: 'x'.repeat(61) }, 400, 'which number of which calculation'],
    [{ ...change, sum: '' }, 400, 'which number of which calculation'],
    [{ ...change, input: '__proto__' }, 409, 'I no longer have that calculation.'],
    [{ ...change, sum: 's2' }, 409, 'I no longer have that calculation.'],
  ])('%j is refused with a sentence, and nothing is lost', async (bad, status, message) => {
    const { ann } = await askFirst()
    const response = await post(ann, { message: words, change: bad })
    expect([response.statusCode, response.json().message]).toEqual([status, expect.stringContaining(message)])
    expect(await ann.call(chat.listMessages)).toHaveLength(2)
    // The place for a turn is free again.
    expect((await post(ann, { message: words, change })).statusCode).toBe(200)
  })

  test('sent twice under one id, it is made once', async () => {
    const { ann } = await askFirst()
    const body = { message: words, change, clientId: crypto.randomUUID() }
    const first = await ann.call(chat.send, { body })
    expect((await ann.call(chat.send, { body })).reply).toEqual(first.reply)
    expect(await ann.call(chat.listMessages)).toHaveLength(4)
  })

  test('its words are a sentence, not a page', async () => {
    const { ann } = await askFirst()
    const response = await post(ann, { message: 'x'.repeat(201), change })
    expect([response.statusCode, response.json().message]).toEqual([
      400,
      'Please use at most 200 characters to change a number',
    ])
  })

  test('the sum of somebody else, or of a conversation that was cleared, is not there', async () => {
    const { ann } = await askFirst()
    const bob = await app().newUser()
    expect((await post(bob, { message: words, change })).statusCode).toBe(409)
    await ann.call(chat.clear)
    expect((await post(ann, { message: words, change })).statusCode).toBe(409)
    expect(await ann.call(chat.listMessages)).toEqual([])
  })

  test('a message that replaces one is heard as that one was: its sum is gone', async () => {
    const { ann } = await askFirst()
    const [own] = await ann.call(chat.listMessages)
    const response = await post(ann, { message: words, change, replaces: own?.id })
    expect(response.statusCode).toBe(409)
    expect((await ann.call(chat.listMessages)).map(({ status }) => status)).toEqual(['done', 'done'])
  })
})

onBothEngines('a change whose reply was stopped', (engine) => {
  const { advisor } = createGrowthAdvisor()
  const slow = createSlowWriter()
  const builtIn: typeof slow.writer = {
    ...slow.writer,
    async *write(turn, stop) {
      if (turn.change && !hasStopped) {
        hasStopped = true
        return yield* slow.writer.write(turn, stop)
      }
      return { reply: advisor.respond(turn), notice: null, use: slow.writer.use() }
    },
  }
  let hasStopped = false
  const app = useTestApp(engine, { advisor, writer: builtIn })

  test('is made when it is tried again', async () => {
    const ann = await app().newUser()
    await ann.call(chat.send, { body: { message: question } })
    const sent = ann.call(chat.send, { body: { message: words, change } })
    await slow.startedOn(words)
    await ann.call(chat.stop)
    const { userMessage, reply } = await sent
    expect([reply.status, reply.assumptions]).toEqual(['stopped', undefined])
    const again = await ann.call(chat.retry, { id: userMessage.id })
    expect(again.reply.assumptions).toMatchObject([{ sum: 's2', value: 5, isOwn: true }])
  })
})

describe('with a language model', () => {
  let provider: Awaited<ReturnType<typeof startFakeProvider>>
  let app: TestApp
  beforeAll(async () => {
    provider = await startFakeProvider()
    const env = {
      AI_PROVIDER: 'compatible',
      AI_BASE_URL: provider.url,
      AI_MODEL: 'fake-1',
      AI_API_KEY: 'sk-x',
    }
    app = await startTestApp('sqlite', { env, advisor: createGrowthAdvisor().advisor })
  })
  afterAll(async () => {
    await app.close()
    provider.close()
  })

  test('the model words the answer, and what it rests on can be changed without asking it', async () => {
    const ann = await app.newUser()
    const input = { contribution: 'said"500 a month"', months: 'said"20 years"' }
    provider.play(
      { does: 'step', text: '', calls: [{ tool: 'growth', input }] },
      { does: 'answer', text: 'You would have **[[s1.value]]** by then.' },
    )
    const first = await ann.call(chat.send, { body: { message: question } })
    expect(first.reply.content).toMatch(/^You would have .* by then\.$/)
    expect(first.reply.assumptions).toMatchObject([{ sum: 's1', input: 'rate', value: 7, isOwn: false }])
    const requests = provider.requests.length
    const { reply } = await ann.call(chat.send, { body: { message: words, change } })
    expect(reply.content).toMatch(/5%.*than before\./)
    expect([provider.requests.length, reply.notice]).toEqual([requests, null])
  })
})
