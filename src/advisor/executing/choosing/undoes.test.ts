import { expect, test } from 'vitest'
import { sumRecord } from '#advisor/testing/sum-records.ts'
import { undoes } from './undoes.ts'

type Unit = 'money' | 'count'

const less = (amount: number, take: number, left: number, unit: Unit = 'money') =>
  sumRecord('difference', { amount: ['money', amount], take: [unit, take] }, { difference: ['money', left] })

test('taking what was left from the whole leads back to what was taken', () => {
  const before = less(164_700, 850, 79_700, 'count')
  expect(undoes(less(164_700, 79_700, 85_000), [before])).toBe(true)
  expect(undoes(less(79_700, 30_000, 49_700), [before])).toBe(false)
})

test('another number that happens to be the same undoes nothing', () => {
  expect(undoes(less(100_000, 15_000, 85_000), [less(164_700, 85_000, 79_700)])).toBe(false)
})
