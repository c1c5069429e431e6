import { expect, test } from 'vitest'
import { talk } from '#advisor/testing/memory.ts'

const ratesAfter = (...turns: string[]) =>
  Object.fromEntries(talk(turns).snapshot.liabilities.map(({ name, interestRate }) => [name, interestRate]))

test.each<[string, Record<string, number>]>([
  ["Chase Freedom, $980. Was 0% until March, now it's 26.49%.", { 'Chase Freedom': 26.49 }],
  ["My Sallie Mae, 7,645, variable, it's 9.1 this month.", { 'Sallie Mae': 9.1 }],
  ["It isn't 24% APR, they told me 21.4. Balance on that Citi card is 2,075.", { 'Citi card': 21.4 }],
  ['the HELOC is variable, sitting at 8.75 right now with 26,500 drawn on it', { HELOC: 8.75 }],
  ['I make 75k. Mortgage 152k, 3.875, 1,035 a month', { Mortgage: 3.875 }],
  ['we owe 389k on the house, 6.25, and spend 8k a month on everything', { House: 6.25 }],
  ['i refinanced my car from 14.9 to 7.5!! owe 17,250 on it still', { Car: 7.5 }],
  ['Cards: Chase 4,300, Citi 2,650, both like 24% i think', { Citi: 24, Chase: 24 }],
  ['House has 12,000 left on it and the payment is 640, 5%.', { House: 5 }],
  ['I owe 9,300 to the bank, 7.5% of interest.', { Bank: 7.5 }],
  ['Payday lender in Mobile has me for $800 at what they admit is 391% APR.', { 'Payday lender': 391 }],
])('the rate of a debt: %s', (text, rates) => expect(ratesAfter(text)).toEqual(rates))

test.each<[string, Record<string, number>]>([
  ['I owe 5,200 on my card and lunch was 12.50, gas 3.99', { Card: 0 }],
  ['the hourly rate is 22.50 and I owe 4,000 on a card', { Card: 0 }],
  ['I owe 3,000 on the card, they want a 3% fee to move it', { Card: 0 }],
])('no rate of a debt: %s', (text, rates) => expect(ratesAfter(text)).toEqual(rates))
