import { expect, test } from 'vitest'
import { profile } from '#contract/profile.ts'
import { onBothEngines } from '#server/testing/test-store.ts'
import { type TestClient, useTestApp } from '#server/testing/test-app.ts'

const empty = {
  income: null,
  takeHome: null,
  incomeBasis: null,
  expenses: null,
  savings: null,
  debt: null,
  investmentRiskTolerance: null,
  retirementGoal: null,
  retirementAge: null,
  financialGoals: null,
  version: 0,
  otherData: null,
  sources: {},
}
const full = {
  income: 85_000.5,
  takeHome: 5100.25,
  incomeBasis: 'gross',
  expenses: 3200,
  savings: 0.3,
  debt: 999_999_999_999.99,
  investmentRiskTolerance: 'medium',
  retirementGoal: 1_000_000,
  retirementAge: 65,
  financialGoals: 'A house, early retirement',
}

onBothEngines('the financial profile', (engine) => {
  const app = useTestApp(engine)
  const post = (person: TestClient, payload: object) =>
    person.inject({ method: 'POST', url: '/api/profile', payload })
  const read = async (person: TestClient) =>
    (await person.inject({ method: 'GET', url: '/api/profile' })).json()

  test.each([
    ['another income takes it along', { income: 70_000 }, null],
    ['also where it is sent as it was', { income: 70_000, takeHome: 4100 }, null],
    ['not one that is changed too', { income: 70_000, takeHome: 4300 }, 4300],
    ['not where the income is the same', { income: 66_000, expenses: 10 }, 4100],
    ['not where the income is only cleared', { income: null }, 4100],
    ['not where something else changes', { expenses: 3000 }, 4100],
  ])('take-home pay is left of the income: %s', async (_, change, takeHome) => {
    const person = await app().newUser()
    await post(person, { income: 66_000, takeHome: 4100 })
    expect((await post(person, change)).json()).toMatchObject({ takeHome })
    expect(await read(person)).toMatchObject({ ...change, takeHome })
  })

  test('take-home pay that was told before any income stays beside it', async () => {
    const person = await app().newUser()
    await post(person, { takeHome: 4100 })
    expect((await post(person, { income: 66_000 })).json()).toMatchObject({ income: 66_000, takeHome: 4100 })
  })

  test('is there from the start, with nothing set', async () => {
    const response = await (await app().newUser()).inject({ method: 'GET', url: '/api/profile' })
    expect([response.statusCode, response.json()]).toEqual([200, empty])
  })

  test('stores every field as a number or text, and says so', async () => {
    const ann = await app().newUser()
    const response = await post(ann, full)
    expect([response.statusCode, response.json()]).toEqual([
      200,
      { ...full, version: 1, otherData: null, sources: expect.any(Object), conflicts: [] },
    ])
    expect(await read(ann)).toMatchObject(full)
    const row = await app()
      .db.selectFrom('profiles')
      .select(['income', 'savings', 'debt'])
      .where('userId', '=', ann.user.id)
      .execute()
    expect(row).toEqual([{ income: 8_500_050, savings: 30, debt: 99_999_999_999_999 }])
  })

  test('absent fields stay, null clears, and so does an empty text', async () => {
    const ann = await app().newUser()
    await post(ann, full)
    await post(ann, { income: 1.005, debt: null, retirementAge: null })
    await post(ann, { financialGoals: ' ', investmentRiskTolerance: '' })
    expect(await read(ann)).toMatchObject({
      ...full,
      income: 1.01,
      takeHome: null,
      debt: null,
      retirementAge: null,
      financialGoals: null,
      investmentRiskTolerance: null,
    })
  })

  test('an empty save and unknown fields change nothing', async () => {
    const ann = await app().newUser()
    for (const payload of [{}, { userId: 1, id: 3, hasExpenseItems: 1, salary: 5 }]) {
      const response = await post(ann, payload)
      expect([response.statusCode, response.json()]).toEqual([200, { ...empty, conflicts: [] }])
    }
  })

  test('the version rises with a change and only with a change', async () => {
    const ann = await app().newUser()
    const versions = []
    for (const payload of [
      { income: 1 },
      { income: 1 },
      { income: 2, debt: 3 },
      { income: 2 },
      { debt: null },
    ]) {
      versions.push((await post(ann, payload)).json().version)
    }
    expect(versions).toEqual([1, 1, 2, 2, 3])
  })

  test("is nobody else's", async () => {
    const [ann, eve] = [await app().newUser(), await app().newUser()]
    await post(ann, full)
    expect(await read(eve)).toEqual(empty)
  })

  test('saves of different fields at the same moment are all kept', async () => {
    const ann = await app().newUser()
    const parts = Object.entries(full).map(([field, value]) => ({ [field]: value }))
    const responses = await Promise.all(parts.map((part) => post(ann, part)))
    expect(responses.map((response) => response.statusCode)).toEqual(parts.map(() => 200))
    expect(await read(ann)).toMatchObject({ ...full, version: 10 })
  })

  const dollars = (what: string) => `${what} must be a number, 0 or higher`
  const age = 'Retirement age must be a whole number from 1 to 100'
  const risk = 'Risk tolerance must be low, medium or high'
  test.each([
    [{ income: -1 }, dollars('Income')],
    [{ income: '85000' }, dollars('Income')],
    [{ income: '' }, dollars('Income')],
    [{ income: {} }, dollars('Income')],
    [{ expenses: -0.001 }, dollars('Expenses')],
    [{ savings: 'NaN' }, dollars('Savings')],
    [{ debt: true }, dollars('Debt')],
    [{ retirementGoal: [] }, dollars('Retirement goal')],
    [{ retirementGoal: 1e308 }, 'Amounts can be at most $999,999,999,999.99'],
    [{ retirementAge: 0 }, age],
    [{ retirementAge: 101 }, age],
    [{ retirementAge: 65.5 }, age],
    [{ retirementAge: '65' }, age],
    [{ retirementAge: 1e308 }, age],
    [{ investmentRiskTolerance: 'extreme' }, risk],
    [{ investmentRiskTolerance: 'Low' }, risk],
    [{ investmentRiskTolerance: 1 }, risk],
    [{ financialGoals: 'x'.repeat(2001) }, 'Please use at most 2000 characters'],
    [{ financialGoals: 5 }, 'Invalid input: expected string, received number'],
    [{ version: -1 }, 'version must be a whole number of 0 or more'],
    [{ version: '1' }, 'version must be a whole number of 0 or more'],
  ])('%j is refused and changes nothing', async (broken, message) => {
    const ann = await app().newUser()
    await post(ann, full)
    const before = await read(ann)
    const response = await post(ann, { income: 1, retirementAge: 30, ...broken })
    expect([response.statusCode, response.json().message]).toEqual([400, message])
    expect(await read(ann)).toEqual(before)
    expect(await ann.call(profile.listChanges)).toHaveLength(10)
  })

  test('a number that JSON cannot hold is refused like any other', async () => {
    const ann = await app().newUser()
    const headers = { 'content-type': 'application/json' }
    for (const payload of ['{"income":1e999}', '{"income":NaN}', '{"income":-Infinity}']) {
      const response = await ann.inject({ method: 'POST', url: '/api/profile', payload, headers })
      expect(response.statusCode).toBe(400)
    }
    expect(await read(ann)).toEqual(empty)
  })
})
