import { expect, test } from 'vitest'
import { talk } from '#advisor/testing/memory.ts'
import { toDollars } from '#finance/money.ts'

const costsAfter = (text: string) =>
  talk([text]).snapshot.expenses.map(({ category, amount }) => [category, toDollars(amount)])

test.each([
  ['I bring home 6,120 a month; rent is 30% of that.', [['Rent', 1836]]],
  ['Of my $2,800 monthly take-home, 45% disappears into rent.', [['Rent', 1260]]],
  ['My pay works out to $3,600 a month and I tithe 10% of it', [['Tithe', 360]]],
])('a share of the pay is a cost: %s', (text, costs) => expect(costsAfter(text)).toEqual(costs))

test.each([
  ['I make 5,000 a month and put 10% of it in my 401k', []],
  ['I make 80k and my rent went up 5% to 1,900', [['Rent', 1900]]],
])('what is set aside, or has risen, is no share: %s', (text, costs) =>
  expect(costsAfter(text)).toEqual(costs),
)

test('pay that was raised in the same message', () => {
  const { snapshot } = talk([
    'I was at $24 an hour full time at the cabinet shop and on Monday they bumped me up 8%.',
  ])
  expect(toDollars(snapshot.profile.income ?? 0)).toBe(53_913.6)
})
