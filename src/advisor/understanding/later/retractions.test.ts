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
    [
      ['Gym 35 a month and Netflix 20 a month', 'I skip breakfast most days. Forget the second.'],
      { costs: [35] },
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

describe('what merely sounds like an order or like an owner takes nothing back', () => {
  test.each([
    'I take Fridays off',
    'I skip breakfast most days',
    'I always forget my password',
    'are you kidding me',
    'I hope prices drop',
    "I won't forget, thanks",
    'let me take a step back',
  ])('of a rent: %s', (text) => expect(kept('My rent is 1,400', text).costs).toEqual([1400]))

  test.each([
    'I drop my son at school every day',
    'should we skip the vacation',
    'is it ok to skip a payment',
  ])('of a pay: %s', (text) => expect(kept('I make 60k', text).income).toBe(60_000))

  test.each([
    "It's our joint account",
    "is my brother's plan better?",
    'this is my number one goal',
    "it's my wife's birthday",
    "the bank is my brother's too",
    'I told my boss to scratch that',
    'never mind the weather',
  ])('of savings: %s', (text) => expect(kept('I have 12k saved', text).savings).toBe(12_000))

  test.each(["It's my account so I know", 'that is my biggest one'])('of a loan: %s', (text) =>
    expect(kept('I owe 9,000 on the car', text).owed).toEqual([9000]),
  )

  test.each([
    "I didn't cancel the gym",
    'I forgot to cancel the gym',
    "I can't cancel the gym, they won't let me",
    'My wife wants me to cancel the gym',
    'My dad said I should drop the gym',
    'why would you drop the gym?',
  ])('of a gym: %s', (text) => expect(kept('gym 40', text).costs).toEqual([40]))

  test('of a card that could be cancelled', () => {
    expect(kept('Visa 4,000', 'I could cancel the Visa').owed).toEqual([4000])
  })

  test.each(["half of it is my wife's", "some of that is my mom's"])('of what is shared: %s', (text) =>
    expect(kept('I have 20k in savings', text).savings).toBe(20_000),
  )

  test("of what is left when the rest is another's", () => {
    expect(kept('Debt 10,000 total. Visa 4,000.', "the rest is my wife's").owed).toEqual([4000])
  })
})

describe('an order may be led in, and an owner be another person', () => {
  test.each([
    'scratch that',
    'never mind',
    'please remove it',
    'ok forget that',
    'No, delete that please.',
    'actually just take that off',
    "let's drop that",
    'you can delete it',
    'can you remove that?',
    "that's my sister's",
    "it's my brother's account",
    "sorry, that was my roommate's number",
    'just kidding',
  ])('%s', (text) => expect(kept('I have 12k saved', text).savings).toBeNull())
})

test.each(['no mortgage on either of them', 'No figures yet for either.', 'i do nothing for me'])(
  'no pay of zero is read from: %s',
  (text) => {
    expect(
      kept('I have a house and a rental.', 'the rental is worth 230k and the house 315k', text).income,
    ).toBeNull()
  },
)

test.each([
  [['I have 12k saved', 'ok never mind. what is a roth ira?']],
  [['I have 12k saved', 'what is a roth ira?', 'never mind']],
  [['I have 12k saved', 'forget it, how much is that a month']],
])('a question that is dropped takes no fact with it: %s', (turns) =>
  expect(kept(...turns).savings).toBe(12_000),
)
