import { expect, test } from 'vitest'
import { talk } from '#advisor/testing/memory.ts'
import { toDollars } from '#finance/money.ts'

const costsAfter = (text: string) =>
  talk([text]).snapshot.expenses.map(({ category, amount }) => [category, toDollars(amount)])

test.each([
  ['I bring home 6,120 a month; rent is 30% of that.', [['Rent', 1836]]],
  ['Of my $2,800 monthly take-home, 45% disappears into rent.', [['Rent', 1260]]],
  ['My pay works out to $3,600 a month and I tithe 10% of it', [['Tithe', 360]]],
  ["a quarter of the 6,000 a month I earn goes to the kids' school", [['Kids school', 1500]]],
  ['18% of my 50,000 a year goes straight to my ex for alimony.', [['Alimony', 750]]],
  ['I spend 35% of my $48,000 salary on housing.', [['Housing', 1400]]],
  ["30% of my take home goes to rent. Take home's 4,700 a month.", [['Rent', 1410]]],
  ['I make $5,600 a month before taxes and about 28% of it goes to rent.', [['Rent', 1568]]],
  ['I make 4,000 a month and half of it goes to child support', [['Child support', 2000]]],
])('a share of the pay is a cost: %s', (text, costs) => expect(costsAfter(text)).toEqual(costs))

test.each([
  ['I make 5,000 a month and put 10% of it in my 401k', []],
  ['I make 80k and my rent went up 5% to 1,900', [['Rent', 1900]]],
  ['I make 60k. Half of my friends have 2 jobs.', []],
  ['I put 5% in and the firm adds 40% of that, I make 60k a year', []],
  ['I earn 60,000 a year and my employer matches 50% of what I put in', []],
])('what is set aside, or has risen, is no share: %s', (text, costs) =>
  expect(costsAfter(text)).toEqual(costs),
)

test.each([
  ['I was at $24 an hour full time at the cabinet shop and on Monday they bumped me up 8%.', 53_913.6],
  ['My pension was 2,200 a month and in January it went up 2% for cost of living.', 26_928],
  ['I was on 64k and they gave me 3.5% in january', 66_240],
  ['My hours got cut, so I am at 80%. I was at 50,000 full time', 40_000],
  ['Got a six percent bump in January on my old pay of 4,000 a month.', 50_880],
  ['took a 10 percent pay cut off my 70,000 salary last month', 63_000],
  ['They dropped our hours 15%. I was on 52k, so, yeah.', 44_200],
])('pay that was raised or cut in the same message: %s', (text, yearly) => {
  expect(toDollars(talk([text]).snapshot.profile.income ?? 0)).toBe(yearly)
})

test.each([
  'I got a 5% raise to 84,000',
  'I make 84,000 after a 5% raise',
  "I make 84,000 and I'm hoping for a 5% raise",
  'He pays me 84,000 and I own twenty percent, which he gave me',
  'I make 84,000 and my 401k went up 12% this year',
])('pay that stays as it was said: %s', (text) => {
  expect(toDollars(talk([text]).snapshot.profile.income ?? 0)).toBe(84_000)
})
