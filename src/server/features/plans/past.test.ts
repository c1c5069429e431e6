import { expect, test } from 'vitest'
import { accounts } from '#contract/accounts.ts'
import { balanceSheet } from '#contract/balance-sheet.ts'
import { plans, toFacts } from '#contract/plans.ts'
import { profile } from '#contract/profile.ts'
import { toCents } from '#finance/money.ts'
import { listChanges } from '#finance/plan-changes.ts'
import { MAX_BALANCES } from '#server/features/balance-sheet/balances-store.ts'
import { onBothEngines } from '#server/testing/test-store.ts'
import { TEST_PASSWORD, type TestApp, useTestApp } from '#server/testing/test-app.ts'

const visa = { name: 'Visa', amount: toCents(6200), interestRate: 22.9, category: 'Credit Cards' as const }
const trip = { id: 7, name: 'Trip', currentAmount: 0, targetAmount: toCents(1200), description: '' }
type Person = Awaited<ReturnType<TestApp['newUser']>>

const DAY = 24 * 60

onBothEngines('the past of plans', (engine) => {
  const app = useTestApp(engine)
  const pastOf = async (person: Person, kind: 'debts' | 'goals') =>
    (await person.call(plans.past, { query: { kind } })).balances.map(({ day, amount }) => [day, amount])
  /** A session does not last so long. */
  async function comeBack(person: Person, days: number) {
    app().advance(days * DAY)
    await person.call(accounts.login, { body: { email: person.email, password: TEST_PASSWORD } })
  }
  const storedOf = (userId: number) =>
    app()
      .db.selectFrom('balances')
      .select(['kind', 'itemId', 'day', 'amount'])
      .where('userId', '=', userId)
      .orderBy('id')
      .execute()

  test('is what each day ended with, of which each month gives its last', async () => {
    const ann = await app().newUser()
    const { id } = await ann.call(balanceSheet.addLiability, { body: visa })
    const pay = (amount: number) =>
      ann.call(balanceSheet.updateLiability, { id, body: { ...visa, amount: toCents(amount) } })
    await pay(6100)
    // A rate alone moves nothing.
    await ann.call(balanceSheet.updateLiability, {
      id,
      body: { ...visa, amount: toCents(6100), interestRate: 9 },
    })
    app().advance(3 * DAY)
    await pay(6000)
    await comeBack(ann, 40)
    await pay(5000)
    const [first, second, third] = await storedOf(ann.user.id)
    expect([first, second]).toEqual([
      { kind: 'liability', itemId: id, day: '2026-03-01', amount: toCents(6100) },
      { kind: 'liability', itemId: id, day: '2026-03-04', amount: toCents(6000) },
    ])
    expect(await pastOf(ann, 'debts')).toEqual([
      ['2026-03-04', toCents(6000)],
      [third?.day, toCents(5000)],
    ])
    await ann.call(balanceSheet.removeLiability, { id })
    expect((await pastOf(ann, 'debts')).at(-1)).toEqual(['2026-04-13', 0])
    const eve = await app().newUser()
    expect([await pastOf(ann, 'goals'), await pastOf(eve, 'debts')]).toEqual([[], []])
    const wire = await ann.inject({ method: 'GET', url: '/api/plans/past?kind=debts' })
    expect(wire.json().balances[0]).toEqual({ id, day: '2026-03-04', amount: 6000 })
    const wrong = await ann.inject({ method: 'GET', url: '/api/plans/past?kind=house' })
    expect([wrong.statusCode, wrong.json().message]).toEqual([400, expect.stringContaining('debts or goals')])
  })

  test('follows goals wherever they are changed, and what a plan applies', async () => {
    const ann = await app().newUser()
    const save = (goal: object) =>
      ann.call(profile.save, { body: { otherData: { financialGoalItems: [{ ...trip, ...goal }] } } })
    await save({ currentAmount: 100, sample: true })
    expect(await storedOf(ann.user.id)).toEqual([])
    await save({ currentAmount: toCents(200) })
    await comeBack(ann, 31)
    await save({ currentAmount: toCents(450) })
    const goals = (await pastOf(ann, 'goals')).map(([, amount]) => amount)
    expect(goals).toEqual([toCents(200), toCents(450)])
    const { id } = await ann.call(balanceSheet.addLiability, { body: visa })
    const inputs = { [`owed.${id}`]: toCents(5000) }
    const plan = await ann.call(plans.save, { body: { name: 'x', kind: 'debts', inputs } })
    await comeBack(ann, 31)
    const changes = listChanges('debts', inputs, toFacts(await ann.call(plans.basis)))
    await ann.call(plans.apply, { id: plan.id, body: { changes } })
    expect((await pastOf(ann, 'debts')).map(([, amount]) => amount)).toEqual([visa.amount, toCents(5000)])
  })

  test('has the way of plans that are followed beside it', async () => {
    const ann = await app().newUser()
    const { id } = await ann.call(balanceSheet.addLiability, { body: visa })
    const body = { name: 'Debt-free', kind: 'debts' as const, inputs: { monthly: toCents(500) } }
    const plan = await ann.call(plans.save, { body })
    const waysOf = async (kind: 'debts' | 'goals') => (await ann.call(plans.past, { query: { kind } })).ways
    expect(await waysOf('debts')).toEqual([])
    const { followed } = await ann.call(plans.follow, { id: plan.id, body: { isFollowed: true } })
    const [way] = await waysOf('debts')
    expect(way).toMatchObject({ planId: plan.id, name: 'Debt-free', since: followed?.since, ids: [id] })
    expect([way?.points[0], way?.points.at(-1)]).toEqual([visa.amount, 0])
    expect(await waysOf('goals')).toEqual([])
  })

  test('ends somewhere: the oldest make room, and all of it goes with the account', async () => {
    const ann = await app().newUser()
    const userId = ann.user.id
    const row = (at: number) => ({
      userId,
      kind: 'goal' as const,
      itemId: at + 1,
      day: '2020-01-01',
      amount: 1,
    })
    for (let at = 0; at < MAX_BALANCES; at += 1000)
      await app()
        .db.insertInto('balances')
        .values(Array.from({ length: 1000 }, (_, index) => row(at + index)))
        .execute()
    await ann.call(balanceSheet.addLiability, { body: visa })
    const stored = await storedOf(userId)
    expect([stored.length, stored[0]?.itemId, stored.at(-1)?.kind]).toEqual([MAX_BALANCES, 2, 'liability'])
    await ann.call(accounts.deleteAccount, { body: { password: TEST_PASSWORD } })
    await expect.poll(() => storedOf(userId)).toEqual([])
  })
})
