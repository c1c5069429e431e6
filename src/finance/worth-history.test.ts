import { describe, expect, test } from 'vitest'
import { compareDays, daysAgo, pointsSince } from './worth-history.ts'

const point = (date: string, netWorth: number, listedTotal = 0) => ({ date, netWorth, listedTotal })
const points = [
  point('2026-01-10', 1000, 1000),
  point('2026-02-10', 1200, 1000),
  point('2026-03-01', 3300, 3000),
]

describe('compared with an earlier day, net worth', () => {
  test('has grown by what was not merely added', () => {
    expect(compareDays(points, '2026-01-20')).toEqual({
      since: '2026-01-20',
      change: 2300,
      listed: 2000,
      grown: 300,
    })
  })

  test('starts with the first point when there is none before', () => {
    expect(compareDays(points, '2025-01-01')).toMatchObject({ since: '2026-01-10', change: 2300 })
    expect(compareDays([], '2025-01-01')).toBeNull()
  })

  test('that did not change is the same', () => {
    expect(compareDays(points, '2026-03-05')).toMatchObject({ change: 0, grown: 0 })
  })
})

test('a range begins with what held then', () => {
  expect(pointsSince(points, '2026-02-01').map(({ date, netWorth }) => [date, netWorth])).toEqual([
    ['2026-02-01', 1000],
    ['2026-02-10', 1200],
    ['2026-03-01', 3300],
  ])
  expect(pointsSince(points, '2026-02-10')).toHaveLength(2)
  expect(pointsSince(points, '2025-01-01')).toEqual(points)
  expect(pointsSince([], '2025-01-01')).toEqual([])
})

test('days are counted over months and leap days', () => {
  expect([daysAgo('2026-03-01', 1), daysAgo('2024-03-01', 1), daysAgo('2026-01-01', 365)]).toEqual([
    '2026-02-28',
    '2024-02-29',
    '2025-01-01',
  ])
})
