import { expect, test } from 'vitest'
import { balanceSheet } from '#contract/balance-sheet.ts'
import { household } from '#contract/household.ts'
import { profile } from '#contract/profile.ts'
import { toCents } from '#finance/money.ts'
import { onBothEngines } from '#server/testing/test-store.ts'
import { type TestClient, useTestApp } from '#server/testing/test-app.ts'

const visa = { name: 'Visa', amount: toCents(6200), interestRate: 22.9, category: 'Credit Cards' as const }
const pension = { name: '401(k)', value: toCents(38_000), category: 'Retirement Accounts' as const }
const rent = { id: 1, category: 'Rent', amount: toCents(1650), date: '2026-03-01' }
const goal = { id: 1, name: 'Boat', currentAmount: 500, targetAmount: 1000, description: '' }

async function tell(person: TestClient) {
  await person.call(profile.save, {
    body: { income: toCents(82_000), savings: toCents(14_000), otherData: { expenseItems: [rent] } },
  })
  await person.call(balanceSheet.addAsset, { body: pension })
  await person.call(balanceSheet.addLiability, { body: visa })
}

onBothEngines('the household', (engine) => {
  const app = useTestApp(engine)

  test('of somebody who told nothing is empty', async () => {
    const ann = await app().newUser()
    const response = await ann.inject({ method: 'GET', url: '/api/household' })
    expect([response.statusCode, response.json()]).toEqual([
      200,
      {
        income: { lines: [], total: 0, stated: [], basis: null },
        spending: { lines: [], total: 0, stated: [] },
        owned: { lines: [], total: 0 },
        owed: { lines: [], total: 0 },
        netWorth: 0,
        surplus: null,
        doubtfulCash: [],
        listed: { income: null, expenses: null, savings: null, debt: null },
      },
    ])
  })

  test('has lines for what no list has, in dollars, and totals over everything', async () => {
    const ann = await app().newUser()
    await tell(ann)
    const { json } = await ann.inject({ method: 'GET', url: '/api/household' })
    expect(json()).toMatchObject({
      income: {
        lines: [
          {
            name: 'Salary',
            amount: 6833.33,
            source: { kind: 'profile', field: 'income', stated: 82_000 },
          },
        ],
        total: 6833.33,
        basis: null,
      },
      spending: { lines: [], total: 1650 },
      owned: {
        lines: [{ name: 'Savings', amount: 14_000, category: 'Cash and Equivalents' }],
        total: 52_000,
      },
      owed: { lines: [], total: 6200 },
      netWorth: 45_800,
      surplus: { amount: 5183.33, basis: null },
      listed: { income: null, expenses: 1650, savings: null, debt: 6200 },
    })
  })

  test('its lines are in no list, whatever is saved', async () => {
    const ann = await app().newUser()
    await tell(ann)
    expect(await ann.call(balanceSheet.listAssets)).toHaveLength(1)
    const { otherData } = await ann.call(profile.get)
    expect(otherData).toMatchObject({ expenseItems: [rent] })
    expect(otherData).not.toHaveProperty('incomeItems')
  })

  test('knows pay by its basis, which is remembered', async () => {
    const ann = await app().newUser()
    await tell(ann)
    await ann.call(profile.save, { body: { incomeBasis: 'net' } })
    const { income, surplus } = await ann.call(household.get)
    expect([income.basis, surplus?.basis]).toEqual(['net', 'net'])
    expect((await ann.call(profile.listChanges)).map(({ field, newValue }) => [field, newValue])[0]).toEqual([
      'incomeBasis',
      'net',
    ])
    const refused = await ann.inject({
      method: 'POST',
      url: '/api/profile',
      payload: { incomeBasis: 'brutto' },
    })
    expect([refused.statusCode, refused.json().message]).toEqual([
      400,
      'Income must be gross (before tax) or net (after tax)',
    ])
  })

  test('leaves out the rows of the example and counts goals that nothing else holds', async () => {
    const ann = await app().newUser()
    const financialGoalItems = [goal, { ...goal, id: 2, name: 'Trip', sample: true }]
    const incomeItems = [{ id: 1, source: 'Salary', amount: 5, date: '2023-01-01', sample: true }]
    await ann.call(profile.save, { body: { otherData: { financialGoalItems, incomeItems } } })
    const { owned, income } = await ann.call(household.get)
    expect(owned.lines.map(({ name, source }) => [name, source])).toEqual([['Boat', { kind: 'goal', id: 1 }]])
    expect([owned.total, income.total]).toEqual([500, 0])
  })

  test('is nobody else’s', async () => {
    const [ann, eve] = [await app().newUser(), await app().newUser()]
    await tell(ann)
    expect((await eve.call(household.get)).netWorth).toBe(0)
  })
})
