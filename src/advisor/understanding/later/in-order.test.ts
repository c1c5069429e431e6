import { describe, expect, test } from 'vitest'
import { talk } from '#advisor/testing/memory.ts'
import { toDollars } from '#finance/money.ts'

/** The expenses that are stored after a conversation, in the order of their making. */
const costs = (turns: readonly string[]) =>
  talk(turns)
    .snapshot.expenses.toSorted((one, other) => one.id - other.id)
    .map(({ amount }) => toDollars(amount))

const listed = 'Rent 1,310 a month, propane 140 a month, internet 120 a month'

describe('things said before by their places', () => {
  test.each([
    [
      ['Gym 35 a month and Netflix 20 a month', 'the first is 40 and the second 25'],
      [40, 25],
    ],
    [
      [listed, 'third one is 99 now'],
      [1310, 140, 99],
    ],
    [
      [listed, 'third one is 99 now', 'and the second one more like 115'],
      [1310, 115, 99],
    ],
    [
      [listed, 'the last one is 95'],
      [1310, 140, 95],
    ],
  ])('%j', (turns, expected) => {
    expect(costs(turns)).toEqual(expected)
  })

  test('fields of one sentence, too', () => {
    const turns = [
      'Salary 57,000; savings 6,400; total debt 18,200.',
      "no change on the first, second's 6,900, third's 17,600",
    ]
    expect(talk(turns).snapshot.profile).toMatchObject({
      income: 5_700_000,
      savings: 690_000,
      debt: 1_760_000,
    })
  })
})

test.each([
  [[listed, 'my second job pays 400 a month']],
  [[listed, 'what if the second was 90?']],
  [[listed, 'last month the car repair was 150']],
])('words of order that point at nothing: %j', (turns) => {
  expect(costs(turns).slice(0, 3)).toEqual([1310, 140, 120])
})

test.each(['the last one was 80', 'my first was 45 back in college', 'second to last row, seat 50'])(
  'a place in another order, or in the past: %s',
  (text) => {
    expect(costs(['Phone 60, internet 70', text])).toEqual([60, 70])
  },
)
