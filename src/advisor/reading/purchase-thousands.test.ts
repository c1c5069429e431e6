import { expect, test } from 'vitest'
import { readNumbers } from './numbers.ts'
import { spellPurchase } from './purchase-thousands.ts'

const valuesIn = (text: string) =>
  readNumbers(spellPurchase(text)).map(({ kind, value }) => (kind === 'percent' ? `${value}%` : value))

test.each([
  ['house is 320, have 40 down, payment at 6.5%?', [320_000, 40_000, '6.5%']],
  ['whats the payment on a 350 house with 10% down', [350_000, '10%']],
  ['looking at a place for 289, 20 down', [289_000, '20%']],
  ['they want 415 for the house. we have 60 to put down', [415_000, 60_000]],
  ['truck is 34, ive got 5 down. payment?', [34_000, 5000]],
  ['car is 28. trade in is 9. whats the payment', [28_000, 9000]],
  ['a used car for 26,500 and 4 down, payment?', [26_500, 4000]],
  ['house is worth 420 and we owe 265 on it', [420_000, 265_000]],
])('%s', (text, values) => expect(valuesIn(text)).toEqual(values))

test.each([
  ['car payment is 310 a month and insurance 140', [310, 140]],
  ['my house payment is 950, is the interest too much', [950]],
  ['we found a place for 950 to rent, payment due on friday', [950]],
  ['i owe 900 on my card at 24% interest', [900, '24%']],
  ['the house is 95 years old, would you buy it', [95]],
  ['furniture for the house is 1,200, no interest', [1200]],
  ['car loan of 21,000, what if i put 500 down on it', [21_000, 500]],
])('%s: as it is said', (text, values) => expect(valuesIn(text)).toEqual(values))
