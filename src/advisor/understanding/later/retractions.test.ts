import { describe, expect, test } from 'vitest'
import { talk } from '#advisor/testing/memory.ts'
import { toDollars } from '#finance/money.ts'

function kept(...turns: string[]) {
  const { profile, expenses, liabilities } = talk(turns).snapshot
  const dollars = (cents: number | null) => (cents === null ? null : toDollars(cents))
  return {
    income: dollars(profile.income),
    savings: dollars(profile.savings),
    debt: dollars(profile.debt),
    goals: profile.financialGoals,
    costs: expenses.map(({ amount }) => toDollars(amount)),
    owed: liabilities.map(({ amount }) => toDollars(amount)),
  }
}

describe('only what the order names is taken back', () => {
  test.each([
    [
      [
        'My income is 120k and my debt is 15k.',
        "Ignore the debt figure, I read my brother's sheet. The income is mine.",
      ],
      { income: 120_000, debt: null },
    ],
    [
      ['Rent $1,700, utilities $220 a month.', 'Utilities are included in that 1,700, so forget the 220.'],
      { costs: [1700] },
    ],
    [['Rent 900, gym 45 a month.', 'I left the gym, so take it off'], { costs: [900] }],
    [['I owe my dad 3,000.', 'dad says forget it'], { owed: [] }],
    [
      ['We owe 2,400 to the orthodontist.', 'Never mind, insurance picked up the entire thing.'],
      { owed: [] },
    ],
    [['I want to pay off the Visa and get a new roof.', 'forget the roof'], { goals: 'pay off the Visa' }],
  ])('%j', (turns, expected) => expect(kept(...turns)).toMatchObject(expected))

  test('and there is none of it where that is said', () => {
    expect(kept('I have 3,000 in savings', "scratch that, it's my sister's. i have none").savings).toBe(0)
    expect(kept('I have 3,000 in savings', "scratch that, it's my sister's").savings).toBeNull()
  })
})

test.each([
  [['I owe the IRS 6,850.', 'my cousin says ignore it lol'], { owed: [6850] }],
  [['HOA is 95 a quarter.', 'Scratch that, HOA is 95 a month.'], { costs: [95] }],
  [['I make 72,500 a year', "my bonus isn't in there, so leave it out"], { income: 72_500 }],
  [['Rent is 900', "don't forget the rent"], { costs: [900] }],
  [['Rent is 900', 'should I skip it?'], { costs: [900] }],
])('nothing is taken back: %j', (turns, expected) => expect(kept(...turns)).toMatchObject(expected))

test.each(['no mortgage on either of them', 'No figures yet for either.', 'i do nothing for me'])(
  'no pay of zero is read from: %s',
  (text) => {
    expect(
      kept('I have a house and a rental.', 'the rental is worth 230k and the house 315k', text).income,
    ).toBeNull()
  },
)
