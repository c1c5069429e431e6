import { expect, test } from 'vitest'
import { balanceSheet } from '#contract/balance-sheet.ts'
import { profile } from '#contract/profile.ts'
import { todays } from '#contract/today.ts'
import { toCents } from '#finance/money.ts'
import { onBothEngines } from '#server/testing/test-store.ts'
import { type TestClient, useTestApp } from '#server/testing/test-app.ts'

const DAY = 24 * 60
const visa = { name: 'Visa', amount: toCents(6200), interestRate: 22.9, category: 'Credit Cards' as const }
const rent = { id: 1, category: 'Rent', amount: toCents(1650), date: '2026-03-01' }
const bike = { id: 1, name: 'Bike', currentAmount: 500, targetAmount: 1000, description: '' }

const tell = (person: TestClient, body: object) => person.call(profile.save, { body })

onBothEngines('today', (engine) => {
  const app = useTestApp(engine)

  test('says nothing to somebody of whom nothing is known', async () => {
    const ann = await app().newUser()
    expect(await ann.call(todays.get)).toEqual({
      netWorth: null,
      change: null,
      surplus: null,
      step: null,
      goals: [],
      stale: [],
    })
  })

  test('asks for take-home pay before it judges, and goes on when a step is ticked', async () => {
    const ann = await app().newUser()
    await tell(ann, { income: toCents(82_000), savings: toCents(500), otherData: { expenseItems: [rent] } })
    const first = await ann.call(todays.get)
    expect(first).toMatchObject({ netWorth: toCents(500), surplus: { basis: null } })
    expect(first.step?.code).toBe('take-home-pay')
    await ann.call(todays.tick, { body: { code: 'take-home-pay' } })
    expect((await ann.call(todays.get)).step?.code).toBe('one-month-buffer')
    await expect(ann.call(todays.tick, { body: { code: 'goal' } })).rejects.toMatchObject({ status: 400 })
    app().advance(31 * DAY)
    await app().signIn(ann, ann.user.id)
    expect((await ann.call(todays.get)).step?.code).toBe('take-home-pay')
  })

  test('a step of one user is nobody else’s', async () => {
    const [ann, eve] = [await app().newUser(), await app().newUser()]
    for (const person of [ann, eve]) await tell(person, { income: toCents(82_000) })
    await ann.call(todays.tick, { body: { code: 'take-home-pay' } })
    expect((await eve.call(todays.get)).step?.code).toBe('take-home-pay')
  })

  test('shows open goals, how net worth went, and what was not looked at for long', async () => {
    const ann = await app().newUser()
    const done = { ...bike, id: 2, currentAmount: 1000 }
    await tell(ann, { otherData: { financialGoalItems: [done, bike, { ...bike, id: 3, sample: true }] } })
    const { id } = await ann.call(balanceSheet.addLiability, { body: visa })
    app().advance(10 * DAY)
    await app().signIn(ann, ann.user.id)
    await ann.call(balanceSheet.updateLiability, { id, body: { ...visa, amount: toCents(6000) } })
    const soon = await ann.call(todays.get)
    expect(soon.goals.map((goal) => goal.id)).toEqual([1])
    expect(soon.change).toMatchObject({ grown: toCents(200) })
    expect(soon.stale).toEqual([])
    app().advance(34 * DAY)
    await app().signIn(ann, ann.user.id)
    expect((await ann.call(todays.get)).stale).toEqual([
      { list: 'liabilities', id, name: 'Visa', amount: toCents(6000), days: 34 },
    ])
  })
})
