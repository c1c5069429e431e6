import { expect, test } from 'vitest'
import { feeAsYearlyRate } from './short-loan.ts'

test('the published example: $15 for $100 over two weeks is almost 400 percent', () => {
  expect(feeAsYearlyRate(10_000, 1500, 14)).toBeCloseTo(391.07, 2)
})

test('no loan, no rate', () => {
  expect(feeAsYearlyRate(0, 1500, 14)).toBeNull()
  expect(feeAsYearlyRate(10_000, 1500, 0)).toBeNull()
})
