import { expect, test } from 'vitest'
import { claimRows } from './claimed-rows.ts'

const rowsOf = (rows: Record<string, number>) =>
  Object.entries(rows).map(([name, amount]) => ({ name, amount }))
const claimed = (rows: Record<string, number>, told: Record<string, number>) =>
  claimRows(rowsOf(rows), rowsOf(told)).map((row) => row?.name ?? null)

test('two names never speak of one row', () => {
  expect(claimed({ Insurance: 148 }, { 'Car insurance': 95, 'House insurance': 148 })).toEqual([
    null,
    'Insurance',
  ])
  expect(claimed({ Insurance: 148 }, { 'Car insurance': 95, Insurance: 150 })).toEqual([null, 'Insurance'])
})

test('named cards are not the cards told in one sum, nor the one card told before', () => {
  expect(claimed({ 'Credit cards': 12_000 }, { Visa: 7000, Mastercard: 3000 })).toEqual([null, null])
  expect(claimed({ 'Credit cards': 12_000 }, { Visa: 7000 })).toEqual([null])
  expect(claimed({ Card: 5000 }, { Discover: 800, Chase: 1200 })).toEqual([null, null])
  expect(claimed({ Card: 5000 }, { Discover: 4800 })).toEqual(['Card'])
})

test('what has the amount of a row, and no name against it, is that row', () => {
  expect(claimed({ 'Student loan payment': 257 }, { Loan: 257 })).toEqual(['Student loan payment'])
  expect(claimed({ 'Student loan payment': 257 }, { Loan: 260 })).toEqual([null])
  expect(claimed({ Gym: 45 }, { Water: 45 })).toEqual([null])
})
