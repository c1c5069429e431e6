import { describe, expect, test } from 'vitest'
import { earning, snapshotWith } from '#advisor/planning/testing/rows.ts'
import { findFault, workOut } from '#advisor/planning/testing/work-out.ts'
import { offers, payConversion, raise } from './pay.ts'

describe('pay by the hour, week and year', () => {
  test('a paycheck of every other week', () => {
    const { answer, results } = workOut(payConversion, { pay: 4_784_000 }, { text: '1,840 every two weeks' })
    expect(results).toMatchObject({
      year: 4_784_000,
      month: 398_667,
      paycheck: 184_000,
      week: 92_000,
      hour: 2300,
    })
    expect(answer).toBe('$47,840 a year, so $3,986.67 a month. That’s $23 an hour at 40 hours a week.')
  })
  test('hours of one’s own change the year of hourly pay, and the hour of yearly pay', () => {
    const hourly = workOut(
      payConversion,
      { pay: 5_200_000, hours: 30 },
      { text: '$25 an hour, 30 hours a week' },
    )
    expect(hourly.results).toMatchObject({ year: 3_900_000, hour: 2500 })
    const yearly = workOut(
      payConversion,
      { pay: 5_200_000, hours: 50 },
      { text: '52k at 50 hours, whats that hourly' },
    )
    expect(yearly.answer).toBe('$20 an hour, at 50 hours a week. A year of it is $52,000.')
  })
  test('by the month, from what is stored', () => {
    const snapshot = snapshotWith({ income: [earning(1, 'Job', 4000)] })
    expect(workOut(payConversion, {}, { snapshot, text: 'what do i make a month' }).answer).toMatch(
      /^\$4,000 a month/,
    )
    expect(workOut(payConversion, {}).answer).toMatch(/^What is the pay/)
  })
  test('anything within bounds is sound', () =>
    expect(findFault(payConversion, [{}, { text: '25 an hour' }])).toBeNull())
})

describe('a raise', () => {
  test('with what prices took of it', () => {
    const ahead = workOut(raise, { salary: 7_200_000, percent: 4, inflation: 3.2 })
    expect(ahead.answer).toMatch(
      /^With prices up 3.2% you’re really 0.8% ahead, that is \$558.14 a year\. \$74,880 a year/,
    )
    expect(workOut(raise, { salary: 5_800_000, percent: 3, inflation: 3.6 }).answer).toContain('0.6% behind')
  })
  test('in percent', () => {
    const { answer, results } = workOut(raise, { salary: 10_400_000, percent: 5 })
    expect(results).toMatchObject({ new: 10_920_000, month: 910_000, extra: 43_333, difference: 520_000 })
    expect(answer).toBe('$109,200 a year, so $9,100 a month: $433.33 more than now, before tax.')
  })
  test('in dollars, a cut, and nothing said', () => {
    expect(workOut(raise, { salary: 5_000_000, amount: 250_000 }).answer).toContain('That’s 5% more.')
    // As much as that is the new pay.
    const offered = workOut(raise, { salary: 5_000_000, amount: 5_600_000 })
    expect(offered.results).toMatchObject({ new: 5_600_000, difference: 600_000, extra: 50_000 })
    expect(workOut(raise, { salary: 5_000_000, amount: 4_400_000 }).answer).toContain('$500 less than now')
    const large = workOut(raise, { salary: 3_000_000, amount: 2_000_000 }, { text: 'if i got a 20k raise' })
    expect(large.answer).toContain('$50,000 a year')
    const deep = workOut(
      raise,
      { salary: 8_000_000, amount: 5_000_000 },
      { text: 'what would a 50k pay cut do' },
    )
    expect(deep.answer).toContain('$30,000 a year')
    const cut = workOut(raise, { salary: 5_000_000, percent: 10 }, { text: 'a 10% pay cut' })
    expect(cut.answer).toBe('$45,000 a year, so $3,750 a month: $416.67 less than now, before tax.')
    expect(workOut(raise, { salary: 5_000_000 }).answer).toMatch(/^How much is the raise/)
  })
  test('anything within bounds is sound', () =>
    expect(findFault(raise, [{}, { text: 'pay cut' }])).toBeNull())
})

describe('two jobs', () => {
  test('pay less what each costs', () => {
    const { answer, results } = workOut(offers, { pay: 8_000_000, pay2: 8_500_000, cost2: 60_000 })
    expect(results).toMatchObject({ difference: 220_000, month: 18_333 })
    expect(answer).toBe('The first job, by $2,200 a year, $183.33 a month, before tax.')
    expect(workOut(offers, { pay: 100, pay2: 100 }).answer).toBe('They come out the same, $1 a year.')
  })
  test('anything within bounds is sound', () => expect(findFault(offers)).toBeNull())
})
