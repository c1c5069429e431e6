import { expect, test } from 'vitest'
import { formatValue } from './profile-fields.ts'

test.each([
  [{ field: 'income', oldValue: 8_500_050 }, '$85,000.50'],
  [{ field: 'debt', oldValue: 0 }, '$0.00'],
  [{ field: 'retirementAge', oldValue: 67 }, '67'],
  [{ field: 'investmentRiskTolerance', oldValue: 'high' }, 'High'],
  [{ field: 'financialGoals', oldValue: 'A house, a boat' }, 'A house, a boat'],
  [{ field: 'savings', oldValue: null }, 'Empty'],
  [{ field: 'incomeBasis', oldValue: 'gross' }, 'Before tax'],
] as const)('%j reads %s', (change, text) => {
  expect(formatValue(change)).toBe(text)
})
