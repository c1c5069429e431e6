import { expect, test } from 'vitest'
import { balanceSheet } from '#contract/balance-sheet.ts'
import { chat } from '#contract/chat.ts'
import { facts } from '#contract/facts.ts'
import { household } from '#contract/household.ts'
import { profile } from '#contract/profile.ts'
import { car, income, useTestFacts, visa } from '#server/testing/test-facts.ts'
import { onBothEngines } from '#server/testing/test-store.ts'

onBothEngines('facts from the conversation', (engine) => {
  const { app, fake, say } = useTestFacts(engine)

  test('about the profile are undone to the value before, and the history says so', async () => {
    const ann = await app().newUser()
    await ann.call(profile.save, { body: { income: 100 } })
    const { id } = await say(ann, income(200))
    expect(await ann.call(facts.undo, { id })).toMatchObject({ id, state: 'undone', canUndo: false })
    const { income: now, sources } = await ann.call(profile.get)
    expect([now, sources.income?.source]).toEqual([100, 'restore'])
    await expect(ann.call(facts.undo, { id })).rejects.toMatchObject({ status: 409 })
  })

  test('that tell pay keep whether it is before or after tax, and give it back with the pay', async () => {
    const ann = await app().newUser()
    await ann.call(profile.save, { body: { income: 8_200_000, incomeBasis: 'gross' } })
    const message = 'we bring home 6,200 a month'
    fake.teach(message, income(7_440_000))
    const { userMessage } = await ann.call(chat.send, { body: { message } })
    const [fact] = userMessage.facts
    expect(fact?.text).toBe('income $6,200 a month')
    const told = await ann.call(profile.get)
    expect([told.income, told.incomeBasis]).toEqual([7_440_000, 'net'])
    await ann.call(facts.undo, { id: fact?.id ?? 0 })
    const undone = await ann.call(profile.get)
    expect([undone.income, undone.incomeBasis]).toEqual([8_200_000, 'gross'])
  })

  test('that tell take-home pay make the income one before tax, and the budget goes by them until undone', async () => {
    const ann = await app().newUser()
    const message = 'I make 68k, bring home 4,100 a month'
    fake.teach(message, income(6_800_000), { kind: 'profile', field: 'takeHome', value: 410_000 })
    const { userMessage } = await ann.call(chat.send, { body: { message } })
    expect(userMessage.facts.map(({ text }) => text)).toEqual([
      'income $68,000 a year',
      'take-home pay $4,100 a month',
    ])
    const told = await ann.call(profile.get)
    expect([told.income, told.incomeBasis, told.takeHome]).toEqual([6_800_000, 'gross', 410_000])
    expect(told.sources.takeHome).toMatchObject({ source: 'chat', messageId: userMessage.id })
    const { income: flow } = await ann.call(household.get)
    expect([flow.total, flow.basis]).toEqual([410_000, 'net'])
    await ann.call(facts.undo, { id: userMessage.facts[1]?.id ?? 0 })
    const undone = await ann.call(profile.get)
    expect([undone.income, undone.incomeBasis, undone.takeHome]).toEqual([6_800_000, null, null])
    expect((await ann.call(household.get)).income).toMatchObject({ total: 566_667, basis: null })
  })

  test('that were changed since are not undone', async () => {
    const ann = await app().newUser()
    const first = await say(ann, income(200))
    const second = await say(ann, income(300))
    const listed = await ann.call(facts.list)
    expect(listed.map(({ id, canUndo }) => [id, canUndo])).toEqual([
      [second.id, true],
      [first.id, false],
    ])
    await expect(ann.call(facts.undo, { id: first.id })).rejects.toMatchObject({
      status: 409,
      serverMessage: 'This has been changed since, so it stays as it is. Change it where it is kept.',
    })
    expect((await ann.call(profile.get)).income).toBe(300)
    await ann.call(facts.undo, { id: second.id })
    await ann.call(facts.undo, { id: first.id })
    expect((await ann.call(profile.get)).income).toBeNull()
  })

  test('the birth year too', async () => {
    const ann = await app().newUser()
    const first = await say(ann, { kind: 'birthYear', value: 1980 })
    const second = await say(ann, { kind: 'birthYear', value: 1990 })
    await expect(ann.call(facts.undo, { id: first.id })).rejects.toMatchObject({ status: 409 })
    await ann.call(facts.undo, { id: second.id })
    await ann.call(chat.send, { body: { message: 'hm' } })
    expect(fake.turns.at(-1)?.snapshot.birthYear).toBe(1980)
  })

  test('an added row goes away again, unless it was edited', async () => {
    const ann = await app().newUser()
    const { id } = await say(ann, { kind: 'asset', id: null, ...car })
    const [row] = await ann.call(balanceSheet.listAssets)
    const edit = (notes: string | null) =>
      ann.call(balanceSheet.updateAsset, { id: row?.id ?? 0, body: { ...car, notes } })
    await edit('red')
    await expect(ann.call(facts.undo, { id })).rejects.toMatchObject({ status: 409 })
    await edit(null)
    await ann.call(facts.undo, { id })
    expect(await ann.call(balanceSheet.listAssets)).toEqual([])
    expect(await ann.call(balanceSheet.netWorthHistory)).toMatchObject([{ netWorth: 0 }])
  })

  test('a changed row gets back only what the fact changed', async () => {
    const ann = await app().newUser()
    const { id: row } = await ann.call(balanceSheet.addLiability, { body: visa })
    const { id } = await say(ann, { ...visa, kind: 'liability', id: row, interestRate: 24.99 })
    const body = { ...visa, interestRate: 24.99, notes: 'blue', amount: 250_000 }
    await ann.call(balanceSheet.updateLiability, { id: row, body })
    await ann.call(facts.undo, { id })
    expect(await ann.call(balanceSheet.listLiabilities)).toMatchObject([
      { id: row, interestRate: 20, notes: 'blue', amount: 250_000 },
    ])
  })

  test('a removed row comes back with all its values, under its id', async () => {
    const ann = await app().newUser()
    const body = { ...visa, notes: 'blue', minimumPayment: 2500 }
    const stored = await ann.call(balanceSheet.addLiability, { body })
    const { id } = await say(ann, { kind: 'removal', from: 'liability', id: stored.id, name: 'Visa' })
    await ann.call(facts.undo, { id })
    expect(await ann.call(balanceSheet.listLiabilities)).toEqual([stored])
    const house = await ann.call(balanceSheet.addAsset, { body: { ...car, notes: 'old' } })
    const gone = await say(ann, { kind: 'removal', from: 'asset', id: house.id, name: 'Car' })
    await ann.call(facts.undo, { id: gone.id })
    expect(await ann.call(balanceSheet.listAssets)).toEqual([house])
    expect((await ann.call(balanceSheet.addAsset, { body: car })).id).toBeGreaterThan(house.id)
  })

  test('rows of the budget: added, changed and removed ones are set back', async () => {
    const ann = await app().newUser()
    const rent = { id: 5, category: 'Rent', amount: 120_000, date: '2026-01-01' }
    const house = { id: 6, name: 'House', currentAmount: 5, targetAmount: 900, description: 'near the sea' }
    const pay = { id: 7, source: 'Pay', amount: 400_000, date: '2026-01-01' }
    const otherData = { expenseItems: [rent], financialGoalItems: [house], incomeItems: [pay] }
    await ann.call(profile.save, { body: { otherData } })
    const { all } = await say(
      ann,
      { kind: 'expense', id: null, name: 'Food', amount: 40_000 },
      { kind: 'expense', id: 5, name: 'Rent', amount: 1 },
      { kind: 'goal', id: 6, name: 'House', currentAmount: 50 },
      { kind: 'removal', from: 'income', id: 7, name: 'Pay' },
    )
    expect(all.map(({ text }) => text)).toEqual([
      'food $400 a month',
      'rent $0.01 a month',
      'goal house: $0.50 saved',
      'Pay removed',
    ])
    for (const { id } of all) await ann.call(facts.undo, { id })
    expect((await ann.call(profile.get)).otherData).toMatchObject(otherData)
  })

  test('are forgotten: value and words are gone everywhere, the day stays', async () => {
    const ann = await app().newUser()
    await ann.call(profile.save, { body: { income: 100 } })
    const { id, message } = await say(ann, income(777_700))
    await ann.call(profile.save, { body: { income: 400 } })
    const [typed] = await ann.call(profile.listChanges)
    await ann.call(profile.restore, { body: { changeId: typed?.id ?? 0 } })
    app().advance(60)
    await ann.call(facts.forget, { id })
    expect(await ann.call(facts.list)).toMatchObject([
      {
        id,
        state: 'forgotten',
        text: null,
        quote: null,
        canUndo: false,
        at: app().services.clock().toISOString(),
      },
    ])
    expect((await ann.call(profile.get)).income).toBe(100)
    const history = JSON.stringify((await ann.inject({ method: 'GET', url: '/api/profile/history' })).json())
    expect(history).not.toContain('7777')
    expect(history).not.toContain(message)
    const { dialogue } = await app()
      .db.selectFrom('conversations')
      .select('dialogue')
      .where('userId', '=', ann.user.id)
      .executeTakeFirstOrThrow()
    expect(JSON.parse(dialogue ?? '').focus).toEqual([])
    await ann.call(facts.forget, { id })
  })

  test('what came after a forgotten fact can still be undone, to what was before it', async () => {
    const ann = await app().newUser()
    await ann.call(profile.save, { body: { income: 100 } })
    const first = await say(ann, income(200))
    const second = await say(ann, income(300))
    await ann.call(facts.forget, { id: first.id })
    expect((await ann.call(profile.get)).income).toBe(300)
    await ann.call(facts.undo, { id: second.id })
    expect((await ann.call(profile.get)).income).toBe(100)
    const row = { kind: 'liability' as const, ...visa }
    const added = await say(ann, { ...row, id: null })
    const [debt] = await ann.call(balanceSheet.listLiabilities)
    const changed = await say(ann, { ...row, id: debt?.id ?? 0, amount: 1 })
    const again = await say(ann, { ...row, id: debt?.id ?? 0, amount: 2 })
    await ann.call(facts.forget, { id: changed.id })
    await ann.call(facts.undo, { id: again.id })
    expect(await ann.call(balanceSheet.listLiabilities)).toMatchObject([{ amount: visa.amount }])
    await ann.call(facts.forget, { id: added.id })
    expect(await ann.call(balanceSheet.listLiabilities)).toEqual([])
  })

  test('undo that takes back what the last message with facts has stored', async () => {
    const ann = await app().newUser()
    await say(ann, income(100))
    const { all } = await say(ann, income(200), { kind: 'asset', id: null, ...car })
    await ann.call(chat.send, { body: { message: 'thanks' } })
    const { extractedData } = await ann.call(chat.send, { body: { message: 'undo that' } })
    expect(extractedData).toMatchObject({ income: 1, assets: [{ name: 'Car', removed: true }] })
    expect(fake.turns.at(-1)?.carriedOut).toMatchObject({ kind: 'undo', undone: [{}, {}], kept: [] })
    expect((await ann.call(profile.get)).income).toBe(100)
    expect((await ann.call(facts.list)).map(({ id, state }) => [id, state])).toEqual([
      [all[1]?.id, 'undone'],
      [all[0]?.id, 'undone'],
      [expect.any(Number), 'saved'],
    ])
  })

  test('asking to clear in words deletes nothing: the advisor says where that is done', async () => {
    const ann = await app().newUser()
    await ann.call(chat.send, { body: { message: 'clear all' } })
    expect(fake.turns.at(-1)?.carriedOut).toEqual({ kind: 'clear' })
    expect(await ann.call(chat.listMessages)).toHaveLength(2)
  })

  test('two undos of one fact at once change it once', async () => {
    const ann = await app().newUser()
    const { id } = await say(ann, { kind: 'expense', id: null, name: 'Food', amount: 40_000 })
    const results = await Promise.allSettled([ann.call(facts.undo, { id }), ann.call(facts.undo, { id })])
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    expect((await ann.call(profile.get)).otherData?.expenseItems).toEqual([])
  })
})
