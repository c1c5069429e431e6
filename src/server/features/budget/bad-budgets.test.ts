import { expect, test } from 'vitest'
import { onBothEngines } from '#server/testing/test-store.ts'
import { useTestApp } from '#server/testing/test-app.ts'

const rent = { id: 1, category: 'Rent', amount: 1200, date: '2026-01-01' }
const salary = { id: 1, source: 'Salary', amount: 4000, date: '2026-01-01' }
const fund = { id: 1, name: 'Fund', currentAmount: 5, targetAmount: 10, description: '' }
const expense = (broken: object) => ({ expenseItems: [rent, { ...rent, id: 2, ...broken }] })
const income = (broken: object) => ({ incomeItems: [{ ...salary, ...broken }] })
const goal = (broken: object) => ({ financialGoalItems: [{ ...fund, ...broken }] })

const id = 'The id of a row must be a whole number above 0'
const date = 'Date must be a day that exists, as YYYY-MM-DD'
const amount = 'Amount must be 0 or higher'
const tooMuch = 'Amounts can be at most $999,999,999,999.99'
const tooLong = 'Please use at most 200 characters'
const notAList = 'A budget list must be a list of rows'

const CHANGED = 'changed must be a list of row ids, or such a list for each budget list'

onBothEngines('a budget that makes no sense', (engine) => {
  const app = useTestApp(engine)

  test.each([
    ['a string', 'otherData must be an object'],
    [[], 'otherData must be an object'],
    [{ expenseItems: null }, notAList],
    [{ expenseItems: {} }, notAList],
    [{ expenseItems: [null] }, 'Invalid input: expected object, received null'],
    [{ expenseItems: [rent, { ...rent, amount: 5 }] }, 'Two rows of a list have the same id'],
    [expense({ id: undefined }), id],
    [expense({ id: 0 }), id],
    [expense({ id: -1 }), id],
    [expense({ id: 1.5 }), id],
    [expense({ id: '2' }), id],
    [expense({ id: 2 ** 53 }), id],
    [expense({ id: 1e308 }), id],
    [expense({ category: undefined }), 'Category is required'],
    [expense({ category: ' ' }), 'Category is required'],
    [expense({ category: 'x'.repeat(10_000) }), tooLong],
    [expense({ amount: undefined }), amount],
    [expense({ amount: -0.01 }), amount],
    [expense({ amount: null }), amount],
    [expense({ amount: '12' }), amount],
    [expense({ amount: '' }), amount],
    [expense({ amount: 1e308 }), tooMuch],
    [expense({ date: undefined }), date],
    [expense({ date: '' }), date],
    [expense({ date: '2023-02-30' }), date],
    [expense({ date: '2023-02-29' }), date],
    [expense({ date: '2023-13-01' }), date],
    [expense({ date: '2023-1-1' }), date],
    [expense({ date: '2023-01-01T00:00:00Z' }), date],
    [expense({ date: 20_230_101 }), date],
    [expense({ sample: 'yes' }), 'Invalid input: expected boolean, received string'],
    [income({ source: '' }), 'Source is required'],
    [income({ source: 'x'.repeat(201) }), tooLong],
    [income({ amount: -5 }), amount],
    [income({ date: '2023-04-31' }), date],
    [goal({ name: '' }), 'Goal name is required'],
    [goal({ currentAmount: -1 }), 'Current amount must be 0 or higher'],
    [goal({ currentAmount: null }), 'Current amount must be 0 or higher'],
    [goal({ targetAmount: '10' }), 'Target amount must be 0 or higher'],
    [goal({ targetAmount: 1e12 }), tooMuch],
    [goal({ description: 'x'.repeat(2001) }), 'Please use at most 2000 characters'],
    [goal({ description: 'a\0b' }), 'Text must not contain NUL characters'],
  ])('%j is refused and changes nothing', async (otherData, message) => {
    const ann = await app().newUser()
    const good = { expenseItems: [rent], incomeItems: [salary], financialGoalItems: [fund] }
    const post = (payload: object) => ann.inject({ method: 'POST', url: '/api/profile', payload })
    const read = async () => (await ann.inject({ method: 'GET', url: '/api/profile' })).json()
    await post({ otherData: good })
    const before = await read()
    const response = await post({ income: 5, otherData, version: 1 })
    expect([response.statusCode, response.json().message]).toEqual([400, message])
    expect(await read()).toEqual(before)
  })

  test('a version that was never given is a conflict', async () => {
    const ann = await app().newUser()
    const payload = { income: 5, otherData: { expenseItems: [] }, version: 7 }
    const response = await ann.inject({ method: 'POST', url: '/api/profile', payload })
    expect([response.statusCode, response.json().message]).toEqual([
      409,
      'Your copy of the budget is newer than the stored one. Please reload the page.',
    ])
    expect((await ann.inject({ method: 'GET', url: '/api/profile' })).json().version).toBe(0)
  })

  test.each([{ expenseItems: 'all' }, { incomeItems: ['1'] }, ['1'], 'all', 7])(
    'changed cannot be %j',
    async (changed) => {
      const ann = await app().newUser()
      const payload = { otherData: { expenseItems: [rent] }, version: 0, changed }
      const response = await ann.inject({ method: 'POST', url: '/api/profile', payload })
      expect([response.statusCode, response.json().message]).toEqual([400, CHANGED])
    },
  )

  test('ids that are not in the list, or nobody has, change nothing', async () => {
    const [ann, eve] = [await app().newUser(), await app().newUser()]
    const save = (person: typeof ann, payload: object) =>
      person.inject({ method: 'POST', url: '/api/profile', payload })
    await save(ann, { otherData: { expenseItems: [rent] } })
    const payload = { otherData: { expenseItems: [] }, version: 0, changed: { expenseItems: [1, 99] } }
    const response = await save(eve, payload)
    expect([response.statusCode, response.json().conflicts]).toEqual([200, []])
    const { otherData } = (await ann.inject({ method: 'GET', url: '/api/profile' })).json()
    expect(otherData.expenseItems).toEqual([rent])
  })

  test('a list can hold 5,000 rows, sent at once or bit by bit', async () => {
    const ann = await app().newUser()
    const rows = (from: number, count: number) =>
      Array.from({ length: count }, (_, index) => ({ ...rent, id: from + index }))
    const save = (expenseItems: object[], version?: number) =>
      ann.inject({ method: 'POST', url: '/api/profile', payload: { otherData: { expenseItems }, version } })
    const refusal = [400, 'A budget list can hold at most 5,000 rows']
    const tooMany = await save(rows(1, 5001))
    expect([tooMany.statusCode, tooMany.json().message]).toEqual(refusal)
    expect((await save(rows(1, 5000), 0)).statusCode).toBe(200)
    const merged = await save(rows(6000, 1), 0)
    expect([merged.statusCode, merged.json().message]).toEqual(refusal)
    const flood = await save(Array.from({ length: 400_000 }, () => ({})))
    expect([flood.statusCode, flood.json().message]).toEqual([400, 'A list in the body is too long'])
  })
})
