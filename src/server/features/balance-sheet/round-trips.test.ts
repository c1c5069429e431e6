import pg from 'pg'
import { expect, onTestFinished, test, vi } from 'vitest'
import { balanceSheet } from '#contract/balance-sheet.ts'
import { profile } from '#contract/profile.ts'
import { useTestApp } from '#server/testing/test-app.ts'

const cash = { name: 'Cash', value: 10_000, category: 'Cash and Equivalents' as const }

type Answered = (...answer: unknown[]) => void

/** What is sent to PostgreSQL: statements that nobody waits for in between are one trip. */
function watchTrips(): string[][] {
  const trips: string[][] = []
  let waitedFor = 0
  const { query } = pg.Client.prototype as unknown as { query: (this: void, ...input: unknown[]) => unknown }
  const spy = vi.spyOn(pg.Client.prototype, 'query').mockImplementation(function (this: pg.Client, ...input) {
    // A promise of pg's own would keep what it answers in memory (see the dialect).
    const at = input.findIndex((part) => typeof part === 'function')
    if (at === -1) throw new Error('PostgreSQL was asked without a callback')
    const answered = input[at] as unknown as Answered
    const [{ text }] = input as unknown as [pg.QueryConfig]
    if (waitedFor === 0) trips.push([])
    trips.at(-1)?.push(text.split(' ', 2).join(' '))
    waitedFor += 1
    const counted: Answered = (...answer) => {
      waitedFor -= 1
      answered(...answer)
    }
    Reflect.apply(query, this, input.with(at, counted as never))
  })
  onTestFinished(() => spy.mockRestore())
  return trips
}

const app = useTestApp('postgres')

test('an asset is added in three trips to PostgreSQL: who asks, the change, what it led to', async () => {
  const ann = await app().newUser()
  await ann.call(balanceSheet.addAsset, { body: cash })
  const trips = watchTrips()
  await ann.call(balanceSheet.addAsset, { body: cash })
  expect(trips.map((trip) => trip.length)).toEqual([1, 4, 2])
  expect(trips[1]?.[0]).toBe('begin')
  expect(trips[2]).toEqual(['update "net_worth_snapshots"', 'commit'])
})

test('a profile is read in two trips, who asks and everything of one moment, and a commit', async () => {
  const ann = await app().newUser()
  await ann.call(profile.get)
  const trips = watchTrips()
  await ann.call(profile.get)
  expect(trips).toHaveLength(3)
  expect(trips.at(-1)).toEqual(['commit'])
})
