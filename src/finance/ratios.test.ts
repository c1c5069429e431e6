import { expect, test } from 'vitest'
import { toCents } from './money.ts'
import { debtToIncome, housingRatio } from './ratios.ts'

test.each([
  [debtToIncome, 2880, 8000, 36],
  [housingRatio, 2240, 8000, 28],
  [debtToIncome, 0, 8000, 0],
  [debtToIncome, 12_000, 10_000, 120],
])('%o of $%d and $%d is %d percent', (ratio, part, whole, expected) => {
  expect(ratio(toCents(part), toCents(whole))).toBeCloseTo(expected, 4)
})

test.each([debtToIncome, housingRatio])('%o has no answer without a whole', (ratio) => {
  expect(ratio(500, 0)).toBeNull()
  expect(ratio(500, -1)).toBeNull()
})
