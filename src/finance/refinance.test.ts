import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { toCents } from './money.ts'
import { breakEvenMonths } from './refinance.ts'

describe('break-even', () => {
  test.each([
    [6000, 200, 30],
    [6000, 231.73, 26],
    [6000, 0, null],
    [6000, -5, null],
    [0, 10, 0],
    [0, -10, null],
  ])('of $%d at $%d a month is month %s', (costs, saving, expected) => {
    expect(breakEvenMonths(toCents(costs), toCents(saving))).toBe(expected)
  })

  test('is the first month whose savings cover the costs', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 1e9 }), fc.integer({ min: 1, max: 1e6 }), (costs, saving) => {
        const months = breakEvenMonths(costs, saving) ?? 0
        expect(months * saving).toBeGreaterThanOrEqual(costs)
        expect((months - 1) * saving).toBeLessThan(costs)
      }),
    )
  })
})
