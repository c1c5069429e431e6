import { expect, test } from 'vitest'
import { carValueAfter } from './car-value.ts'

test('a fifth in the first year, less after', () => {
  expect(carValueAfter(3_400_000, 0)).toBe(3_400_000)
  expect(carValueAfter(3_400_000, 6)).toBe(3_060_000)
  expect(carValueAfter(3_400_000, 12)).toBe(2_720_000)
  expect(carValueAfter(3_400_000, 36)).toBe(1_965_200)
})
