import { expect, test } from 'vitest'
import { toCents } from '#finance/money.ts'
import { toldPay } from './told-pay.ts'

test.each([
  [74_400, 'we bring home 6,200 a month', 6200, 'a month'],
  [74_400, 'between us we clear 6,200', 6200, 'a month'],
  [58_800, 'single income, 4.9k/mo', 4900, 'a month'],
  [54_600, 'I get 2,100 every two weeks', 2100, 'every other week'],
  [52_000, '1,000 weekly', 1000, 'a week'],
  [82_000, 'I make 82k a year', 82_000, 'a year'],
  [46_800, 'slow weeks i make 600, good ones 1,200', 46_800, 'a year, by the middle of what you told me'],
  [46_800, 'between 600 and 1,200 a week', 46_800, 'a year, by the middle of what you told me'],
  [70_000, 'i make 70k and save 300 some months and 500 others', 70_000, 'a year'],
  // Not what was said, so it is told as it is kept.
  [90_000, 'rent is 1,650 a month, pay went up by ten percent', 90_000, 'a year'],
  [90_000, '', 90_000, 'a year'],
])('%d from "%s" is told as %d %s', (yearly, words, amount, per) => {
  expect(toldPay(toCents(yearly), words)).toEqual({ amount: toCents(amount), per })
})
