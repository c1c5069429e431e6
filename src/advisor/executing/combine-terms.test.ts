import { expect, test } from 'vitest'
import { byWords } from '#advisor/grounding/figures.ts'
import type { Quantity } from '#advisor/planning/given.ts'
import { combine, isInThousands } from './combine-terms.ts'

const term = (value: number, unit: Quantity) => ({
  value,
  unit,
  source: byWords('so much'),
  written: 'a',
  isJoined: false,
})
const made = (operator: 'add' | 'take', left: [number, Quantity], right: [number, Quantity]) => {
  const { value, unit } = combine(operator, term(...left), term(...right)) ?? { value: NaN, unit: 'number' }
  return [Math.round(value * 100) / 100, unit]
}

test('rates are added and taken off as rates', () => {
  // One less 22%, less 5%, less 'the 7.65'
  expect(made('take', [1, 'number'], [22, 'percent'])).toEqual([78, 'percent'])
  expect(made('take', [73, 'percent'], [7.65, 'number'])).toEqual([65.35, 'percent'])
  expect(made('take', [78, 'percent'], [0.0425, 'number'])).toEqual([73.75, 'percent'])
  expect(made('take', [10, 'number'], [6, 'percent'])).toEqual([4, 'percent'])
})

test('a share is taken of an amount, and of a plain number that is no rate', () => {
  expect(made('take', [230_000, 'money'], [6, 'percent'])).toEqual([216_200, 'money'])
  expect(made('take', [2300, 'number'], [6, 'percent'])).toEqual([2162, 'number'])
})

test('beside tens of thousands a short number is in thousands, where only that compares', () => {
  expect(made('take', [2_730_000, 'money'], [21, 'number'])).toEqual([630_000, 'money'])
  expect(made('take', [305.5, 'number'], [21_400_000, 'money'])).toEqual([9_150_000, 'money'])
  expect(made('add', [117_500, 'money'], [75, 'number'])).toEqual([125_000, 'money'])
  expect(isInThousands(115, 7_400_000)).toBe(true)
  expect(isInThousands(12, 30_000_000)).toBe(false)
})
