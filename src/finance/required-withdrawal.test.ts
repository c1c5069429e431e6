import { describe, expect, test } from 'vitest'
import { toCents } from './money.ts'
import { lifetimeYears, requiredFrom, requiredWithdrawal } from './required-withdrawal.ts'

describe('required withdrawals', () => {
  test.each([
    [310_000, 73, 11_698.11],
    [310_000, 75, 12_601.63],
    [240_000, 76, 10_126.58],
    [100_000, 90, 8196.72],
    [100_000, 120, 50_000],
    [100_000, 130, 50_000],
    [0, 80, 0],
  ])('$%d at %d', (balance, age, expected) => {
    expect(requiredWithdrawal(toCents(balance), age)).toBe(toCents(expected))
  })
  test('nothing before the table begins', () => {
    expect(requiredWithdrawal(toCents(100_000), 71)).toBeNull()
    expect(lifetimeYears(71.9)).toBeNull()
  })
  test('the divisor falls from year to year', () => {
    for (let age = 73; age < 120; age += 1)
      expect(lifetimeYears(age)).toBeLessThan(lifetimeYears(age - 1) ?? 0)
  })
  test('the year of birth sets the age', () => {
    expect([requiredFrom(1954), requiredFrom(1959), requiredFrom(1960)]).toEqual([73, 73, 75])
  })
})
