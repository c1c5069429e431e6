import { expect, test } from 'vitest'
import { onBothEngines, openTestStore } from '#server/testing/test-store.ts'
import { checkParameter, fromFlag, toFlag } from './codec.ts'
import { isStoreAway, isUniqueViolation } from './errors.ts'

test.each([undefined, new Date(), true, Number.NaN, Infinity, 2 ** 53])(
  '%s is no database value',
  (value) => {
    expect(() => checkParameter(value)).toThrow(TypeError)
  },
)

test.each([null, 'text', 0, -1.5, 2 ** 53 - 1])('%s is a database value', (value) => {
  expect(checkParameter(value)).toBe(value)
})

test('flags go there and back', () => {
  expect([fromFlag(toFlag(true)), fromFlag(toFlag(false))]).toEqual([true, false])
})

test('a store that is away is told from a mistake', () => {
  expect(isStoreAway(Object.assign(new Error('refused'), { code: 'ECONNREFUSED', syscall: 'connect' }))).toBe(
    true,
  )
  expect(isStoreAway(Object.assign(new Error('shutdown'), { code: '57P01' }))).toBe(true)
  expect(
    isStoreAway(
      new AggregateError([Object.assign(new Error('x'), { code: 'ECONNREFUSED', syscall: 'connect' })]),
    ),
  ).toBe(true)
  expect(isStoreAway(new Error('Connection terminated unexpectedly'))).toBe(true)
  expect(isStoreAway(Object.assign(new Error('syntax'), { code: '42601' }))).toBe(false)
  expect(isStoreAway('text')).toBe(false)
})

onBothEngines('unique violations', (engine) => {
  test('are recognised', async () => {
    const store = await openTestStore(engine)
    const row = { key: 'a', hits: 1, resetsAt: '2026-01-01T00:00:00.000Z' }
    await store.db.insertInto('rateLimits').values(row).execute()
    const error = await store.db
      .insertInto('rateLimits')
      .values(row)
      .execute()
      .catch((thrown: unknown) => thrown)
    expect(isUniqueViolation(error)).toBe(true)
    expect(isUniqueViolation(new Error('other'))).toBe(false)
    await store.close()
  })

  test('large sums of cents come back as exact numbers', async () => {
    const store = await openTestStore(engine)
    const row = { hits: 99_999_999_999_999, resetsAt: '2026-01-01T00:00:00.000Z' }
    await store.db
      .insertInto('rateLimits')
      .values([
        { key: 'a', ...row },
        { key: 'b', ...row },
      ])
      .execute()
    const sum = await store.db
      .selectFrom('rateLimits')
      .select((select) => select.fn.sum<number>('hits').as('total'))
      .executeTakeFirst()
    expect(sum).toEqual({ total: 199_999_999_999_998 })
    await store.close()
  })
})
