import { expect, test } from 'vitest'
import { balanceSheet } from '#contract/balance-sheet.ts'
import { liabilityCategories } from '#finance/balance-sheet.ts'
import { onBothEngines } from '#server/testing/test-store.ts'
import { useTestApp } from '#server/testing/test-app.ts'

const card = {
  name: 'Visa',
  amount: 250_099,
  interestRate: 22.9,
  category: 'Credit Cards' as const,
  notes: null,
  minimumPayment: 3500,
}
const wire = { name: 'Visa', amount: 2500.99, interestRate: 22.9, category: 'Credit Cards', notes: 'Old' }

onBothEngines('liabilities', (engine) => {
  const app = useTestApp(engine)

  test('are added, listed in order, changed and deleted', async () => {
    const ann = await app().newUser()
    const added = await ann.inject({ method: 'POST', url: '/api/liabilities', payload: wire })
    expect(added.statusCode).toBe(201)
    expect(added.json()).toEqual({
      id: expect.any(Number),
      ...wire,
      minimumPayment: null,
      updatedAt: '2026-03-01T12:00:00.000Z',
    })
    const loan = await ann.call(balanceSheet.addLiability, {
      body: { name: 'Loan', amount: 0, interestRate: 0, category: 'Student Loans' },
    })
    const { id } = added.json()
    const changed = await ann.inject({
      method: 'PUT',
      url: `/api/liabilities/${id}`,
      payload: { ...wire, amount: 1, interestRate: 19.99, notes: undefined },
    })
    expect([changed.statusCode, changed.json()]).toEqual([
      200,
      { ...added.json(), amount: 1, interestRate: 19.99, notes: null },
    ])
    expect((await ann.call(balanceSheet.listLiabilities)).map((item) => item.name)).toEqual(['Visa', 'Loan'])
    expect(await ann.call(balanceSheet.removeLiability, { id })).toEqual({})
    expect(await ann.call(balanceSheet.listLiabilities)).toEqual([loan])
  })

  test('a minimum payment is kept by clients that do not know it, and cleared by null', async () => {
    const ann = await app().newUser()
    const { id, minimumPayment } = await ann.call(balanceSheet.addLiability, { body: card })
    expect(minimumPayment).toBe(3500)
    const put = async (payload: object) =>
      (await ann.inject({ method: 'PUT', url: `/api/liabilities/${id}`, payload })).json().minimumPayment
    expect(await put(wire)).toBe(35)
    expect(await put({ ...wire, minimumPayment: 40.5 })).toBe(40.5)
    expect(await put({ ...wire, minimumPayment: null })).toBeNull()
  })

  test.each([0, 0.001, 4.875, 6.12345, 22.9999, 29.123456, 1000])(
    'a rate of %d comes back exactly',
    async (interestRate) => {
      const ann = await app().newUser()
      const payload = { ...wire, interestRate }
      const { json } = await ann.inject({ method: 'POST', url: '/api/liabilities', payload })
      const list = await ann.inject({ method: 'GET', url: '/api/liabilities' })
      expect([json().interestRate, list.json()[0].interestRate]).toEqual([interestRate, interestRate])
    },
  )

  test.each(liabilityCategories)('can be %s', async (category) => {
    const ann = await app().newUser()
    const payload = { ...wire, category }
    const response = await ann.inject({ method: 'POST', url: '/api/liabilities', payload })
    expect([response.statusCode, response.json().category]).toEqual([201, category])
  })

  test.each([
    [{ name: undefined }, 'Liability name is required'],
    [{ name: ' ' }, 'Liability name is required'],
    [{ name: 'x'.repeat(10_000) }, 'Please use at most 200 characters'],
    [{ amount: undefined }, 'Amount must be 0 or higher'],
    [{ amount: -1 }, 'Amount must be 0 or higher'],
    [{ amount: null }, 'Amount must be 0 or higher'],
    [{ amount: '2500' }, 'Amount must be 0 or higher'],
    [{ amount: 1e308 }, 'Amounts can be at most $999,999,999,999.99'],
    [{ interestRate: undefined }, 'Interest rate must be 0 or higher'],
    [{ interestRate: -0.5 }, 'Interest rate must be 0 or higher'],
    [{ interestRate: null }, 'Interest rate must be 0 or higher'],
    [{ interestRate: '5' }, 'Interest rate must be 0 or higher'],
    [{ interestRate: 1e308 }, 'Interest rate can be at most 1,000'],
    [{ category: undefined }, 'Category is required'],
    [{ category: 'Vehicles' }, 'Category is required'],
    [{ notes: 5 }, 'Invalid input: expected string, received number'],
    [{ minimumPayment: -1 }, 'Minimum payment must be 0 or higher'],
    [{ minimumPayment: '' }, 'Minimum payment must be 0 or higher'],
  ])('%j is refused, new or changed, and nothing is stored', async (broken, message) => {
    const ann = await app().newUser()
    const stored = await ann.call(balanceSheet.addLiability, { body: card })
    for (const [method, url] of [
      ['POST', '/api/liabilities'],
      ['PUT', `/api/liabilities/${stored.id}`],
    ] as const) {
      const response = await ann.inject({ method, url, payload: { ...wire, ...broken } })
      expect([response.statusCode, response.json().message]).toEqual([400, message])
    }
    expect(await ann.call(balanceSheet.listLiabilities)).toEqual([stored])
  })

  test("another user's liability looks like one that does not exist", async () => {
    const [ann, eve] = [await app().newUser(), await app().newUser()]
    const stored = await ann.call(balanceSheet.addLiability, { body: card })
    const missing = { status: 404, serverMessage: 'Liability not found' }
    for (const id of [stored.id, 999_999_999]) {
      await expect(eve.call(balanceSheet.updateLiability, { id, body: card })).rejects.toMatchObject(missing)
      await expect(eve.call(balanceSheet.removeLiability, { id })).rejects.toMatchObject(missing)
    }
    expect(await ann.call(balanceSheet.listLiabilities)).toEqual([stored])
  })
})
