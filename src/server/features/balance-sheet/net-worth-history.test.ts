import { expect, test } from 'vitest'
import { balanceSheet } from '#contract/balance-sheet.ts'
import { profile } from '#contract/profile.ts'
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
      { date: start, totalAssets: 10_000, totalLiabilities: 2500, netWorth: 7500, listedTotal: 7500 },
      { date: today(-3), totalAssets: 500, totalLiabilities: 2500, netWorth: -2000, listedTotal: 7500 },
      { date: today(), totalAssets: 10_000, totalLiabilities: 2500, netWorth: 7500, listedTotal: 17_000 },
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

  test('follows savings, debt and goals of which no list has anything, and says what was added', async () => {
    const ann = await app().newUser()
    const points = async () =>
      (await ann.call(balanceSheet.netWorthHistory)).map(({ netWorth, listedTotal }) => [
        netWorth,
        listedTotal,
      ])
    await ann.call(profile.save, { body: { income: 900, retirementAge: 60 } })
    expect(await points()).toEqual([])
    await ann.call(profile.save, { body: { savings: 5000, debt: 1000 } })
    expect(await points()).toEqual([[4000, 4000]])
    app().advance(DAY)
    await ann.call(profile.save, { body: { savings: 6000 } })
    app().advance(DAY)
    // The same money, now as an asset.
    await ann.call(balanceSheet.addAsset, { body: { ...cash, name: 'Savings', value: 6000 } })
    app().advance(DAY)
    const goal = { id: 1, name: 'Boat', currentAmount: 6500, targetAmount: 9000, description: '' }
    // Rows of the example are nobody's.
    const example = { ...goal, id: 2, name: 'Example', currentAmount: 50_000, sample: true }
    await ann.call(profile.save, { body: { otherData: { financialGoalItems: [goal, example] } } })
    expect(await points()).toEqual([
      [4000, 4000],
      [5000, 4000],
      [5500, 4500],
    ])
    const [latest] = await ann.call(profile.listChanges, { query: { field: 'savings' } })
    await ann.call(balanceSheet.removeAsset, { id: (await ann.call(balanceSheet.listAssets))[0]?.id ?? 0 })
    await ann.call(profile.restore, { body: { changeId: latest?.id ?? 0 } })
    expect((await ann.call(balanceSheet.netWorthHistory)).at(-1)).toMatchObject({ netWorth: 5500 })
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
      { date: today(), totalAssets: 60_000, totalLiabilities: 15_000, netWorth: 45_000, listedTotal: 45_000 },
    ])
  })
})
