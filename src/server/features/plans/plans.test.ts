import { describe, expect, test } from 'vitest'
import { balanceSheet } from '#contract/balance-sheet.ts'
import { digests } from '#contract/digest.ts'
import { MOST_PLANS, plans, toFacts } from '#contract/plans.ts'
import { profile } from '#contract/profile.ts'
import type { PlanInputs } from '#finance/plan-facts.ts'
import { planDebts } from '#finance/debts-plan.ts'
import { listChanges } from '#finance/plan-changes.ts'
import { toCents } from '#finance/money.ts'
import { onBothEngines } from '#server/testing/test-store.ts'
import { type TestClient, useTestApp } from '#server/testing/test-app.ts'

const visa = { name: 'Visa', amount: toCents(6200), interestRate: 22.9, category: 'Credit Cards' as const }
const trip = { id: 7, name: 'Trip', currentAmount: 0, targetAmount: toCents(1200), description: '' }

async function tell(person: TestClient) {
  await person.call(profile.save, {
    body: {
      income: toCents(82_000),
      expenses: toCents(2170),
      savings: toCents(14_000),
      otherData: { financialGoalItems: [trip] },
    },
  })
  return person.call(balanceSheet.addLiability, { body: visa })
}

const preview = async (person: TestClient, kind: 'debts' | 'goals' | 'retirement', inputs: PlanInputs) =>
  listChanges(kind, inputs, toFacts(await person.call(plans.basis)))

onBothEngines('plans', (engine) => {
  const app = useTestApp(engine)

  test('start from what the advisor knows, with its sources', async () => {
    const ann = await app().newUser()
    const { id } = await tell(ann)
    const basis = await ann.call(plans.basis)
    expect(basis.debts).toMatchObject([{ id, name: 'Visa', minimumPayment: null }])
    const known = new Map(basis.known.map((one) => [one.name, one]))
    expect(known.get('house.income')).toMatchObject({ value: 683_333, source: { kind: 'formula' } })
    expect(known.get('retirement.retirementAge')).toMatchObject({ value: 67, source: { kind: 'rule' } })
    expect(known.get('safety.savings')).toMatchObject({ source: { kind: 'profile', field: 'savings' } })
    expect(known.has('retirement.age')).toBe(false)
    expect(basis.incomes).toEqual([{ name: 'Salary', amount: 683_333 }])
    expect(basis.steps[1]?.text).toContain('Visa')
  })

  test('count nothing as left over while pay may be before tax, and ask for take-home pay first', async () => {
    const ann = await app().newUser()
    await tell(ann)
    const unclear = await ann.call(plans.basis)
    expect(unclear.steps[0]?.code).toBe('take-home-pay')
    expect(unclear.steps.filter(({ text }) => text.includes('left over'))).toEqual([])
    const surplus = unclear.known.find(({ name }) => name === 'goals.surplus')
    expect(surplus?.source).toMatchObject({ kind: 'formula', pay: 'unsaid' })

    await ann.call(profile.save, { body: { incomeBasis: 'net' } })
    const { steps } = await ann.call(plans.basis)
    expect(steps[0]?.text).toMatch(/Visa.*With all that is left over each month/)
  })

  test('say what is missing for certain even before tax, and what else there is to tell', async () => {
    const ann = await app().newUser()
    await ann.call(profile.save, { body: { income: toCents(36_000), expenses: toCents(4000) } })
    const { steps } = await ann.call(plans.basis)
    expect(steps.map(({ code }) => code)).toEqual(['take-home-pay', 'negative-cash-flow', 'missing-data'])
    expect(steps[1]?.text).toContain('You spend $1,000.00 a month more than you earn.')
    expect(steps[2]?.text).toMatch(/^Tell the advisor about your savings, /)
  })

  test('of somebody who told nothing are empty', async () => {
    const ann = await app().newUser()
    expect(await ann.call(plans.basis)).toMatchObject({ debts: [], goals: [], incomes: [] })
    expect(await ann.call(plans.list)).toEqual([])
  })

  test('are saved by name in dollars, changed and deleted, each by its owner alone', async () => {
    const [ann, eve] = [await app().newUser(), await app().newUser()]
    const payload = { name: ' Faster ', kind: 'debts', inputs: { extra: 300.5, order: 'snowball' } }
    const sent = await ann.inject({ method: 'POST', url: '/api/plans', payload })
    expect([sent.statusCode, sent.json()]).toMatchObject([201, { ...payload, name: 'Faster' }])
    const [saved] = await ann.call(plans.list)
    expect(saved).toMatchObject({ inputs: { extra: 30_050 }, applied: null, followed: null })
    const { id } = saved!
    const body = { name: 'Faster', kind: 'debts' as const, inputs: { extra: 100 } }
    expect((await ann.call(plans.update, { id, body })).inputs).toEqual({ extra: 100 })
    await expect(
      ann.call(plans.update, { id, body: { ...body, kind: 'goals', inputs: {} } }),
    ).rejects.toMatchObject({
      status: 400,
    })
    for (const attempt of [
      () => eve.call(plans.update, { id, body }),
      () => eve.call(plans.remove, { id }),
      () => eve.call(plans.apply, { id, body: { changes: [] } }),
      () => eve.call(plans.undo, { id }),
      () => eve.call(plans.follow, { id, body: { isFollowed: true } }),
    ])
      await expect(attempt()).rejects.toMatchObject({ status: 404, serverMessage: 'Plan not found' })
    expect(await eve.call(plans.list)).toEqual([])
    await ann.call(plans.remove, { id })
    expect(await ann.call(plans.list)).toEqual([])
  })

  test('refuse inputs that are none, and have an end', async () => {
    const ann = await app().newUser()
    const send = (inputs: object, name = 'x') =>
      ann.inject({ method: 'POST', url: '/api/plans', payload: { name, kind: 'debts', inputs } })
    for (const inputs of [{ extra: -1 }, { extra: 1e20 }, { nothing: 1 }, { order: 'x' }, { 'rate.x': 1 }])
      expect((await send(inputs)).json().message).toBe(
        'One of the inputs is not what the plan can use. Please check the amounts.',
      )
    expect((await send({}, ' ')).json().message).toBe('Please give the plan a name')
    for (let count = 0; count < MOST_PLANS; count += 1) await send({}, `Plan ${count}`)
    expect((await send({})).json().message).toBe('You can keep at most 100 plans. Please delete one first.')
  })

  describe('applying', () => {
    test('changes exactly what was named, and undo gives it back', async () => {
      const ann = await app().newUser()
      const { id } = await tell(ann)
      const inputs = { [`min.${id}`]: toCents(180), [`rate.${id}`]: 19.9, extra: toCents(300) }
      const plan = await ann.call(plans.save, { body: { name: 'Lower rate', kind: 'debts', inputs } })
      const changes = await preview(ann, 'debts', inputs)
      expect(changes.map(({ field, from, to }) => [field, from, to])).toEqual([
        ['interestRate', 22.9, 19.9],
        ['minimumPayment', null, toCents(180)],
      ])
      const applied = await ann.call(plans.apply, { id: plan.id, body: { changes } })
      expect(applied.applied?.changes).toEqual(changes)
      const [after] = await ann.call(balanceSheet.listLiabilities)
      expect(after).toMatchObject({ interestRate: 19.9, minimumPayment: toCents(180), amount: visa.amount })
      await expect(ann.call(plans.apply, { id: plan.id, body: { changes } })).rejects.toMatchObject({
        status: 409,
      })
      const { kept } = await ann.call(plans.undo, { id: plan.id })
      expect(kept).toEqual([])
      const [before] = await ann.call(balanceSheet.listLiabilities)
      expect(before).toMatchObject({ interestRate: 22.9, minimumPayment: null })
      await expect(ann.call(plans.undo, { id: plan.id })).rejects.toMatchObject({ status: 409 })
    })

    test('writes to goals and the profile, adds a goal, and keeps what was changed since', async () => {
      const ann = await app().newUser()
      await tell(ann)
      const goals = { 'target.7': toCents(900), 'target.0': toCents(5000), name: 'Car' }
      const first = await ann.call(plans.save, { body: { name: 'Car', kind: 'goals', inputs: goals } })
      await ann.call(plans.apply, { id: first.id, body: { changes: await preview(ann, 'goals', goals) } })
      const listed = async () => (await ann.call(profile.get)).otherData?.financialGoalItems ?? []
      expect((await listed()).map(({ name, targetAmount }) => [name, targetAmount])).toEqual([
        ['Car', toCents(5000)],
        ['Trip', toCents(900)],
      ])
      const moved = (await listed()).map((goal) => (goal.id === 7 ? { ...goal, targetAmount: 5 } : goal))
      await ann.call(profile.save, { body: { otherData: { financialGoalItems: moved } } })
      const { kept } = await ann.call(plans.undo, { id: first.id })
      expect(kept.map(({ name }) => name)).toEqual(['Trip'])
      expect((await listed()).map(({ name }) => name)).toEqual(['Trip'])

      const later = { retirementAge: 64, risk: 'high' }
      const second = await ann.call(plans.save, {
        body: { name: 'Sooner', kind: 'retirement', inputs: later },
      })
      await ann.call(plans.apply, {
        id: second.id,
        body: { changes: await preview(ann, 'retirement', later) },
      })
      expect(await ann.call(profile.get)).toMatchObject({
        retirementAge: 64,
        investmentRiskTolerance: 'high',
      })
      await ann.call(plans.undo, { id: second.id })
      expect(await ann.call(profile.get)).toMatchObject({ retirementAge: null })
    })

    test('changes nothing when what is stored has become another', async () => {
      const ann = await app().newUser()
      const { id } = await tell(ann)
      const inputs = { [`rate.${id}`]: 19.9 }
      const plan = await ann.call(plans.save, { body: { name: 'x', kind: 'debts', inputs } })
      const changes = await preview(ann, 'debts', inputs)
      await ann.call(balanceSheet.updateLiability, { id, body: { ...visa, interestRate: 25 } })
      await expect(ann.call(plans.apply, { id: plan.id, body: { changes } })).rejects.toMatchObject({
        status: 409,
      })
      expect((await ann.call(balanceSheet.listLiabilities))[0]?.interestRate).toBe(25)
    })
  })

  test('that are followed say how far ahead one is', async () => {
    const ann = await app().newUser()
    const { id } = await tell(ann)
    const inputs = { monthly: toCents(500) }
    const plan = await ann.call(plans.save, { body: { name: 'Debt-free', kind: 'debts', inputs } })
    const { ways } = planDebts(inputs, toFacts(await ann.call(plans.basis)))
    const followed = await ann.call(plans.follow, { id: plan.id, body: { isFollowed: true } })
    expect(followed.followed).toEqual({ since: '2026-03-01', ahead: 0 })
    const amount = ways.avalanche.table[2]?.balances[0] ?? 0
    await ann.call(balanceSheet.updateLiability, { id, body: { ...visa, amount } })
    expect((await ann.call(plans.list))[0]?.followed?.ahead).toBe(3)
    const { sections } = await ann.call(digests.preview)
    expect(sections.flatMap(({ lines }) => lines)).toContain('Debt-free: 3 months ahead of plan.')
    expect((await ann.call(plans.follow, { id: plan.id, body: { isFollowed: false } })).followed).toBeNull()
    const never = await ann.call(plans.save, { body: { name: 'x', kind: 'debts', inputs: { monthly: 1 } } })
    await expect(ann.call(plans.follow, { id: never.id, body: { isFollowed: true } })).rejects.toMatchObject({
      status: 400,
    })
  })
})
