import { describe, expect, test } from 'vitest'
import { fullSnapshot, tightSnapshot } from '#advisor/planning/testing/sample-household.ts'
import { neverBreaks, trySum } from '#advisor/planning/testing/try-sum.ts'
import { contributionSplit, employerMatch, marketFall } from './workplace.ts'

const households = [{}, { snapshot: fullSnapshot }, { snapshot: tightSnapshot }]

describe('at work', () => {
  test('a match in full', () => {
    const { results, first } = trySum(employerMatch, { salary: 10_400_000, match: 50, upTo: 6 })
    expect(results).toMatchObject({ match: 312_000, own: 624_000, month: 52_000 })
    expect(first).toBe('$3,120 a year, if you put in the full 6%.')
  })

  test('a match that is missed in part', () => {
    const { results, first } = trySum(employerMatch, { salary: 5_240_000, match: 50, upTo: 6, percent: 3 })
    expect(results).toMatchObject({ match: 78_600, missed: 78_600 })
    expect(first).toBe('You get $786 a year and leave $786 on the table.')
    const monthly = trySum(employerMatch, { salary: 6_000_000, match: 50, upTo: 6, contribution: 15_000 })
    expect(monthly.results).toMatchObject({ match: 90_000, missed: 90_000 })
  })

  test('other ways to say it', () => {
    expect(trySum(employerMatch, { salary: 10_000_000, upTo: 4, percent: 5 }).results.match).toBe(400_000)
    expect(trySum(employerMatch, { salary: 10_000_000, match: 4 }).results.match).toBe(400_000)
    expect(trySum(employerMatch, { salary: 10_000_000 }).results.match).toBe(300_000)
  })

  test('a share of pay', () => {
    const { results, first } = trySum(contributionSplit, { salary: 12_800_000, percent: 12 })
    expect(results).toMatchObject({ month: 128_000, year: 1_536_000, paycheck: 59_077 })
    expect(first).toBe('$1,280 a month, or $15,360 a year.')
    const twice = { text: 'how much does that take out my check, paid twice a month' }
    expect(trySum(contributionSplit, { salary: 12_800_000, percent: 12 }, twice).results.paycheck).toBe(
      64_000,
    )
  })

  test('a crash', () => {
    const { results, said } = trySum(marketFall, { portfolio: 26_500_000, percent: 40 })
    expect(results).toMatchObject({ left: 15_900_000, lost: 10_600_000 })
    expect(results.gain).toBeCloseTo(66.67, 2)
    // ln(1/0.6) / ln(1 + 0.07/12)
    expect(results.recover).toBe(88)
    expect(said.slice(0, 2)).toEqual([
      "You'd have $159,000, so $106,000 less on paper.",
      'It takes a rise of 66.7% to get back, about 88 months at 7%.',
    ])
    expect(trySum(marketFall, { portfolio: 100, percent: 100 }).results.left).toBe(0)
  })
})

test('what goes in each month from both, and a match of as much as is put in', () => {
  const match = (said: { match?: number; upTo?: number; percent?: number }, text: string) =>
    trySum(employerMatch, { salary: 6_000_000, ...said }, { text })
  const together = match({ match: 4, upTo: 4 }, 'i do 4% and they match 4, what goes in a month altogether')
  expect(together.results).toMatchObject({ match: 240_000, own: 240_000 })
  expect(together.first).toBe('$400 a month goes in, your part and theirs.')
  const fully = match({ match: 100, upTo: 4, percent: 4 }, 'how much goes in each month in total')
  expect(fully.first).toBe('$400 a month goes in, your part and theirs.')
  expect(match({ match: 4, upTo: 4 }, 'what do they add').first).toMatch(/^\$2,400 a year/)
})

test('what is put in beyond the match counts whole, and with theirs by the month where that is asked', () => {
  const said = { salary: 16_500_000, match: 50, upTo: 6, percent: 10 }
  expect(trySum(employerMatch, said).results).toMatchObject({ own: 1_650_000, match: 495_000, month: 82_500 })
  const text = 'what goes in every month, mine and theirs'
  expect(trySum(employerMatch, said, { text }).results.month).toBe(178_750)
})

test.each([employerMatch, contributionSplit, marketFall])('$name takes anything', (sum) =>
  expect(() => neverBreaks(sum, households)).not.toThrow(),
)
