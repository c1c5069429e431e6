import { expect, test } from 'vitest'
import { accounts } from '#contract/accounts.ts'
import { balanceSheet } from '#contract/balance-sheet.ts'
import { profile } from '#contract/profile.ts'
import { onBothEngines } from '#server/testing/test-store.ts'
import { type TestClient, useTestApp } from '#server/testing/test-app.ts'

const rent = { id: 1_767_225_600_000, category: 'Rent', amount: 1200, date: '2026-01-01' }
const food = { id: 1_767_225_600_001, category: 'Groceries', amount: 400.3, date: '2024-02-29', sample: true }
const salary = { id: 1_767_225_600_000, source: 'Salary', amount: 4000, date: '2026-01-01' }
const fund = { id: 5, name: 'Fund', currentAmount: 0.1 + 0.2, targetAmount: 10_000, description: '' }

onBothEngines('the budget under otherData', (engine) => {
  const app = useTestApp(engine)
  const post = async (person: TestClient, payload: object) => {
    const response = await person.inject({ method: 'POST', url: '/api/profile', payload })
    return { status: response.statusCode, body: response.json() }
  }
  const read = async (person: TestClient) =>
    (await person.inject({ method: 'GET', url: '/api/profile' })).json().otherData

  test('comes back as it was sent, in the order it was sent, with the version', async () => {
    const ann = await app().newUser()
    const lists = { expenseItems: [food, rent], incomeItems: [salary], financialGoalItems: [fund] }
    const { status, body } = await post(ann, { otherData: lists })
    const stored = { ...lists, financialGoalItems: [{ ...fund, currentAmount: 0.3 }], version: 1 }
    expect([status, body.otherData, body.version, body.conflicts]).toEqual([200, stored, 1, []])
    expect(await read(ann)).toEqual(stored)
    const rows = await app()
      .db.selectFrom('budgetItems')
      .select(['list', 'amount', 'isSample'])
      .where('userId', '=', ann.user.id)
      .orderBy('amount')
      .execute()
    expect(rows).toEqual([
      { list: 'financialGoalItems', amount: 30, isSample: 0 },
      { list: 'expenseItems', amount: 40_030, isSample: 1 },
      { list: 'expenseItems', amount: 120_000, isSample: 0 },
      { list: 'incomeItems', amount: 400_000, isSample: 0 },
    ])
  })

  test('without a version each list that is named is replaced and the others stay', async () => {
    const ann = await app().newUser()
    await post(ann, { otherData: { expenseItems: [rent, food], incomeItems: [salary] } })
    await post(ann, { otherData: { expenseItems: [{ ...food, amount: 5, sample: false }] } })
    const { sample: _, ...eaten } = food
    expect(await read(ann)).toEqual({
      expenseItems: [{ ...eaten, amount: 5 }],
      incomeItems: [salary],
      version: 2,
    })
    await post(ann, { income: 50 })
    expect(await read(ann)).toMatchObject({ incomeItems: [salary], version: 3 })
  })

  test('a list that was never stored is absent, an empty one is empty', async () => {
    const ann = await app().newUser()
    await post(ann, { otherData: {} })
    expect(await read(ann)).toBeNull()
    await post(ann, { otherData: { expenseItems: [], incomeItems: [] } })
    expect(await read(ann)).toEqual({ expenseItems: [], incomeItems: [], version: 1 })
    await post(ann, { otherData: { expenseItems: [], incomeItems: [], financialGoalItems: [] } })
    expect(await read(ann)).toEqual({ expenseItems: [], incomeItems: [], financialGoalItems: [], version: 2 })
  })

  test('null clears all of it', async () => {
    const ann = await app().newUser()
    await post(ann, { income: 5, otherData: { expenseItems: [rent], theme: 'x' } })
    const { body } = await post(ann, { otherData: null })
    expect([body.otherData, body.income]).toEqual([null, 5])
    expect(await read(ann)).toBeNull()
  })

  test('unknown keys are kept, unknown fields of rows are not, and a version sent back is no key', async () => {
    const ann = await app().newUser()
    const sent = {
      expenseItems: [{ ...rent, colour: 'red' }],
      theme: { dark: [1, 'é'] },
      note: 'x',
      version: 9,
    }
    await post(ann, { otherData: sent })
    const kept = { expenseItems: [rent], theme: { dark: [1, 'é'] }, note: 'x', version: 1 }
    expect(await read(ann)).toEqual(kept)
    await post(ann, { otherData: { ...(await read(ann)), note: null, more: true } })
    const { note: _, ...rest } = kept
    expect(await read(ann)).toEqual({ ...rest, more: true, version: 2 })
  })

  test('unknown keys have 16 kB together, over all saves', async () => {
    const ann = await app().newUser()
    expect((await post(ann, { otherData: { one: 'é'.repeat(4000) } })).status).toBe(200)
    const { status, body } = await post(ann, { otherData: { two: 'é'.repeat(4200), expenseItems: [rent] } })
    expect([status, body.message]).toEqual([
      413,
      'Keys of otherData besides the lists can take at most 16 kB together',
    ])
    expect(await read(ann)).toEqual({ one: 'é'.repeat(4000), version: 1 })
  })

  test('the same rows again write nothing, not even a version', async () => {
    const ann = await app().newUser()
    const otherData = { expenseItems: [rent, food], incomeItems: [salary], financialGoalItems: [fund] }
    await post(ann, { otherData })
    for (const version of [undefined, 0, 1]) {
      const { body } = await post(ann, { otherData, ...(version !== undefined && { version }) })
      expect([body.version, body.conflicts]).toEqual([1, []])
    }
  })

  test('any order of the rows is kept', async () => {
    const ann = await app().newUser()
    const rows = Array.from({ length: 6 }, (_, index) => ({ ...rent, id: index + 1 }))
    for (const order of [
      [1, 2, 3],
      [4, 1, 2, 3],
      [3, 1, 4, 2],
      [2, 5, 4, 6, 1, 3],
      [6, 1],
    ]) {
      const expenseItems = order.map((id) => rows.find((row) => row.id === id))
      const { body } = await post(ann, { otherData: { expenseItems } })
      expect(body.otherData.expenseItems.map((row: { id: number }) => row.id)).toEqual(order)
    }
  })

  test('a body may have 2 MB, and no more', async () => {
    const ann = await app().newUser()
    const description = 'x'.repeat(1900)
    const goals = (count: number) =>
      Array.from({ length: count }, (_, index) => ({ ...fund, id: index + 1, description }))
    expect((await post(ann, { otherData: { financialGoalItems: goals(1000) } })).status).toBe(200)
    const { status, body } = await post(ann, { otherData: { financialGoalItems: goals(1100) } })
    expect([status, body.message]).toEqual([413, 'That is too large'])
  })

  test('leaves with its owner, like everything else about their money', async () => {
    const [ann, bob] = [await app().newUser(), await app().newUser()]
    for (const person of [ann, bob]) {
      await post(person, { income: 5, otherData: { expenseItems: [rent, food] } })
      await post(person, { otherData: { expenseItems: [rent] } })
      await person.call(balanceSheet.addAsset, { body: { name: 'Car', value: 5, category: 'Vehicles' } })
    }
    await ann.call(accounts.deleteAccount, { body: { password: ann.password } })
    for (const table of ['profiles', 'profileChanges', 'budgetItems', 'budgetDeletions', 'assets'] as const) {
      const owners = await app().db.selectFrom(table).select('userId').execute()
      expect(owners.map((row) => row.userId)).not.toContain(ann.user.id)
      expect(owners.map((row) => row.userId)).toContain(bob.user.id)
    }
    expect((await bob.call(profile.get)).otherData?.expenseItems).toHaveLength(1)
  })
})
