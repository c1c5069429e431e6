import { expect, test } from 'vitest'
import { readSharedParts } from './shares-of.ts'

const read = (text: string, whole: number) =>
  readSharedParts(text, whole)?.map(({ name, share }) => [name, share])

test.each([
  [
    'bonus 6k. half to savings, 30% to the card, rest for fun. how much is each',
    6000,
    [
      ['savings', 0.5],
      ['card', 0.3],
      ['fun', 'rest'],
    ],
  ],
  [
    'got 4200 back. want to put 40% on the visa, 25 percent in the roth and keep the rest',
    4200,
    [
      ['visa', 0.4],
      ['roth', 0.25],
      ['keeping', 'rest'],
    ],
  ],
  [
    '900 extra this month - save half, 1/4 toward the trip, remainder on groceries',
    900,
    [
      ['savings', 0.5],
      ['trip', 0.25],
      ['groceries', 'rest'],
    ],
  ],
  [
    'my 9,000 commission: 2,000 to my mom, half to savings, whatevers left on the truck',
    9000,
    [
      ['mom', { amount: 2000 }],
      ['savings', 0.5],
      ['truck', 'rest'],
    ],
  ],
])('%s', (text, whole, parts) => expect(read(text, whole)).toEqual(parts))

test.each([
  ['i make 5k, half goes to rent', 5000],
  ['9,000: 2,000 to my mom, half of the rest to savings', 9000],
  ['severance is 11 weeks at 2,150, a third of it goes to taxes', 2150],
  ['6,000 at 22% paying 250, when is it gone and what does it cost a month?', 6000],
  ['12000: 60% to savings, 60% to the car', 12000],
  ['my salary is 6,250 and they put 4% in 401k for me. how much is that', 6250],
  ['my card is at 24% and i pay 300 of the 3,000', 3000],
])('left open: %s', (text, whole) => expect(read(text, whole)).toBe(undefined))
