import { expect, test } from 'vitest'
import { owing, snapshotWith } from '#advisor/planning/testing/rows.ts'
import { countedRate, isRateOpen } from './debt-rate.ts'

const amex = owing(1, 'Amex', 4100, 0)
const pickup = owing(2, 'Pickup', 12_000, 0, null, 'Auto Loans')

test('a card or a loan that is kept without a rate is counted at a usual one', () => {
  const snapshot = snapshotWith({})
  expect([amex, pickup].map((debt) => isRateOpen(debt, snapshot))).toEqual([true, true])
  expect([amex, pickup].map((debt) => countedRate(debt, snapshot))).toEqual([22, 7])
})

test('a payday loan is counted at what such a loan costs', () =>
  expect(countedRate(owing(7, 'Payday loan', 500, 0, null, 'Personal Loans'), snapshotWith({}))).toBe(391))

test('a rate that was told stands, none at all included', () => {
  expect(countedRate(owing(3, 'Store card', 900, 29.9), snapshotWith({}))).toBe(29.9)
  expect(countedRate(amex, snapshotWith({ zeroRates: [1] }))).toBe(0)
})

test('family and hospitals charge nothing that is not told', () => {
  const brother = owing(4, 'Brother', 3000, 0, null, 'Personal Loans')
  const hospital = owing(5, 'Hospital', 2200, 0, null, 'Medical Debt')
  expect([brother, hospital].map((debt) => isRateOpen(debt, snapshotWith({})))).toEqual([false, false])
})
