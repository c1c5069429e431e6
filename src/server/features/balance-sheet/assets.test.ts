import { expect, test } from 'vitest'
import { balanceSheet } from '#contract/balance-sheet.ts'
import { assetCategories } from '#finance/balance-sheet.ts'
import { onBothEngines } from '#server/testing/test-store.ts'
import { useTestApp } from '#server/testing/test-app.ts'

const car = { name: 'Car', value: 1_250_050, category: 'Vehicles' as const, notes: 'Blue' }
const wire = { name: 'Car', value: 12_500.5, category: 'Vehicles', notes: 'Blue' }

onBothEngines('assets', (engine) => {
  const app = useTestApp(engine)

  test('are added, listed in order, changed and deleted', async () => {
    const ann = await app().newUser()
    expect(await ann.call(balanceSheet.listAssets)).toEqual([])
    const added = await ann.inject({ method: 'POST', url: '/api/assets', payload: wire })
    expect(added.statusCode).toBe(201)
    expect(added.json()).toEqual({ id: expect.any(Number), ...wire, updatedAt: '2026-03-01T12:00:00.000Z' })
    const house = await ann.call(balanceSheet.addAsset, {
      body: { name: 'House', value: 0, category: 'Real Estate' },
    })
    expect(house.notes).toBeNull()
    const { id } = added.json()
    const changed = await ann.inject({
      method: 'PUT',
      url: `/api/assets/${id}`,
      payload: { ...wire, value: 11_000, notes: '' },
    })
    expect([changed.statusCode, changed.json()]).toEqual([
      200,
      { ...added.json(), value: 11_000, notes: null },
    ])
    expect((await ann.call(balanceSheet.listAssets)).map((item) => item.name)).toEqual(['Car', 'House'])
    const removed = await ann.inject({ method: 'DELETE', url: `/api/assets/${id}` })
    expect([removed.statusCode, removed.json()]).toEqual([200, {}])
    expect(await ann.call(balanceSheet.listAssets)).toEqual([house])
  })

  test('a deletion is undone by adding the asset again', async () => {
    const ann = await app().newUser()
    const { id, updatedAt: _, ...rest } = await ann.call(balanceSheet.addAsset, { body: car })
    await ann.call(balanceSheet.removeAsset, { id })
    const again = await ann.call(balanceSheet.addAsset, { body: rest })
    expect(again).toMatchObject(car)
    expect(again.id).toBeGreaterThan(id)
  })

  test.each([
    [0.1 + 0.2, 0.3],
    [1.005, 1.01],
    [0, 0],
    [123_456_789.01, 123_456_789.01],
    [999_999_999_999.99, 999_999_999_999.99],
  ])('%d comes back as %d', async (value, expected) => {
    const ann = await app().newUser()
    const { json } = await ann.inject({ method: 'POST', url: '/api/assets', payload: { ...wire, value } })
    const list = await ann.inject({ method: 'GET', url: '/api/assets' })
    expect([json().value, list.json()[0].value]).toEqual([expected, expected])
    const row = await app().db.selectFrom('assets').select('value').where('id', '=', json().id).execute()
    expect(row).toEqual([{ value: Math.round(expected * 100) }])
  })

  test.each(assetCategories)('can be %s', async (category) => {
    const ann = await app().newUser()
    const response = await ann.inject({ method: 'POST', url: '/api/assets', payload: { ...wire, category } })
    expect([response.statusCode, response.json().category]).toEqual([201, category])
  })

  test.each([
    [{ name: undefined }, 'Asset name is required'],
    [{ name: '' }, 'Asset name is required'],
    [{ name: '   ' }, 'Asset name is required'],
    [{ name: 5 }, 'Asset name is required'],
    [{ name: 'x'.repeat(10_000) }, 'Please use at most 200 characters'],
    [{ value: undefined }, 'Value must be 0 or higher'],
    [{ value: -0.01 }, 'Value must be 0 or higher'],
    [{ value: null }, 'Value must be 0 or higher'],
    [{ value: '12' }, 'Value must be 0 or higher'],
    [{ value: '' }, 'Value must be 0 or higher'],
    [{ value: 1e308 }, 'Amounts can be at most $999,999,999,999.99'],
    [{ value: 1e12 }, 'Amounts can be at most $999,999,999,999.99'],
    [{ category: undefined }, 'Category is required'],
    [{ category: '' }, 'Category is required'],
    [{ category: 'Mortgage' }, 'Category is required'],
    [{ category: 'vehicles' }, 'Category is required'],
    [{ notes: 'x'.repeat(2001) }, 'Please use at most 2000 characters'],
    [{ notes: 'a\0b' }, 'Text must not contain NUL characters'],
  ])('%j is refused, new or changed, and nothing is stored', async (broken, message) => {
    const ann = await app().newUser()
    const stored = await ann.call(balanceSheet.addAsset, { body: car })
    for (const [method, url] of [
      ['POST', '/api/assets'],
      ['PUT', `/api/assets/${stored.id}`],
    ] as const) {
      const response = await ann.inject({ method, url, payload: { ...wire, ...broken } })
      expect([response.statusCode, response.json().message]).toEqual([400, message])
    }
    expect(await ann.call(balanceSheet.listAssets)).toEqual([stored])
    expect(await ann.call(balanceSheet.netWorthHistory)).toHaveLength(1)
  })

  test('the first broken rule is the message, all of them are listed', async () => {
    const ann = await app().newUser()
    const response = await ann.inject({ method: 'POST', url: '/api/assets', payload: {} })
    expect(response.json()).toEqual({
      message: 'Asset name is required',
      issues: [
        { path: 'name', message: 'Asset name is required' },
        { path: 'value', message: 'Value must be 0 or higher' },
        { path: 'category', message: 'Category is required' },
      ],
    })
  })

  test("another user's asset looks like one that does not exist", async () => {
    const [ann, eve] = [await app().newUser(), await app().newUser()]
    const stored = await ann.call(balanceSheet.addAsset, { body: car })
    const missing = { status: 404, serverMessage: 'Asset not found' }
    for (const id of [stored.id, 999_999_999]) {
      await expect(eve.call(balanceSheet.updateAsset, { id, body: car })).rejects.toMatchObject(missing)
      await expect(eve.call(balanceSheet.removeAsset, { id })).rejects.toMatchObject(missing)
    }
    expect(await eve.call(balanceSheet.listAssets)).toEqual([])
    expect(await eve.call(balanceSheet.netWorthHistory)).toEqual([])
    expect(await ann.call(balanceSheet.listAssets)).toEqual([stored])
  })

  test('unknown fields are ignored, also those that name an owner or an id', async () => {
    const [ann, eve] = [await app().newUser(), await app().newUser()]
    const payload = { ...wire, id: 7, userId: ann.user.id, user_id: ann.user.id, colour: 'red' }
    const response = await eve.inject({ method: 'POST', url: '/api/assets', payload })
    expect(Object.keys(response.json()).toSorted()).toEqual(
      ['id', 'name', 'value', 'category', 'notes', 'updatedAt'].toSorted(),
    )
    expect(await ann.call(balanceSheet.listAssets)).toEqual([])
    expect(await eve.call(balanceSheet.listAssets)).toHaveLength(1)
  })

  test('there is an end to how many one can keep', async () => {
    const ann = await app().newUser()
    const row = { userId: ann.user.id, name: 'Coin', value: 1, category: car.category, notes: null }
    const rows = Array.from({ length: 500 }, () => ({ ...row, updatedAt: '' }))
    for (let batch = 0; batch < 4; batch += 1) await app().db.insertInto('assets').values(rows).execute()
    await expect(ann.call(balanceSheet.addAsset, { body: car })).rejects.toMatchObject({
      status: 409,
      serverMessage: 'You can keep at most 2,000 assets',
    })
    expect(await ann.call(balanceSheet.listAssets)).toHaveLength(2000)
  })
})
