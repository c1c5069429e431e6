import { expect, test } from 'vitest'
import { balanceSheet } from '#contract/balance-sheet.ts'
import { timeZone } from '#contract/time-zone.ts'
import { MAX_CENTS } from '#finance/money.ts'
import { onBothEngines } from '#server/testing/test-store.ts'
import { useTestApp } from '#server/testing/test-app.ts'

const cash = { name: 'Cash', value: 10_000, category: 'Cash and Equivalents' as const }
const debt = { name: 'Card', amount: 2500, interestRate: 20, category: 'Credit Cards' as const }
const HOUR = 60
const DAY = 24 * HOUR

onBothEngines('the history of net worth', (engine) => {
  const app = useTestApp(engine)
  const today = (days = 0) =>
    new Date(app().services.clock().getTime() + days * DAY * 60_000).toISOString().slice(0, 10)

  test('has one point a day, where that day ended, and stores no more than that', async () => {
    const ann = await app().newUser()
    const start = today()
    const { id } = await ann.call(balanceSheet.addAsset, { body: cash })
    await ann.call(balanceSheet.addLiability, { body: debt })
    app().advance(DAY)
    await ann.call(balanceSheet.updateAsset, { id, body: { ...cash, value: 500 } })
    app().advance(3 * DAY)
    await ann.call(balanceSheet.removeAsset, { id })
    await ann.call(balanceSheet.addAsset, { body: cash })
    expect(await ann.call(balanceSheet.netWorthHistory)).toEqual([
      { date: start, totalAssets: 10_000, totalLiabilities: 2500, netWorth: 7500 },
      { date: today(-3), totalAssets: 500, totalLiabilities: 2500, netWorth: -2000 },
      { date: today(), totalAssets: 10_000, totalLiabilities: 2500, netWorth: 7500 },
    ])
    const wire = await ann.inject({ method: 'GET', url: '/api/net-worth-history' })
    expect(wire.json()[1]).toMatchObject({ totalAssets: 5, netWorth: -20 })
    const stored = await app()
      .db.selectFrom('netWorthSnapshots')
      .select('totalAssets')
      .where('userId', '=', ann.user.id)
      .orderBy('id')
      .execute()
    expect(stored.map((row) => row.totalAssets)).toEqual([10_000, 500, 10_000])
  })

  test("days are the user's own", async () => {
    const ann = await app().newUser()
    await ann.call(timeZone.set, { body: { timeZone: 'Pacific/Auckland' } })
    await ann.call(balanceSheet.addAsset, { body: cash })
    const [point] = await ann.call(balanceSheet.netWorthHistory)
    // It is noon in London when the next day begins in Auckland.
    expect(point?.date).toBe(today(1))
  })

  test('days never run backwards, so the last point is always the latest', async () => {
    const ann = await app().newUser()
    await ann.call(timeZone.set, { body: { timeZone: 'Pacific/Auckland' } })
    await ann.call(balanceSheet.addAsset, { body: cash })
    await ann.call(timeZone.set, { body: { timeZone: 'America/Los_Angeles' } })
    app().advance(HOUR)
    await ann.call(balanceSheet.addAsset, { body: cash })
    const points = await ann.call(balanceSheet.netWorthHistory)
    expect(points.map(({ date, netWorth }) => [date, netWorth])).toEqual([[today(1), 20_000]])
  })

  test('is given in pages of the newest days, oldest first', async () => {
    const ann = await app().newUser()
    for (let value = 1; value <= 5; value += 1) {
      await ann.call(balanceSheet.addAsset, { body: { ...cash, value } })
      app().advance(DAY)
    }
    const sums = async (query: { limit?: number; before?: string }) =>
      (await ann.call(balanceSheet.netWorthHistory, { query })).map((point) => point.totalAssets)
    expect(await sums({ limit: 2 })).toEqual([10, 15])
    expect(await sums({ limit: 2, before: today(-2) })).toEqual([3, 6])
    expect(await sums({ before: today(-5) })).toEqual([])
    expect(await sums({})).toEqual([1, 3, 6, 10, 15])
  })

  test.each(['limit=0', 'limit=2001', 'limit=x', 'before=2023-02-30', 'before=yesterday', 'before=%00'])(
    '%s is refused',
    async (query) => {
      const ann = await app().newUser()
      const response = await ann.inject({ method: 'GET', url: `/api/net-worth-history?${query}` })
      expect([response.statusCode, typeof response.json().message]).toEqual([400, 'string'])
    },
  )

  test('totals beyond any single amount stay exact', async () => {
    const ann = await app().newUser()
    for (let count = 0; count < 3; count += 1) {
      await ann.call(balanceSheet.addAsset, { body: { ...cash, value: MAX_CENTS } })
    }
    await ann.call(balanceSheet.addLiability, { body: { ...debt, amount: MAX_CENTS } })
    const [point] = await ann.call(balanceSheet.netWorthHistory)
    expect(point).toMatchObject({ totalAssets: 3 * MAX_CENTS, netWorth: 2 * MAX_CENTS })
  })

  test('changes at the same moment are all in the last snapshot', async () => {
    const ann = await app().newUser()
    await Promise.all([
      ...Array.from({ length: 6 }, () => ann.call(balanceSheet.addAsset, { body: cash })),
      ...Array.from({ length: 6 }, () => ann.call(balanceSheet.addLiability, { body: debt })),
    ])
    expect(await ann.call(balanceSheet.netWorthHistory)).toEqual([
      { date: today(), totalAssets: 60_000, totalLiabilities: 15_000, netWorth: 45_000 },
    ])
  })
})
