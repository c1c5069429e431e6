import { expect, test } from 'vitest'
import { accounts } from '#contract/accounts.ts'
import { chat } from '#contract/chat.ts'
import { facts } from '#contract/facts.ts'
import { wrongAnswers } from '#contract/wrong-answers.ts'
import { createFakeAdvisor } from '#server/testing/fake-advisor.ts'
import { useTestApp } from '#server/testing/test-app.ts'
import { onBothEngines } from '#server/testing/test-store.ts'

onBothEngines('answers marked as wrong', (engine) => {
  const fake = createFakeAdvisor()
  const app = useTestApp(engine, { advisor: fake.advisor })
  const wrong = { kind: 'figure' as const, text: 'It forgot the fee', right: '$460' }

  type Person = Awaited<ReturnType<ReturnType<typeof app>['newUser']>>
  async function talk(person: Person, message: string) {
    const { reply } = await person.call(chat.send, { body: { message } })
    return reply.id
  }
  const list = (person: Person) => person.call(wrongAnswers.list)

  test('are kept with the message, the answer and what was taken, newest first', async () => {
    const ann = await app().newUser()
    fake.teach('I make 60k', { kind: 'profile', field: 'income', value: 6_000_000 })
    const first = await talk(ann, 'I make 60k')
    const second = await talk(ann, 'And now?')
    await ann.call(wrongAnswers.mark, { id: first, body: wrong })
    const marked = await ann.call(wrongAnswers.mark, {
      id: second,
      body: { kind: 'unanswered', text: '', right: '' },
    })
    expect(marked).toMatchObject({ messageId: second, question: 'And now?', kind: 'unanswered', text: '' })
    expect(await list(ann)).toMatchObject([
      { messageId: second },
      {
        messageId: first,
        at: '2026-03-01T12:00:00.000Z',
        ...wrong,
        question: 'I make 60k',
        answer: 'You spoke. I kept something.',
        trace: { readings: [], marked: 'I make 60k', saved: ['saved: income $60,000 a year'] },
      },
    ])
  })

  test('are kept once each, with the newer correction', async () => {
    const ann = await app().newUser()
    const id = await talk(ann, 'Hello')
    await ann.call(wrongAnswers.mark, { id, body: wrong })
    await ann.call(wrongAnswers.mark, { id, body: { ...wrong, kind: 'other', text: 'Rather this' } })
    expect(await list(ann)).toMatchObject([{ kind: 'other', text: 'Rather this' }])
  })

  test('are deleted one by one, all at once, with the conversation and with the account', async () => {
    const ann = await app().newUser()
    const mark = async (message: string) =>
      ann.call(wrongAnswers.mark, { id: await talk(ann, message), body: wrong })
    const { id } = await mark('one')
    await mark('two')
    await ann.call(wrongAnswers.remove, { id })
    expect((await list(ann)).map(({ question }) => question)).toEqual(['two'])
    await ann.call(wrongAnswers.removeAll)
    expect(await list(ann)).toEqual([])
    await mark('three')
    await ann.call(chat.clear)
    expect(await list(ann)).toEqual([])
    await mark('four')
    await ann.call(accounts.deleteAccount, { body: { password: ann.password } })
    const left = app().db.selectFrom('wrongAnswers').select('id').where('userId', '=', ann.user.id)
    await expect.poll(() => left.execute()).toEqual([])
  })

  test('that quote forgotten words are deleted, others stay', async () => {
    const ann = await app().newUser()
    fake.teach('I owe 900', { kind: 'profile', field: 'debt', value: 90_000 })
    for (const message of ['I owe 900', 'Good day'])
      await ann.call(wrongAnswers.mark, { id: await talk(ann, message), body: wrong })
    const [fact] = await ann.call(facts.list)
    await ann.call(facts.forget, { id: fact?.id ?? 0 })
    expect((await list(ann)).map(({ question }) => question)).toEqual(['Good day'])
  })

  test('are nobody else’s', async () => {
    const [ann, ben] = [await app().newUser(), await app().newUser()]
    const reply = await talk(ann, 'Hello')
    const marked = await ann.call(wrongAnswers.mark, { id: reply, body: wrong })
    const missing = { status: 404, serverMessage: 'Answer not found' }
    await expect(ben.call(wrongAnswers.mark, { id: reply, body: wrong })).rejects.toMatchObject(missing)
    await expect(ben.call(wrongAnswers.remove, { id: marked.id })).rejects.toMatchObject(missing)
    await ben.call(wrongAnswers.removeAll)
    expect([(await list(ann)).length, await list(ben)]).toEqual([1, []])
    const download = await ben.inject({ method: 'GET', url: wrongAnswers.download.path })
    expect(download.body).not.toContain('Hello')
  })

  test('are replies, not messages of the user', async () => {
    const ann = await app().newUser()
    const { userMessage } = await ann.call(chat.send, { body: { message: 'Hello' } })
    await expect(ann.call(wrongAnswers.mark, { id: userMessage.id, body: wrong })).rejects.toMatchObject({
      status: 404,
    })
  })

  test.each([
    [{ ...wrong, kind: 'mood' }, 'Please choose what is wrong'],
    [{ ...wrong, text: 'x'.repeat(501) }, 'Please use at most 500 characters'],
    [{ ...wrong, right: 'x'.repeat(501) }, 'Please use at most 500 characters'],
  ])('%j is refused', async (payload, message) => {
    const ann = await app().newUser()
    const url = `/api/messages/${await talk(ann, 'Hello')}/wrong`
    const response = await ann.inject({ method: 'POST', url, payload })
    expect([response.statusCode, response.json().message]).toEqual([400, message])
  })

  test('are at most two hundred', async () => {
    const ann = await app().newUser()
    const userId = ann.user.id
    const ids = [await talk(ann, 'the last')]
    const row = {
      userId,
      isUser: 0 as const,
      content: 'x',
      searchKey: 'x',
      createdAt: '',
      status: 'done' as const,
    }
    const none = { details: null, cards: null, figures: null, notice: null, answers: null, replaces: null }
    const replies = Array.from({ length: 200 }, () => ({ ...row, ...none }))
    const added = await app().db.insertInto('messages').values(replies).returning('id').execute()
    const texts = { at: '', kind: 'other' as const, said: '', rightAnswer: '', question: '', answer: '' }
    await app()
      .db.insertInto('wrongAnswers')
      .values(added.map(({ id }) => ({ userId, messageId: id, ...texts, trace: '{}' })))
      .execute()
    await expect(ann.call(wrongAnswers.mark, { id: ids[0] ?? 0, body: wrong })).rejects.toMatchObject({
      status: 409,
      serverMessage: 'You have marked 200 answers as wrong. Delete some under Settings first.',
    })
    await ann.call(wrongAnswers.removeAll)
    await ann.call(wrongAnswers.mark, { id: ids[0] ?? 0, body: wrong })
  })

  test('are downloaded as training cases', async () => {
    const ann = await app().newUser()
    await ann.call(wrongAnswers.mark, { id: await talk(ann, 'What {now}?\nThen?'), body: wrong })
    const response = await ann.inject({ method: 'GET', url: wrongAnswers.download.path })
    expect(response.headers['content-type']).toBe('text/plain; charset=utf-8')
    expect(response.headers['content-disposition']).toBe('attachment; filename="keel-wrong-answers.txt"')
    expect(response.body).toContain('# wrong: It forgot the fee\n# right: $460\n# answered: You spoke.')
    expect(response.body).toContain(String.raw`> What (now)?\nThen?`)
  })
})
