import { describe, expect, test } from 'vitest'
import { addDays } from './dates.ts'
import { findRecurring, monthlyOf } from './recurring.ts'

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
