import fc from 'fast-check'
import { expect, test } from 'vitest'
import { cursorOf, MARK_ROWS, type Transaction, transactions } from '#contract/transactions.ts'
import { importRows } from '#server/testing/import-rows.ts'
import { type TestClient, useTestApp } from '#server/testing/test-app.ts'
import { onBothEngines } from '#server/testing/test-store.ts'

type Filter = Parameters<typeof walk>[1]

/** Every page after the last row of the one before, to the end. */
async function walk(
  { call }: Pick<TestClient, 'call'>,
  filter: { search?: string; kind?: 'out' },
  limit: number,
): Promise<number[]> {
  const seen: number[] = []
  for (let after: string | undefined; ;) {
    const page: Transaction[] = await call(transactions.list, { query: { ...filter, after, limit } })
    seen.push(...page.map(({ id }) => id))
    const last = page.at(-1)
    if (!last || page.length < limit) return seen
    after = cursorOf(last)
  }
}

const row = fc.record({
  day: fc.integer({ min: 1, max: 3 }),
  amount: fc.integer({ min: -9, max: 9 }),
  payee: fc.constantFrom('Kiosk', 'Bakery', 'Station'),
})

onBothEngines('pages of transactions', (engine) => {
  const app = useTestApp(engine)

  test('are walked through from row to row: each is met once, in order, also on equal days', async () => {
    const filters: Filter[] = [{}, { search: 'kio' }, { kind: 'out' }]
    await fc.assert(
      fc.asyncProperty(
        fc.array(row, { minLength: 1, maxLength: 25 }),
        fc.integer({ min: 1, max: 8 }),
        async (drawn, limit) => {
          const person = await app().newUser()
          // Of one file two rows alike are two.
          await importRows(
            person,
            drawn.map(({ day, ...rest }) => ({ ...rest, date: `2026-01-0${day}` })),
          )
          for (const filter of filters) {
            const whole = await person.call(transactions.list, { query: { ...filter, limit: 200 } })
            expect(await walk(person, filter, limit)).toEqual(whole.map(({ id }) => id))
            const places = whole.map(({ date, id }) => [date, id] as const)
            expect(places).toEqual(
              places.toSorted((one, other) => other[0].localeCompare(one[0]) || other[1] - one[1]),
            )
          }
        },
      ),
      { numRuns: 6 },
    )
  })

  test('are reached from the mark before them, wherever they are', async () => {
    const person = await app().newUser()
    const total = MARK_ROWS + 200
    await importRows(
      person,
      Array.from({ length: total }, (_, at) => ({
        date: `2026-01-0${1 + (at % 3)}`,
        amount: -1 - at,
        payee: `Kiosk ${at % 7}`,
      })),
    )
    for (const [filter, count] of [
      [{}, total],
      [{ search: 'kiosk' }, total],
    ] as const) {
      const marks = await person.call(transactions.marks, { query: filter })
      expect(marks).toHaveLength(Math.floor(count / MARK_ROWS))
      const reached: number[] = []
      for (let from = 0; from < count; from += 100) {
        const mark = Math.floor(from / MARK_ROWS)
        const query = { ...filter, after: marks[mark - 1], skip: from - mark * MARK_ROWS, limit: 100 }
        reached.push(...(await person.call(transactions.list, { query })).map(({ id }) => id))
      }
      expect(reached).toEqual(await walk(person, filter, 200))
      expect(new Set(reached).size).toBe(count)
    }
  })

  test('a place that makes no sense is refused in a sentence', async () => {
    const person = await app().newUser()
    for (const after of ['5', '2026-01-01', "2026-01-01~1' or 1=1", '~']) {
      const url = `/api/transactions?after=${encodeURIComponent(after)}`
      const { statusCode } = await person.inject({ method: 'GET', url })
      expect(statusCode).toBe(400)
    }
  })
})
