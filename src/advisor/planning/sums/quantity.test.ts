import { expect, test } from 'vitest'
import { trySum } from '#advisor/planning/testing/try-sum.ts'
import { product, quotient } from './arithmetic.ts'

const said = (text: string) => ({ text })

test('a price that looks like an age is none', () => {
  const units = { amount: 'age', times: 'number' } as const
  const units38 = { ...said('38 storage units at 92'), units }
  expect(trySum(product, { amount: 92, times: 38 }, units38).first).toBe('3,496: 38 times 92.')
  const rented = { ...said('the rent is at 92, 38 of them'), units }
  expect(trySum(product, { amount: 92, times: 38 }, rented).first).toBe('$3,496: 38 times $92.')
})

test('what one of thousands costs keeps its parts of a cent', () => {
  const units = { amount: 'money', by: 'number' } as const
  const mile = trySum(quotient, { amount: 124_000, by: 90_000 }, { units })
  expect(mile.results.each).toBeCloseTo(1.377778, 6)
  expect(mile.first).toBe('$0.01 each: $1,240 divided by 90,000.')
  expect(trySum(quotient, { amount: 100_000_00, by: 7 }, { units }).results.each).toBe(1_428_571)
})
