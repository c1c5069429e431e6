import { expect, test } from 'vitest'
import { formatAgo } from './format-ago.ts'
import { dayOf, formatDay, formatTime } from './format-time.ts'

const now = Date.parse('2026-03-04T12:00:00.000Z')

test.each([
  ['2026-03-04T11:59:50.000Z', 'less than a minute ago'],
  ['2026-03-04T11:59:00.000Z', '1 minute ago'],
  ['2026-03-04T11:55:00.000Z', '5 minutes ago'],
  ['2026-03-04T11:10:00.000Z', 'about 1 hour ago'],
  ['2026-03-03T12:30:00.000Z', '1 day ago'],
  ['2026-03-03T12:00:00.000Z', '1 day ago'],
  ['2026-02-04T12:00:00.000Z', '28 days ago'],
  ['2026-01-01T12:00:00.000Z', '2 months ago'],
  ['2025-03-10T12:00:00.000Z', '11 months ago'],
  ['2024-03-01T12:00:00.000Z', 'about 2 years ago'],
  // A server's clock that is ahead must not speak of the future.
  ['2026-03-04T12:03:00.000Z', 'less than a minute ago'],
])('%s is %s', (at, words) => {
  expect(formatAgo(at, now)).toBe(words)
})

test('days stay the days they are', () => {
  expect(formatDay('2025-01-01')).toBe('Jan 1, 2025')
  expect(formatTime('2025-01-01', 'month')).toBe('January 2025')
  expect(dayOf(new Date(2025, 11, 31, 23, 59))).toBe('2025-12-31')
  expect(dayOf(new Date(2025, 0, 5))).toBe('2025-01-05')
})

test('moments are told with plain blanks', () => {
  const noon = new Date(2026, 2, 4, 12, 5)
  expect(formatTime(noon, 'fullDay')).toBe('Wednesday, March 4, 2026')
  expect(formatTime(noon, 'moment')).toBe('Mar 4, 2026, 12:05 PM')
  expect(formatTime(noon.getTime(), 'clock')).toBe('12:05 PM')
})
