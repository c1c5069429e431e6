import { expect, test } from 'vitest'
import { toCents } from './money.ts'
import { creditUtilization, debtToAssets, debtToIncome, housingRatio, loanToValue } from './ratios.ts'

test.each([
  [debtToIncome, 2880, 8000, 36],
  [housingRatio, 2240, 8000, 28],
  [creditUtilization, 1500, 10_000, 15],
  [debtToAssets, 252_800, 411_400, 61.4487],
  [loanToValue, 241_000, 320_000, 75.3125],
  [debtToIncome, 0, 8000, 0],
  [creditUtilization, 12_000, 10_000, 120],
])('%o of $%d and $%d is %d percent', (ratio, part, whole, expected) => {
  expect(ratio(toCents(part), toCents(whole))).toBeCloseTo(expected, 4)
})

test.each([debtToIncome, housingRatio, creditUtilization, debtToAssets, loanToValue])(
  '%o has no answer without a whole',
  (ratio) => {
    expect(ratio(500, 0)).toBeNull()
    expect(ratio(500, -1)).toBeNull()
  },
)
