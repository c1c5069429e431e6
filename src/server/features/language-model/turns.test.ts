import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { balanceSheet } from '#contract/balance-sheet.ts'
import { advisorUse } from '#contract/advisor-use.ts'
import { chat } from '#contract/chat.ts'
import { facts } from '#contract/facts.ts'
import { languageModel } from '#contract/language-model.ts'
import { profile } from '#contract/profile.ts'
import { type ProviderRequest, startFakeProvider } from '#server/testing/fake-provider.ts'
import { findSpentBudget } from './budgets.ts'
import { startTestApp, type TestApp, type TestClient } from '#server/testing/test-app.ts'

const KEY = 'sk-not-in-any-payload'

/** The reference of a figure in the data that the model was given. */
function refOf({ messages }: ProviderRequest, label: string): string {
  const data = messages.at(-1)?.content ?? ''
  return new RegExp(`"ref": "(f\\d+)",\\s*"is": "${label}"`).exec(data)?.[1] ?? 'none'
}

describe('a turn with a language model', () => {
  let provider: Awaited<ReturnType<typeof startFakeProvider>>
  let app: TestApp
  beforeAll(async () => {
    provider = await startFakeProvider()
    const env = {
      AI_PROVIDER: 'compatible',
      AI_BASE_URL: provider.url,
      AI_MODEL: 'fake-1',
      AI_API_KEY: KEY,
      AI_USER_TURNS_PER_DAY: '6',
    }
    app = await startTestApp('sqlite', { env })
  })
  afterAll(async () => {
    await app.close()
    provider.close()
  })
  const say = (who: TestClient, message: string) => who.call(chat.send, { body: { message } })

  async function newSaver() {
    const ann = await app.newUser()
    await ann.call(profile.save, { body: { income: 8_500_000, savings: 1_200_000 } })
    return ann
  }

  test('refers to figures, and the server prints them with their source', async () => {
    const ann = await newSaver()
    provider.respond((request) => ({
      does: 'answer',
      text: `You have **[[${refOf(request, 'Savings')}]]** put aside.\n\nThat is a good start. Keep going.\n\n- First point\n- Second point`,
    }))
    const { reply } = await say(ann, 'How are my savings?')
    expect(reply.notice).toBeNull()
    expect(reply.content).toMatch(
      /^You have <strong><data value="(f\d+)">\$12,000<\/data><\/strong> put aside\. That is a good start\./,
    )
    expect(reply.details).toContain('<ul><li>First point</li><li>Second point</li></ul>')
    const [, id] = /value="(f\d+)"/.exec(reply.content) ?? []
    expect(reply.figures.find((figure) => figure.id === id)).toMatchObject({
      text: '$12,000',
      source: { kind: 'profile', field: 'savings' },
    })
  })

  test('calculates with a tool, and the result is a traced figure', async () => {
    const ann = await newSaver()
    let calls = 0
    provider.respond(({ messages }) => {
      calls += 1
      const input = { principal: 340_000, rate: 6.5, months: 360 }
      if (calls === 1) return { does: 'call', tool: 'loan_payment', input }
      const result = messages.at(-1)?.content ?? ''
      const [, id] = /"ref":"(f\d+)","is":"[^"]*","text":"\$2,149\.03"/.exec(result) ?? []
      return { does: 'answer', text: `It comes to [[${id}]] a month.` }
    })
    const { reply } = await say(ann, 'What is the payment on a 340,000 loan at 6.5% over 30 years?')
    expect(reply.notice).toBeNull()
    expect(reply.content).toMatch(/^It comes to <data value="f\d+">\$2,149\.03<\/data> a month\./)
    expect(reply.figures.find(({ text }) => text === '$2,149.03')?.source).toMatchObject({
      kind: 'formula',
    })
  })

  test('a calculation with an invented number is refused', async () => {
    const ann = await newSaver()
    let answer = ''
    provider.respond(({ messages }) => {
      if (messages.at(-1)?.role === 'tool') {
        answer = messages.at(-1)?.content ?? ''
        return { does: 'answer', text: 'I do not know that.' }
      }
      return { does: 'call', tool: 'loan_payment', input: { principal: 777_777, rate: 6.5, months: 360 } }
    })
    await say(ann, 'What is the payment on a loan over 30 years?')
    expect(JSON.parse(answer)).toEqual({
      error: 'Not a number of the user: principal, rate. Use the numbers of the data, or ask the user.',
    })
  })

  test('an invented number is repaired once, in its place', async () => {
    const ann = await newSaver()
    provider.play(
      { does: 'answer', text: 'All is well. You will have $999,999 soon. Keep going.' },
      { does: 'answer', text: 'You will have more soon. Keep going.' },
    )
    const { reply } = await say(ann, 'How are my savings?')
    expect(reply.content).toMatch(/^All is well\. You will have more soon\. Keep going\./)
    expect(reply.notice).toBeNull()
    expect(provider.requests.at(-1)?.messages.at(-1)?.content).toContain('["999,999"]')
  })

  test('what cannot be repaired is left out; with nothing left the built-in advisor answers', async () => {
    const ann = await newSaver()
    const built = await app.newUser()
    await built.call(profile.save, { body: { income: 8_500_000, savings: 1_200_000 } })
    await built.call(languageModel.set, { body: { isOn: false } })
    provider.play({ does: 'answer', text: 'All is well. You have five thousand dollars.' })
    const { reply } = await say(ann, 'How are my savings?')
    expect(reply.content).toMatch(/^All is well\.(?! You have)/)
    expect(reply.notice).toMatch(/left out/)
    await say(built, 'How are my savings?')
    provider.play({ does: 'answer', text: 'You have [[f999]].' })
    const second = await say(ann, 'What is my net worth?')
    const own = await say(built, 'What is my net worth?')
    expect(second.reply.notice).toMatch(/could not be traced, so this is Keel’s own answer/)
    expect(second.reply.content).toBe(own.reply.content)
    expect(own.reply.notice).toBeNull()
  })

  test('keeps the short answer short and ends it with the question of the advisor', async () => {
    const ann = await app.newUser()
    const long =
      'Saving a little every month adds up over the years and makes you calmer about what comes. '.repeat(4)
    provider.play({ does: 'answer', text: `${long.trim()} Would you like a coffee?` })
    const { reply } = await say(ann, 'I make 85,000 a year.')
    const visible = reply.content.replaceAll(/<[^>]*>/g, '')
    expect(visible.length).toBeLessThanOrEqual(200)
    expect(visible).toMatch(/^Saving a little .*\?$/)
    expect(`${reply.content}${reply.details}`).not.toContain('coffee')
    expect(reply.details).toContain('what comes.')
  })

  test('a fact that it points at is asked about, not stored, and only if it stands in the message', async () => {
    const ann = await app.newUser()
    const message = 'Baseball cards. 4,000 of them, sorry to say'
    const propose = (value: number, quote: string) => ({
      does: 'call' as const,
      tool: 'propose_fact',
      input: { what: 'asset', value, quote },
    })
    provider.play(
      propose(4000, 'Baseball cards. 4,000 of them'),
      propose(999, 'Baseball cards. 4,000 of them'),
      propose(4000, 'a yacht worth 4,000'),
      { does: 'answer', text: 'Cards are a fine thing.' },
    )
    await say(ann, message)
    const results = provider.requests.at(-1)?.messages.filter(({ role }) => role === 'tool') ?? []
    expect(results.map(({ content }) => content)).toEqual([
      expect.stringContaining('proposed'),
      expect.stringContaining('The value does not stand in the quote.'),
      expect.stringContaining('The quote does not stand in the message.'),
    ])
    expect(await ann.call(balanceSheet.listAssets)).toEqual([])
    expect(await ann.call(facts.list)).toMatchObject([{ state: 'asked', place: 'assets' }])
  })

  test('what was sent is kept to the letter, without the key, and only the last', async () => {
    const ann = await newSaver()
    expect(await ann.call(languageModel.lastSent)).toBeNull()
    provider.play({ does: 'answer', text: 'Fine.' })
    await say(ann, 'A first message')
    await say(ann, 'How are my savings?')
    const sent = await ann.call(languageModel.lastSent)
    const request = provider.requests.at(-1)
    expect(sent).toMatchObject({ provider: 'compatible', model: 'fake-1' })
    expect(sent?.address).toBe(`${provider.url}/chat/completions`)
    const field = (name: string) => sent?.fields.find((one) => one.name === name)?.text
    expect(field('model')).toBe('fake-1')
    for (const [at, { role, content }] of (request?.messages ?? []).entries()) {
      expect([field(`messages.${at}.role`), field(`messages.${at}.content`)]).toEqual([role, content])
    }
    expect(JSON.stringify(sent)).not.toContain(KEY)
    expect(provider.keys.at(-1)).toBe(`Bearer ${KEY}`)
    expect(request?.messages.map(({ role }) => role)).toEqual(['system', 'user', 'assistant', 'user'])
    expect(await (await app.newUser()).call(languageModel.lastSent)).toBeNull()
  })

  test('off means that nothing is sent', async () => {
    const ann = await newSaver()
    expect(await ann.call(languageModel.get)).toEqual({
      provider: { name: new URL(provider.url).host, model: 'fake-1', origin: new URL(provider.url).origin },
      isOn: true,
    })
    expect(await ann.call(languageModel.set, { body: { isOn: false } })).toMatchObject({ isOn: false })
    const asked = provider.requests.length
    const { reply } = await say(ann, 'How are my savings?')
    expect(reply.notice).toBeNull()
    expect(provider.requests).toHaveLength(asked)
    expect(await ann.call(languageModel.lastSent)).toBeNull()
  })

  test('past the budget of a day the built-in advisor answers and says why', async () => {
    const [ann, admin] = [await newSaver(), await app.newUser({ isAdmin: true })]
    provider.play({ does: 'answer', text: 'Fine.' })
    for (let turn = 0; turn < 6; turn += 1) expect((await say(ann, 'Hello')).reply.notice).toBeNull()
    const asked = provider.requests.length
    expect((await say(ann, 'Hello')).reply.notice).toMatch(
      /^Your share of the language model for today is used up/,
    )
    expect(provider.requests).toHaveLength(asked)
    const [over, used] = await admin.call(advisorUse.list, { query: { limit: 2 } })
    expect(over).toMatchObject({ provider: 'builtin', errorClass: 'OverBudget', tokensIn: 0 })
    expect(used).toMatchObject({ provider: 'compatible', answeredBy: 'model', tokensIn: 100, tokensOut: 10 })
    app.advance(24 * 60)
    expect((await say(ann, 'Hello')).reply.notice).toBeNull()
  })

  test('an answer that is stopped is counted by an estimate, and against the budget', async () => {
    const [ann, admin] = [await newSaver(), await app.newUser({ isAdmin: true })]
    const never = Promise.withResolvers<void>()
    const said = Promise.withResolvers<void>()
    provider.play({
      does: 'wait',
      text: ['You are doing well. And', ' more.'],
      until: async (at) => {
        if (at === 1) said.resolve()
        if (at === 1) await never.promise
      },
    })
    const turn = say(ann, 'How are my savings?')
    await said.promise
    await ann.call(chat.stop)
    expect((await turn).reply.status).toBe('stopped')
    const [use] = await admin.call(advisorUse.list, { query: { limit: 1 } })
    const body = JSON.stringify(provider.requests.at(-1)).length
    expect(use).toMatchObject({ provider: 'compatible', model: 'fake-1', answeredBy: 'model' })
    expect(use).toMatchObject({ errorClass: 'Stopped', isEstimated: true, tokensIn: Math.ceil(body / 4) })
    expect(use?.tokensOut).toBeLessThanOrEqual(6)
    const all = { userTurns: 99, serverTurns: 99, serverTokens: 1e9 }
    const budgetOf = (userTokens: number) =>
      findSpentBudget(app.db, ann.user.id, { ...all, userTokens }, app.services.clock())
    expect([await budgetOf(use?.tokensIn ?? 0), await budgetOf(body)]).toEqual(['user', null])
    never.resolve()
  })

  test('sentences are sent as soon as each is complete', async () => {
    const ann = await newSaver()
    const gates = [0, 1, 2].map(() => Promise.withResolvers<void>())
    provider.play({
      does: 'wait',
      text: ['First of all, well done. And', ' then more. The', ' end.'],
      until: async (at) => gates[at]?.promise,
    })
    const seen: string[] = []
    const listening = app.app.listen({ port: 0, host: '127.0.0.1' })
    const cookie = [...ann.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
    const response = await fetch(`${await listening}/api/chat`, {
      method: 'POST',
      headers: { cookie, accept: 'text/event-stream', 'content-type': 'application/json' },
      body: JSON.stringify({ message: 'How are my savings?' }),
    })
    gates[0]?.resolve()
    let text = ''
    for await (const chunk of response.body ?? []) {
      text += new TextDecoder().decode(chunk)
      const deltas = [...text.matchAll(/"part":"content","text":"([^"]*)"/g)].map(
        ([, sentence = '']) => sentence,
      )
      if (deltas.length > seen.length) {
        seen.splice(0, seen.length, ...deltas)
        gates[deltas.length]?.resolve()
      }
    }
    expect(seen.slice(0, 3)).toEqual(['First of all, well done.', ' And then more.', ' The end.'])
    expect(text).toContain('event: done')
  })
})
