import { expect, test } from 'vitest'
import { chat } from '#contract/chat.ts'
import { facts } from '#contract/facts.ts'
import { languageModel } from '#contract/language-model.ts'
import { createFakeAdvisor } from '#server/testing/fake-advisor.ts'
import { onBothEngines } from '#server/testing/test-store.ts'
import { useTestApp } from '#server/testing/test-app.ts'
import { findSpentBudget } from './budgets-store.ts'
import { keepPayload } from './store.ts'

const payload = (body: string) => ({
  at: '2026-03-01T12:00:00.000Z',
  provider: 'openai',
  model: 'm',
  address: 'https://api.example.com/v1',
  body,
})

onBothEngines('what leaves the machine', (engine) => {
  const fake = createFakeAdvisor()
  const app = useTestApp(engine, { advisor: fake.advisor })

  test('without a provider nothing does, whatever the user chose', async () => {
    const ann = await app().newUser()
    expect(await ann.call(languageModel.get)).toEqual({ provider: null, isOn: false })
    expect(await ann.call(languageModel.set, { body: { isOn: true } })).toEqual({
      provider: null,
      isOn: false,
    })
    expect(await ann.call(languageModel.lastSent)).toBeNull()
  })

  test('only the last payload is kept, for its user alone, up to its bound', async () => {
    const [ann, bob] = [await app().newUser(), await app().newUser()]
    await keepPayload(app().db, ann.user.id, payload('{"model":"a"}'))
    await keepPayload(app().db, ann.user.id, payload('{"model":"b","messages":[{"role":"user"}]}'))
    expect(await ann.call(languageModel.lastSent)).toMatchObject({
      address: 'https://api.example.com/v1',
      fields: [
        { name: 'model', text: 'b' },
        { name: 'messages.0.role', text: 'user' },
      ],
    })
    expect(await bob.call(languageModel.lastSent)).toBeNull()
    await keepPayload(app().db, ann.user.id, payload(`{"a":"${'x'.repeat(300_000)}"}`))
    const [field] = (await ann.call(languageModel.lastSent))?.fields ?? []
    expect([field?.name, field?.text.length]).toEqual(['payload', 256 * 1024])
  })

  test('it goes with the conversation, and with a fact that is forgotten', async () => {
    const ann = await app().newUser()
    await keepPayload(app().db, ann.user.id, payload('{}'))
    await ann.call(chat.clear)
    expect(await ann.call(languageModel.lastSent)).toBeNull()

    fake.teach('savings', { kind: 'profile', field: 'savings', value: 100 })
    await ann.call(chat.send, { body: { message: 'savings' } })
    await keepPayload(app().db, ann.user.id, payload('{}'))
    const [fact] = await ann.call(facts.list)
    await ann.call(facts.forget, { id: fact?.id ?? 0 })
    expect(await ann.call(languageModel.lastSent)).toBeNull()
  })

  test('budgets count the turns and tokens of a day, one’s own before everybody’s', async () => {
    const [ann, bob] = [await app().newUser(), await app().newUser()]
    const now = new Date('2026-05-05T10:00:00.000Z')
    const spend = (userId: number, at: string, provider = 'openai') =>
      app()
        .db.insertInto('advisorUses')
        .values({
          userId,
          at,
          provider,
          model: 'm',
          answeredBy: 'model',
          tokensIn: 900,
          tokensOut: 100,
          isEstimated: 0,
          errorClass: null,
          durationMs: 1,
        })
        .execute()
    const budgets = { userTurns: 2, userTokens: 10_000, serverTurns: 3, serverTokens: 10_000 }
    const check = (userId: number, other = {}) =>
      findSpentBudget(app().db, userId, { ...budgets, ...other }, now)
    await spend(ann.user.id, '2026-05-04T23:59:59.999Z')
    await spend(ann.user.id, '2026-05-05T00:00:00.000Z')
    await spend(ann.user.id, '2026-05-05T01:00:00.000Z', 'builtin')
    expect(await check(ann.user.id)).toBeNull()
    expect(await check(ann.user.id, { userTokens: 1000 })).toBe('user')
    await spend(ann.user.id, '2026-05-05T02:00:00.000Z')
    expect([await check(ann.user.id), await check(bob.user.id)]).toEqual(['user', null])
    expect(await check(bob.user.id, { serverTokens: 2000 })).toBe('server')
    await spend(bob.user.id, '2026-05-05T03:00:00.000Z')
    expect([await check(ann.user.id), await check(bob.user.id)]).toEqual(['user', 'server'])
  })
})
