import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { advisorUse, type AdvisorUseEntry } from '#contract/advisor-use.ts'
import { chat } from '#contract/chat.ts'
import { profile } from '#contract/profile.ts'
import { type Behaviour, startFakeProvider } from '#server/testing/fake-provider.ts'
import { startTestApp, type TestApp } from '#server/testing/test-app.ts'

const KEY = 'sk-a-key-that-nobody-may-see'
/** Short where it is waited for, and long where a busy machine must not reach it. */
const TIMEOUTS_MS = { short: 1500, long: 60_000 }
const FAILED = 'The language model could not answer just now, so this is Keel’s own answer.'
const TIMED_OUT = 'The language model took too long, so this is Keel’s own answer.'

const refuse = (status: number): Behaviour => ({
  does: 'refuse',
  status,
  body: JSON.stringify({ error: { message: `internal ${KEY}` } }),
})
const half = 'Your plan looks sound. Then'

/** Who says what the turn has cost: the provider, or an estimate, or nobody, since nothing came back. */
type Cost = 'reported' | 'estimated' | 'nothing'

const costOf = (use: Pick<AdvisorUseEntry, 'isEstimated' | 'tokensIn'> | undefined): Cost | null => {
  if (!use) return null
  if (use.isEstimated) return use.tokensIn > 0 ? 'estimated' : null
  return use.tokensIn === 0 ? 'nothing' : 'reported'
}

const failures: [string, Behaviour[], string, string, Cost][] = [
  ['a refused key', [refuse(401)], 'KeyRefused', FAILED, 'nothing'],
  ['too many requests', [refuse(429)], 'RateLimited', FAILED, 'nothing'],
  ['an error of the provider', [refuse(500)], 'ServerError', FAILED, 'nothing'],
  ['a request it does not understand', [refuse(400)], 'RequestRefused', FAILED, 'nothing'],
  [
    'an unreadable refusal',
    [{ does: 'refuse', status: 502, body: '<html>' }],
    'ServerError',
    FAILED,
    'nothing',
  ],
  ['silence before the headers', [{ does: 'say nothing' }], 'TimedOut', TIMED_OUT, 'estimated'],
  ['silence in the middle', [{ does: 'fall silent', after: half }], 'TimedOut', TIMED_OUT, 'estimated'],
  ['a cut stream', [{ does: 'hang up', after: half }], 'Unreachable', FAILED, 'estimated'],
  ['garbage', [{ does: 'send garbage' }], 'Garbage', FAILED, 'nothing'],
  ['five megabytes', [{ does: 'send much', bytes: 5_000_000 }], 'TooLong', FAILED, 'estimated'],
  ['an empty reply', [{ does: 'answer', text: '' }], 'Empty', FAILED, 'reported'],
  ['a blank reply', [{ does: 'answer', text: ' \n\n ' }], 'Empty', FAILED, 'reported'],
  [
    'an answer cut for its length',
    [{ does: 'answer', text: half, finish: 'length' }],
    'TooLong',
    FAILED,
    'reported',
  ],
  ['an unknown end', [{ does: 'answer', text: half, finish: 'tired' }], 'UnknownEnd', FAILED, 'reported'],
  [
    'a filtered answer',
    [{ does: 'answer', text: half, finish: 'content_filter' }],
    'UnknownEnd',
    FAILED,
    'reported',
  ],
  [
    'a refusal',
    [{ does: 'answer', text: 'I’m sorry, but I can’t help with that.' }],
    'Refused',
    FAILED,
    'reported',
  ],
  [
    'another language',
    [{ does: 'answer', text: 'Tus ahorros van muy bien, sigue ahorrando cada mes con calma.' }],
    'OtherLanguage',
    FAILED,
    'reported',
  ],
  [
    'an endless loop of tools',
    [{ does: 'call', tool: 'net-worth', input: {} }],
    'ToolLoop',
    FAILED,
    'reported',
  ],
  [
    'tools that do not exist',
    [{ does: 'call', tool: 'delete_user', input: { id: 1 } }],
    'ToolLoop',
    FAILED,
    'reported',
  ],
]

describe('a language model that fails', () => {
  let provider: Awaited<ReturnType<typeof startFakeProvider>>
  let patient: TestApp
  let hasty: TestApp
  beforeAll(async () => {
    provider = await startFakeProvider()
    const start = (timeout: number) =>
      startTestApp('sqlite', {
        env: {
          AI_PROVIDER: 'compatible',
          AI_BASE_URL: provider.url,
          AI_MODEL: 'fake-1',
          AI_API_KEY: KEY,
          AI_TIMEOUT_MS: String(timeout),
        },
      })
    patient = await start(TIMEOUTS_MS.long)
    hasty = await start(TIMEOUTS_MS.short)
  })
  afterAll(async () => {
    await patient.close()
    await hasty.close()
    provider.close()
  })

  test.each(failures)(
    '%s gives the built-in answer with a notice',
    async (_, behaviours, kind, notice, cost) => {
      const app = kind === 'TimedOut' ? hasty : patient
      // Each failure on its own: the breaker is looked at below.
      app.advance(60)
      app.services.breaker.succeeded()
      provider.play(...behaviours)
      const [ann, admin] = [await app.newUser(), await app.newUser({ isAdmin: true })]
      const turn = ann.call(chat.send, { body: { message: 'I make 85,000 a year.' } })
      // Others are not kept waiting.
      await (await app.newUser()).call(profile.get)
      const { reply, extractedData } = await turn
      expect(reply).toMatchObject({ notice, status: 'done' })
      expect(reply.content).not.toBe('')
      expect(extractedData).toMatchObject({ income: 85_000 })
      expect(await ann.call(chat.listMessages)).toHaveLength(2)
      const [use] = await admin.call(advisorUse.list, { query: { limit: 1 } })
      expect(use).toMatchObject({
        provider: 'compatible',
        model: 'fake-1',
        answeredBy: 'builtin',
        errorClass: kind,
      })
      expect(costOf(use)).toBe(cost)
      expect(JSON.stringify([reply, use])).not.toMatch(/sk-a-key|internal|html/)
    },
  )

  test('a provider that is not there', async () => {
    const away = await startTestApp('sqlite', {
      env: { AI_PROVIDER: 'compatible', AI_BASE_URL: 'http://127.0.0.1:9/v1', AI_MODEL: 'm' },
    })
    const ann = await away.newUser()
    const { reply } = await ann.call(chat.send, { body: { message: 'Hello' } })
    expect(reply.notice).toBe(FAILED)
    await away.close()
  })

  test('after three failures in a row it is left alone, then tried again', async () => {
    const app = patient
    app.advance(60)
    app.services.breaker.succeeded()
    const ann = await app.newUser()
    const say = async () => (await ann.call(chat.send, { body: { message: 'Hello' } })).reply.notice
    provider.play(refuse(500))
    expect([await say(), await say(), await say()]).toEqual([FAILED, FAILED, FAILED])
    const asked = provider.requests.length
    expect(await say()).toMatch(/has not been answering/)
    expect(provider.requests).toHaveLength(asked)
    app.advance(1)
    provider.play({ does: 'answer', text: 'Good to see you again.' })
    expect(await say()).toBeNull()
    expect(await say()).toBeNull()
  })
})
