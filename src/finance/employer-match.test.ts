import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { employerMatch } from './employer-match.ts'
import { toCents } from './money.ts'

const half = [{ matchPercent: 50, ofNextPercent: 6 }]
const tiered = [
  { matchPercent: 100, ofNextPercent: 3 },
  { matchPercent: 50, ofNextPercent: 2 },
]

describe('50% of the first 6%', () => {
  test('at a contribution of 4%', () => {
    expect(employerMatch(toCents(72_000), 4, half)).toEqual({
      contributed: toCents(2880),
      earned: toCents(1440),
      available: toCents(2160),
      missed: toCents(720),
      fullMatchPercent: 6,
      extraContribution: toCents(1440),
    })
  })

  test.each([
    [0, 0],
    [6, 2160],
    [15, 2160],
    [-3, 0],
  ])('at %d%', (percent, earned) => {
    const match = employerMatch(toCents(72_000), percent, half)
    expect(match.earned).toBe(toCents(earned))
    expect(match.earned + match.missed).toBe(match.available)
  })
})

describe('100% of the first 3%, then 50% of the next 2%', () => {
  test.each([
    [2, 2000],
    [3, 3000],
    [4, 3500],
    [5, 4000],
    [10, 4000],
  ])('at %d% of $100,000 earns $%d', (percent, earned) => {
    expect(employerMatch(toCents(100_000), percent, tiered).earned).toBe(toCents(earned))
  })

  test('takes 5% to earn it all', () => {
    expect(employerMatch(toCents(100_000), 1, tiered).fullMatchPercent).toBe(5)
  })
})

test('a plan may cap its match in dollars', () => {
  const match = employerMatch(toCents(100_000), 6, half, toCents(2000))
  expect(match).toMatchObject({ earned: toCents(2000), available: toCents(2000), missed: 0 })
})

test('no match, no salary: nothing to miss', () => {
  expect(employerMatch(toCents(72_000), 4, [])).toMatchObject({ earned: 0, missed: 0, fullMatchPercent: 0 })
  expect(employerMatch(-5, 4, half)).toMatchObject({ earned: 0, missed: 0 })
})

test('contributing more never earns less, and never more than is on offer', () => {
  const tier = fc.record({
    matchPercent: fc.nat(200),
    ofNextPercent: fc.double({ min: 0, max: 10, noNaN: true }),
  })
  const percent = fc.double({ min: 0, max: 100, noNaN: true })
  fc.assert(
    fc.property(
      fc.nat(1e9),
      percent,
      percent,
      fc.array(tier, { maxLength: 4 }),
      (salary, one, other, tiers) => {
        const less = employerMatch(salary, Math.min(one, other), tiers)
        const more = employerMatch(salary, Math.max(one, other), tiers)
        expect(less.earned).toBeLessThanOrEqual(more.earned)
        expect(more.missed).toBeGreaterThanOrEqual(0)
      },
    ),
  )
})
