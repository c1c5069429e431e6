import { expect, test } from 'vitest'
import { accounts } from '#contract/accounts.ts'
import { balanceSheet } from '#contract/balance-sheet.ts'
import { chat } from '#contract/chat.ts'
import { facts } from '#contract/facts.ts'
import { feedback } from '#contract/feedback.ts'
import { imports } from '#contract/imports.ts'
import { languageModel } from '#contract/language-model.ts'
import { plans } from '#contract/plans.ts'
import { profile } from '#contract/profile.ts'
import { settings } from '#contract/settings.ts'
import { timeZone } from '#contract/time-zone.ts'
import { todays } from '#contract/today.ts'
import { transactions } from '#contract/transactions.ts'
import { addMessages } from '#server/testing/add-messages.ts'
import { fillAccount } from '#server/testing/fill-account.ts'
import { restoreFile } from '#server/testing/restore-file.ts'
import { type TestApp, TEST_PASSWORD, useTestApp } from '#server/testing/test-app.ts'
import { onBothEngines } from '#server/testing/test-store.ts'
import { nameAlike, type OwnFile } from '#server/testing/name-alike.ts'

type Person = Awaited<ReturnType<TestApp['newUser']>>

const exportOf = async ({ inject }: Pick<Person, 'inject'>) =>
  (await inject({ method: 'GET', url: '/api/own-data.json' })).payload

const listOf = (person: Person) => person.call(chat.listMessages)
const say = (person: Person, message: string) => person.call(chat.send, { body: { message } })

/** Transactions and plans as the screens show them, without their numbers. */
async function lookOf({ call }: Person) {
  const shown = await Promise.all([
    call(transactions.list, { query: { limit: 200 } }),
    call(transactions.list, { query: { search: 'bread' } }),
    call(transactions.list, { query: { kind: 'transfer' } }),
    call(transactions.months),
    call(transactions.recurring),
    call(transactions.listRules),
    call(transactions.accounts),
    call(imports.list),
  ])
  const saved = await call(plans.list)
  const followed = saved.map(({ name, followed: way, applied }) => [name, way, applied?.changes[0]?.to])
  const numbers = new Set(['id', 'accountId', 'partOf'])
  return JSON.parse(JSON.stringify([shown, followed], (key, value) => (numbers.has(key) ? 0 : value)))
}

const GROWTH = 'If I invest 500 a month, what will it grow to in 20 years?'

/** Somebody with something of everything, told and typed, and some of it taken back. */
async function liveALittle(app: TestApp, person: Person) {
  await person.call(timeZone.set, { body: { timeZone: 'Europe/Paris' } })
  await person.call(settings.change, { body: { theme: 'dark', goals: true, currency: 'CAD' } })
  await person.call(languageModel.set, { body: { isOn: false } })
  const card = { name: '=Visa', amount: 512_345, interestRate: 22.125, category: 'Credit Cards' as const }
  await person.call(balanceSheet.addLiability, {
    body: { ...card, notes: 'a, "b"\nc', minimumPayment: 2500 },
  })
  await fillAccount(person)
  const piano = { name: 'Piano', value: 300_000, category: 'Other Assets' as const, notes: null }
  await person.call(balanceSheet.addAsset, { body: piano })
  await say(person, 'I earn $85,000 a year and my rent is $1,800 a month')
  app.advance(60 * 24)
  await say(person, 'I have $12,000 in my savings account')
  await say(person, 'I have a car worth $9,000')
  await say(person, 'How long does it take to pay off $5,000 at 22% with $300 a month?')
  await say(person, 'and with 400?')
  await say(person, 'When am I debt-free if I pay $300 a month on my Visa?')
  const { assumptions = [] } = (await say(person, GROWTH)).reply
  const [rate] = assumptions
  const change = { sum: rate?.sum ?? '', input: rate?.input ?? '', value: 5 }
  await person.call(chat.send, { body: { message: 'Use 5%.', change } })
  await person.call(profile.save, { body: { income: 9_000_000, incomeBasis: 'gross', retirementAge: 64 } })
  const goal = { id: 7, name: 'House', currentAmount: 100, targetAmount: 5_000_000, description: 'é 😀' }
  await person.call(profile.save, {
    body: {
      otherData: {
        financialGoalItems: [goal, { ...goal, id: 3, name: 'Car' }],
        incomeItems: [{ id: 9, source: 'Pay', amount: 400_000, date: '2026-02-28' }],
        mine: { a: [1] },
      },
    },
  })
  const [first] = await person.call(balanceSheet.listAssets)
  await person.call(balanceSheet.removeAsset, { id: first?.id ?? 0 })
  const { id: lastId } = (await say(person, 'My rent is $1,900 a month')).userMessage
  await person.call(chat.send, { body: { message: 'My rent is $1,950 a month', replaces: lastId } })
  const { step } = await person.call(todays.get)
  await person.call(todays.tick, { body: { code: step?.code ?? '' } })
  const note = { name: 'Ann', email: person.email, subject: 'Thanks', message: 'It helps me a lot' }
  await person.call(feedback.send, { body: note })
  // Downloading everything needs a fresh one.
  await person.call(accounts.login, { body: { email: person.email, password: TEST_PASSWORD } })
}

onBothEngines('everything of a user', (engine) => {
  const app = useTestApp(engine)

  test('is exported, deleted and restored into a new account exactly', async () => {
    const ann = await app().newUser({ name: 'Ann Archer' })
    await liveALittle(app(), ann)
    const before = await exportOf(ann)
    const file = JSON.parse(before) as OwnFile
    for (const [part, count] of Object.entries(file.counts)) expect([part, count > 0]).toEqual([part, true])
    const looked = await lookOf(ann)
    await ann.call(accounts.deleteAccount, { body: { password: TEST_PASSWORD } })
    // Somebody else has rows in between, so that no number is free by chance.
    const other = await app().newUser()
    await addMessages(
      app().db,
      other.user.id,
      Array.from({ length: 30 }, (_, n) => `Words ${n}`),
    )
    const cash = { name: 'Cash', value: 1, category: 'Other Assets' as const }
    for (let n = 0; n < 5; n += 1) await other.call(balanceSheet.addAsset, { body: cash })

    const again = await app().newUser({ name: 'New', email: 'new@example.com' })
    await restoreFile(again, before, 'empty')
    const after = JSON.parse(await exportOf(again)) as OwnFile
    const { events: eventsBefore, feedback: _, account: accountBefore, ...rest } = file
    const { events, feedback: __, account, ...restored } = nameAlike(after, file)
    expect({ ...restored, exportedAt: '', counts: {} }).toEqual({ ...rest, exportedAt: '', counts: {} })
    expect(account).toEqual([
      { ...accountBefore[0], email: 'new@example.com', username: 'new', createdAt: expect.any(String) },
    ])
    expect(events.slice(0, eventsBefore.length)).toEqual(eventsBefore)
    const own = events.slice(eventsBefore.length).map(({ kind }) => kind)
    expect(own).toEqual(['data-restored', 'data-exported'])
    expect(await again.call(accounts.me)).toMatchObject({ name: 'Ann Archer', email: 'new@example.com' })
    // What is not in the file is worked out again, and is the same.
    expect(await lookOf(again)).toEqual(looked)
  })

  test('works on after the restore: words are found, sums go on, facts are undone, rows come back', async () => {
    const ann = await app().newUser()
    await say(ann, 'I have a car worth $9,000')
    await say(ann, 'I sold my car')
    await say(ann, GROWTH)
    await say(ann, 'How long does it take to pay off $5,000 at 22% with $300 a month?')
    const file = await exportOf(ann)
    const again = await app().newUser()
    await restoreFile(again, file, 'empty')
    const found = await again.call(chat.listMessages, { query: { search: 'pay off $5,000' } })
    expect(found.map(({ isUserMessage }) => isUserMessage)).toContain(true)
    expect((await say(again, 'and with 400?')).reply.content).toMatch(/6 months.*sooner than before/)
    const [first] = (await listOf(again)).flatMap(({ assumptions = [] }) => assumptions)
    const change = { sum: first?.sum ?? '', input: first?.input ?? '', value: 5 }
    const { reply } = await again.call(chat.send, { body: { message: 'Use 5%.', change } })
    expect(reply.content).toMatch(/less than before/)
    const saved = (await again.call(facts.list)).filter(({ canUndo }) => canUndo)
    expect(saved.length).toBeGreaterThan(0)
    await again.call(facts.undo, { id: saved[0]?.id ?? 0 })
    const assets = await again.call(balanceSheet.listAssets)
    expect(assets.map(({ name }) => name.toLowerCase())).toEqual(['car'])
    // The first account has all of its own still.
    expect(JSON.parse(await exportOf(ann))).toMatchObject({
      messages: (JSON.parse(file) as OwnFile).messages,
    })
  })
})
