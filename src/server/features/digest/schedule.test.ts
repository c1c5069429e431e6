import { expect, test } from 'vitest'
import { nextDigestAt } from './schedule.ts'

const next = (
  frequency: 'daily' | 'weekly' | 'monthly',
  now: string,
  { timeZone = 'UTC', closedOn = '2026-01-01' } = {},
) => nextDigestAt({ frequency, timeZone, now: new Date(now), closedOn }).toISOString()

// 2026-03-01 is a Sunday.
test.each([
  ['daily', '2026-03-01T06:59:59.999Z', '2026-03-01T07:00:00.000Z'],
  ['daily', '2026-03-01T07:00:00.000Z', '2026-03-02T07:00:00.000Z'],
  ['weekly', '2026-03-01T12:00:00.000Z', '2026-03-02T07:00:00.000Z'],
  ['weekly', '2026-03-02T07:00:00.000Z', '2026-03-09T07:00:00.000Z'],
  ['monthly', '2026-03-01T06:00:00.000Z', '2026-03-01T07:00:00.000Z'],
  ['monthly', '2026-03-01T12:00:00.000Z', '2026-04-01T07:00:00.000Z'],
  ['monthly', '2026-12-31T23:00:00.000Z', '2027-01-01T07:00:00.000Z'],
] as const)('%s from %s is %s', (frequency, now, expected) => {
  expect(next(frequency, now)).toBe(expected)
})

test("it is seven in the user's own morning, also when the clocks change", () => {
  const newYork = { timeZone: 'America/New_York' }
  expect(next('daily', '2026-03-07T12:30:00.000Z', newYork)).toBe('2026-03-08T11:00:00.000Z')
  expect(next('weekly', '2026-02-25T12:00:00.000Z', newYork)).toBe('2026-03-02T12:00:00.000Z')
  // It is Monday in Auckland while it is still Sunday in London.
  expect(next('weekly', '2026-03-01T12:00:00.000Z', { timeZone: 'Pacific/Auckland' })).toBe(
    '2026-03-01T18:00:00.000Z',
  )
})

test('whoever flies west has no second morning of the same day', () => {
  const losAngeles = { timeZone: 'America/Los_Angeles', closedOn: '2026-03-05' }
  expect(next('daily', '2026-03-05T09:00:00.000Z', losAngeles)).toBe('2026-03-06T15:00:00.000Z')
})
