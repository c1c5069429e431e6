import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { Meter } from '#advisor/language/meter.ts'
import { type Asking, type ProviderName, providerNames, type SentPayload } from '#advisor/language/model.ts'
import { createLanguageModel } from '#advisor/language/sdk-model.ts'
import { startFakeProvider } from '#server/testing/fake-provider.ts'

const KEY = 'a-key-of-the-operator'

function asking(sent: SentPayload[] = []): Asking {
  return {
    rules: 'The rules',
    talk: [{ role: 'user', text: 'Hello' }],
    tools: [
      { name: 'a_tool', description: 'A tool', schema: { type: 'object', properties: {} }, run: () => ({}) },
    ],
    limits: { steps: 8, outputTokens: 16_000 },
    signal: AbortSignal.timeout(10_000),
    beforeSend: async (payload) => void sent.push(payload),
    meter: new Meter(),
  }
}

async function listen(model: ReturnType<typeof createLanguageModel>, how = asking()) {
  let text = ''
  for await (const piece of model.ask(how)) text += typeof piece === 'string' ? piece : ''
  return text
}

describe('each provider', () => {
  const seen: { path: string; headers: Record<string, unknown> }[] = []
  const server = createServer((request, response) => {
    seen.push({ path: request.url ?? '', headers: request.headers })
    if (request.url?.startsWith('/moved/')) response.writeHead(307, { location: '/elsewhere' }).end()
    else response.writeHead(401, { 'content-type': 'application/json' }).end('{"error":{"message":"no"}}')
  })
  let origin = ''
  beforeAll(async () => {
    server.listen(0, '127.0.0.1')
    await once(server, 'listening')
    origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  })
  afterAll(() => void server.close())
  const open = (provider: ProviderName, path = '/v1') =>
    createLanguageModel({ provider, model: 'm-1', apiKey: KEY, baseUrl: new URL(`${origin}${path}`) })

  test.each(providerNames)(
    '%s is reached at its address, with the key in a header only',
    async (provider) => {
      const sent: SentPayload[] = []
      const model = open(provider)
      await expect(listen(model, asking(sent))).rejects.toMatchObject({
        kind: 'KeyRefused',
        message: 'KeyRefused',
      })
      const [payload] = sent
      expect(sent).toHaveLength(1)
      expect(payload?.address).toMatch(`${origin}/v1/`)
      expect(payload?.body).toMatch(/The rules[\s\S]*Hello|Hello[\s\S]*The rules/)
      expect(payload?.body).toContain('a_tool')
      expect(`${payload?.address}${payload?.body}`).not.toContain(KEY)
      expect(JSON.stringify(seen.at(-1)?.headers)).toContain(KEY)
      expect(model.origin).toBe(origin)
    },
  )

  test('a redirect is not followed, since the key would go along', async () => {
    await expect(listen(open('compatible', '/moved/v1'))).rejects.toMatchObject({ kind: 'Unreachable' })
    expect(seen.some(({ path }) => path === '/elsewhere')).toBe(false)
  })

  test('nothing goes out that could not be noted before', async () => {
    const before = seen.length
    const failing = { ...asking(), beforeSend: () => Promise.reject(new Error('the store is away')) }
    await expect(listen(open('compatible'), failing)).rejects.toMatchObject({ name: 'Garbage' })
    expect(seen).toHaveLength(before)
  })

  test('without an address of one’s own it is the provider’s', () => {
    const origins = (['openai', 'anthropic', 'google'] as const).map(
      (provider) => createLanguageModel({ provider, model: 'm', apiKey: KEY, baseUrl: null }).origin,
    )
    expect(origins).toEqual([
      'https://api.openai.com',
      'https://api.anthropic.com',
      'https://generativelanguage.googleapis.com',
    ])
  })
})

test('OpenAI answers through chat completions, which keep nothing there', async () => {
  const provider = await startFakeProvider()
  const sent: SentPayload[] = []
  const baseUrl = new URL(provider.url)
  const model = createLanguageModel({ provider: 'openai', model: 'm', apiKey: KEY, baseUrl })
  provider.play({ does: 'answer', text: 'Hello to you.' })
  expect(await listen(model, asking(sent))).toBe('Hello to you.')
  expect(sent[0]?.address).toBe(`${provider.url}/chat/completions`)
  expect(sent[0]?.body).not.toContain('"store":true')
  provider.close()
})
