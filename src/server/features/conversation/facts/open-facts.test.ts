import { expect, test } from 'vitest'
import { balanceSheet } from '#contract/balance-sheet.ts'
import { chat } from '#contract/chat.ts'
import { facts } from '#contract/facts.ts'
import { profile } from '#contract/profile.ts'
import { car, income, useTestFacts, visa } from '#server/testing/test-facts.ts'
import { onBothEngines } from '#server/testing/test-store.ts'

onBothEngines('facts that are asked about first', (engine) => {
  const { app, fake, say, ask } = useTestFacts(engine)

  test('are stored by a yes, once', async () => {
    const ann = await app().newUser()
    const { ids, message } = await ask(ann, { kind: 'liability', id: null, ...visa }, income(700))
    const [id = 0, other = 0] = ids
    const yes = { body: { correct: true } }
    expect(await ann.call(facts.confirm, { id, ...yes })).toMatchObject({
      state: 'saved',
      canUndo: true,
      quote: message,
      itemId: expect.any(Number),
    })
    await ann.call(facts.confirm, { id: other, ...yes })
    expect(await ann.call(balanceSheet.listLiabilities)).toMatchObject([visa])
    expect((await ann.call(profile.get)).sources.income).toMatchObject({ source: 'chat', quote: message })
    await expect(ann.call(facts.confirm, { id, ...yes })).rejects.toMatchObject({
      status: 409,
      serverMessage: 'This question has been answered already.',
    })
    await ann.call(facts.undo, { id })
    expect(await ann.call(balanceSheet.listLiabilities)).toEqual([])
  })

  test('two answers to one question at once store it once', async () => {
    const ann = await app().newUser()
    const { ids } = await ask(ann, { kind: 'asset', id: null, ...car })
    const yes = () => ann.call(facts.confirm, { id: ids[0] ?? 0, body: { correct: true } })
    const results = await Promise.allSettled([yes(), yes()])
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    expect(await ann.call(balanceSheet.listAssets)).toHaveLength(1)
  })

  test('are declined by a no', async () => {
    const ann = await app().newUser()
    const { ids } = await ask(ann, income(700))
    const declined = await ann.call(facts.confirm, { id: ids[0] ?? 0, body: { correct: false } })
    expect(declined).toMatchObject({ state: 'declined', canUndo: false })
    expect((await ann.call(profile.get)).income).toBeNull()
  })

  test('a spoken yes stores the question that was open, with its own words', async () => {
    const ann = await app().newUser()
    const { ids, message } = await ask(ann, income(700))
    fake.teach('yes', income(700))
    const { userMessage, extractedData } = await ann.call(chat.send, { body: { message: 'yes' } })
    expect([extractedData, userMessage.facts]).toEqual([{ income: 7 }, []])
    expect(await ann.call(facts.list)).toMatchObject([{ id: ids[0], state: 'saved', quote: message }])
    expect((await ann.call(profile.get)).sources.income?.quote).toBe(message)
  })

  test('undo that means the question when nothing else came from the last message', async () => {
    const ann = await app().newUser()
    await say(ann, income(100))
    const { ids, message } = await ask(ann, income(700))
    await ann.call(chat.send, { body: { message: 'undo that' } })
    expect(fake.turns.at(-1)?.carriedOut).toMatchObject({ undone: [], dropped: [{ quote: message }] })
    expect((await ann.call(profile.get)).income).toBe(100)
    expect(await ann.call(facts.list)).toMatchObject([{ id: ids[0], state: 'declined' }, { state: 'saved' }])
  })
})
