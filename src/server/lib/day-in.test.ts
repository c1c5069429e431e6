import { expect, test } from 'vitest'
import { dayIn } from './day-in.ts'

test.each([
  ['UTC', '2026-03-01T23:59:59.999Z', '2026-03-01'],
  ['Pacific/Auckland', '2026-03-01T12:00:00Z', '2026-03-02'],
  ['America/Los_Angeles', '2026-03-01T07:59:00Z', '2026-02-28'],
  // The night in which clocks go forward has no 02:30.
  ['Europe/Berlin', '2026-03-29T00:59:59Z', '2026-03-29'],
  ['Asia/Kathmandu', '2026-12-31T18:15:00Z', '2027-01-01'],
  ['Asia/Kathmandu', '2026-12-31T18:14:59Z', '2026-12-31'],
])('in %s, %s is on %s', (timeZone, moment, day) => {
  expect(dayIn(timeZone, new Date(moment))).toBe(day)
})
