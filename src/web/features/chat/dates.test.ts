import { expect, test } from 'vitest'
import { formatAgo, formatLongDate } from './dates.ts'

const now = Date.parse('2026-03-04T12:00:00.000Z')

test.each([
  ['2026-03-04T11:59:50.000Z', 'less than a minute ago'],
  ['2026-03-04T11:55:00.000Z', '5 minutes ago'],
  ['2026-03-03T12:00:00.000Z', '1 day ago'],
  ['2026-01-01T12:00:00.000Z', '2 months ago'],
  // A server's clock that is ahead must not speak of the future.
  ['2026-03-04T12:03:00.000Z', 'less than a minute ago'],
])('%s is %s', (at, words) => {
  expect(formatAgo(at, now)).toBe(words)
})

test('a day is written in full', () => {
  expect(formatLongDate('2026-03-04T12:00:00.000Z')).toBe('Wednesday, March 4, 2026')
})
