import { expect, test } from 'vitest'
import { chat, type Message } from '#contract/chat.ts'
import { profile } from '#contract/profile.ts'
import { facts } from '#contract/facts.ts'
import { addMessages } from '#server/testing/add-messages.ts'
import { createFakeAdvisor } from '#server/testing/fake-advisor.ts'
import { onBothEngines } from '#server/testing/test-store.ts'
import { useTestApp } from '#server/testing/test-app.ts'

onBothEngines('the conversation', (engine) => {
  const fake = createFakeAdvisor()
  const app = useTestApp(engine, { advisor: fake.advisor })

  const contents = (messages: Message[]) => messages.map(({ content }) => content)

  test('is empty at first', async () => {
    const ann = await app().newUser()
    const response = await ann.inject({ method: 'GET', url: '/api/messages' })
    expect([response.json(), response.headers['x-messages-sent']]).toEqual([[], '0'])
  })

  test('of a thousand messages comes whole, or page by page backwards', async () => {
    const ann = await app().newUser()
    const said = Array.from({ length: 1000 }, (_, index) => `Message ${index}`)
    await addMessages(app().db, ann.user.id, said)
    const all = await ann.call(chat.listMessages)
    expect(contents(all)).toEqual(said)
    const pages: Message[][] = []
    for (let before: number | undefined; pages.at(-1)?.length !== 0; before = pages.at(-1)?.[0]?.id) {
      const query = { limit: 150, ...(before !== undefined && { before }) }
      pages.push(await ann.call(chat.listMessages, { query }))
    }
    expect(pages.map((page) => page.length)).toEqual([150, 150, 150, 150, 150, 150, 100, 0])
    expect(contents(pages.toReversed().flat())).toEqual(contents(all))
    const before = all[10]?.id ?? 0
    expect(contents(await ann.call(chat.listMessages, { query: { before } }))).toHaveLength(10)
  })

  test('is searched without letter case, in own words and in replies', async () => {
    const ann = await app().newUser()
    fake.answer('Où est mon ÉPARGNE? 100%_sure', {
      content: 'In the <em>Emergency</em> Fund &amp; more.',
      details: '<p>Hidden depth</p>',
    })
    await ann.call(chat.send, { body: { message: 'Où est mon ÉPARGNE? 100%_sure' } })
    await ann.call(chat.send, { body: { message: 'Something else' } })
    const find = async (search: string) => contents(await ann.call(chat.listMessages, { query: { search } }))
    expect(await find('épargne')).toEqual(['Où est mon ÉPARGNE? 100%_sure'])
    expect(await find('emergency fund & MORE')).toEqual(['In the <em>Emergency</em> Fund &amp; more.'])
    expect(await find('hidden DEPTH')).toHaveLength(1)
    expect(await find('%_')).toHaveLength(1)
    expect(await find('<em>')).toEqual([])
    expect(await find('   ')).toHaveLength(4)
  })

  test.each(['limit=0', 'limit=201', 'limit=x', 'before=0', 'before=x'])('%s is refused', async (query) => {
    const ann = await app().newUser()
    const response = await ann.inject({ method: 'GET', url: `/api/messages?${query}` })
    expect(response.statusCode).toBe(400)
  })

  test('and its facts are nobody else’s', async () => {
    const [ann, eve] = [await app().newUser(), await app().newUser()]
    fake.teach('my secret 5k', { kind: 'profile', field: 'savings', value: 500_000 })
    const { userMessage } = await ann.call(chat.send, { body: { message: 'my secret 5k' } })
    const fact = userMessage.facts[0]?.id ?? 0
    expect(await eve.call(chat.listMessages)).toEqual([])
    expect(await eve.call(chat.listMessages, { query: { search: 'secret' } })).toEqual([])
    expect(await eve.call(facts.list)).toEqual([])
    const tries = [
      () => eve.call(facts.undo, { id: fact }),
      () => eve.call(facts.confirm, { id: fact, body: { correct: true } }),
      () => eve.call(facts.forget, { id: fact }),
    ]
    for (const attempt of tries)
      await expect(attempt()).rejects.toMatchObject({ status: 404, serverMessage: 'Fact not found' })
    await expect(eve.call(chat.retry, { id: userMessage.id })).rejects.toMatchObject({ status: 404 })
    const replaces = userMessage.id
    await expect(eve.call(chat.send, { body: { message: 'x', replaces } })).rejects.toMatchObject({
      status: 404,
      serverMessage: 'Message not found',
    })
    await eve.call(chat.clear)
    expect(await ann.call(chat.listMessages)).toHaveLength(2)
    expect((await ann.call(profile.get)).savings).toBe(500_000)
  })

  test('really goes when it is cleared; facts stay and name no message', async () => {
    const ann = await app().newUser()
    fake.teach('I have 5k', { kind: 'profile', field: 'savings', value: 500_000 })
    await ann.call(chat.send, { body: { message: 'I have 5k' } })
    await ann.call(chat.clear)
    const response = await ann.inject({ method: 'GET', url: '/api/messages' })
    expect(response.json()).toEqual([])
    expect(response.headers).toMatchObject({ 'x-messages-sent': '0', 'x-messages-received': '0' })
    const left = app().db.selectFrom('messages').select('id').where('userId', '=', ann.user.id)
    expect(await left.execute()).toEqual([])
    expect(await ann.call(facts.list)).toMatchObject([{ messageId: null, quote: 'I have 5k', canUndo: true }])
    const { sources, savings } = await ann.call(profile.get)
    expect([savings, sources.savings]).toMatchObject([500_000, { messageId: null, quote: 'I have 5k' }])
    expect(await ann.call(profile.listChanges)).toMatchObject([{ messageId: null }])

    await ann.call(chat.send, { body: { message: 'undo that' } })
    expect(fake.turns.at(-1)).toMatchObject({
      carriedOut: { kind: 'undo', undone: [], kept: [], dropped: [] },
      dialogue: { focus: [], lastContent: '' },
    })
    expect((await ann.call(profile.get)).savings).toBe(500_000)
  })

  test('goes with the account', async () => {
    const ann = await app().newUser()
    fake.teach('7k saved', { kind: 'profile', field: 'savings', value: 700_000 })
    await ann.call(chat.send, { body: { message: '7k saved' } })
    await app().db.deleteFrom('users').where('id', '=', ann.user.id).execute()
    for (const table of ['messages', 'facts', 'conversations', 'advisorUses'] as const) {
      const rows = await app()
        .db.selectFrom(table)
        .select('userId')
        .where('userId', '=', ann.user.id)
        .execute()
      expect([table, rows]).toEqual([table, []])
    }
  })
})
