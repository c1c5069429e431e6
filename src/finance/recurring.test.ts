import { describe, expect, test } from 'vitest'
import { addDays } from './dates.ts'
import { findRecurring, monthlyOf, nextFrom } from './recurring.ts'

const paidOn = (dates: string[]) => dates.map((date) => ({ date, amount: 245_000 }))

describe('pay twice a month', () => {
  test.each([
    ['the 15th and the last', ['07-15', '07-31', '08-14', '08-31', '09-15', '09-30'], '2026-10-15'],
    ['the 15th and the 28th', ['07-15', '07-28', '08-15', '08-28', '09-15', '09-28'], '2026-10-15'],
    ['the 1st and the 16th', ['07-01', '07-16', '08-03', '08-16', '09-01', '09-16', '10-01'], '2026-10-16'],
  ])('on %s is known as such, with the next day', (_, days, nextDate) => {
    const [found] = findRecurring(paidOn(days.map((day) => `2026-${day}`)))
    expect(found).toMatchObject({ period: 'half month', nextDate })
    expect(found && monthlyOf(found)).toBe(490_000)
  })

  test.each([
    ['2026-07-03', 9, '2026-11-06'],
    // Four weeks are a whole February: the days of the month hardly wander.
    ['2026-01-09', 6, '2026-04-03'],
  ])('is not what comes every second Friday from %s', (first, count, nextDate) => {
    const fridays = Array.from({ length: count }, (_, at) => addDays(first, at * 14))
    const [found] = findRecurring(paidOn(fridays))
    expect(found).toMatchObject({ period: 'two weeks', nextDate })
  })
})

test.each([
  ['month', '2026-07-31', '2026-08-31', '2026-08-20', '2026-08-31'],
  ['month', '2026-07-31', '2026-08-31', '2026-09-01', '2026-09-30'],
  ['month', '2026-07-31', '2026-08-31', '2026-10-02', '2026-10-31'],
  ['two weeks', '2026-07-03', '2026-07-17', '2026-08-01', '2026-08-14'],
  ['week', '2026-07-03', '2026-07-10', '2026-07-10', '2026-07-10'],
  ['quarter', '2026-01-15', '2026-04-15', '2026-05-01', '2026-07-15'],
  ['half month', '2026-07-31', '2026-08-15', '2026-08-16', '2026-08-31'],
  ['half month', '2026-07-31', '2026-08-15', '2026-09-01', '2026-09-15'],
  // What has come today does not come today again.
  ['half month', '2026-07-31', '2026-08-15', '2026-07-31', '2026-08-15'],
  ['month', '2026-07-31', '2026-08-31', '2026-07-31', '2026-08-31'],
] as const)('what comes every %s, last on %s and expected on %s, comes from %s on next on %s', (...given) => {
  const [period, lastDate, nextDate, day, next] = given
  expect(nextFrom({ period, lastDate, nextDate }, day)).toBe(next)
})
