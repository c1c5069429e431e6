import { expect, test } from 'vitest'
import { extendToToday } from './extend-to-today.ts'

const days = [
  { date: '2024-03-01', netWorth: 100 },
  { date: '2024-03-05', netWorth: 250 },
]

test('the last amount holds until today', () => {
  expect(extendToToday('2024-03-09', days)).toEqual([
    { date: '2024-03-01', amount: 100 },
    { date: '2024-03-05', amount: 250 },
    { date: '2024-03-09', amount: 250 },
  ])
})

test('nothing is added on the day itself, to a later day, or to nothing', () => {
  expect(extendToToday('2024-03-05', days)).toHaveLength(2)
  expect(extendToToday('2024-03-04', days)).toHaveLength(2)
  expect(extendToToday('2024-03-04', [])).toEqual([])
})
