import { describe, expect, test } from 'vitest'
import { advisorUse } from '#contract/advisor-use.ts'
import { chat } from '#contract/chat.ts'
import { languageModel } from '#contract/language-model.ts'
import { findSpentBudget } from './budgets-store.ts'
import { MODEL_KEY, useTestModel } from '#server/testing/test-model.ts'

describe('what a language model is sent, and what is counted', () => {
  const { app, provider, say, newSaver } = useTestModel()

  test('what was sent is kept to the letter, without the key, and only the last', async () => {
    const ann = await newSaver()
    expect(await ann.call(languageModel.lastSent)).toBeNull()
    provider().play({ does: 'answer', text: 'Fine.' })
    await say(ann, 'A first message')
    await say(ann, 'How are my savings?')
    const sent = await ann.call(languageModel.lastSent)
    const request = provider().requests.at(-1)
    expect(sent).toMatchObject({ provider: 'compatible', model: 'fake-1' })
    expect(sent?.address).toBe(`${provider().url}/chat/completions`)
    const field = (name: string) => sent?.fields.find((one) => one.name === name)?.text
    expect(field('model')).toBe('fake-1')
    for (const [at, { role, content }] of (request?.messages ?? []).entries()) {
      expect([field(`messages.${at}.role`), field(`messages.${at}.content`)]).toEqual([role, content])
    }
    expect(JSON.stringify(sent)).not.toContain(MODEL_KEY)
    expect(provider().keys.at(-1)).toBe(`Bearer ${MODEL_KEY}`)
    expect(request?.messages.map(({ role }) => role)).toEqual(['system', 'user', 'assistant', 'user'])
    expect(await (await app().newUser()).call(languageModel.lastSent)).toBeNull()
  })

  test('off means that nothing is sent', async () => {
    const ann = await newSaver()
    expect(await ann.call(languageModel.get)).toEqual({
      provider: {
        name: new URL(provider().url).host,
        model: 'fake-1',
        origin: new URL(provider().url).origin,
      },
      isOn: true,
    })
    expect(await ann.call(languageModel.set, { body: { isOn: false } })).toMatchObject({ isOn: false })
    const asked = provider().requests.length
    const { reply } = await say(ann, 'How are my savings?')
    expect(reply.notice).toBeNull()
    expect(provider().requests).toHaveLength(asked)
    expect(await ann.call(languageModel.lastSent)).toBeNull()
  })

  test('past the budget of a day the built-in advisor answers and says why', async () => {
    const [ann, admin] = [await newSaver(), await app().newUser({ isAdmin: true })]
    provider().play({ does: 'answer', text: 'Fine.' })
    for (let turn = 0; turn < 6; turn += 1) expect((await say(ann, 'Hello')).reply.notice).toBeNull()
    const asked = provider().requests.length
    expect((await say(ann, 'Hello')).reply.notice).toMatch(
      /^Your share of the language model for today is used up/,
    )
    expect(provider().requests).toHaveLength(asked)
    const [over, used] = await admin.call(advisorUse.list, { query: { limit: 2 } })
    expect(over).toMatchObject({ provider: 'builtin', errorClass: 'OverBudget', tokensIn: 0 })
    expect(used).toMatchObject({ provider: 'compatible', answeredBy: 'model', tokensIn: 100, tokensOut: 10 })
    app().advance(24 * 60)
    expect((await say(ann, 'Hello')).reply.notice).toBeNull()
  })

  test('an answer that is stopped is counted by an estimate, and against the budget', async () => {
    const [ann, admin] = [await newSaver(), await app().newUser({ isAdmin: true })]
    const never = Promise.withResolvers<void>()
    const said = Promise.withResolvers<void>()
    provider().play({
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
    const body = JSON.stringify(provider().requests.at(-1)).length
    expect(use).toMatchObject({ provider: 'compatible', model: 'fake-1', answeredBy: 'model' })
    expect(use).toMatchObject({ errorClass: 'Stopped', isEstimated: true, tokensIn: Math.ceil(body / 4) })
    expect(use?.tokensOut).toBeLessThanOrEqual(6)
    const all = { userTurns: 99, serverTurns: 99, serverTokens: 1e9 }
    const budgetOf = (userTokens: number) =>
      findSpentBudget(app().db, ann.user.id, { ...all, userTokens }, app().services.clock())
    expect([await budgetOf(use?.tokensIn ?? 0), await budgetOf(body)]).toEqual(['user', null])
    never.resolve()
  })
})
