import { describe, expect, test } from 'vitest'
import { talk } from '#advisor/testing/memory.ts'
import { toDollars } from '#finance/money.ts'

/** What is stored after a conversation, in dollars. */
function kept(turns: readonly string[]) {
  const { profile, expenses, income, goals, assets, liabilities } = talk(turns).snapshot
  const dollars = (cents: number | null) => (cents === null ? null : toDollars(cents))
  return {
    income: dollars(profile.income),
    expenses: dollars(profile.expenses),
    savings: dollars(profile.savings),
    debt: dollars(profile.debt),
    costs: expenses.map(({ amount }) => toDollars(amount)),
    sources: income.map(({ amount }) => toDollars(amount)),
    goals: goals.map(({ targetAmount, currentAmount }) => [
      toDollars(targetAmount),
      toDollars(currentAmount),
    ]),
    assets: assets.map(({ value }) => toDollars(value)),
    owed: liabilities.map(({ amount }) => toDollars(amount)),
  }
}

describe('one pay said again is no second one', () => {
  test.each([
    [['My salary is 54,000.', 'Works out to 4,500 a month.'], 54_000],
    [['I earn 88k a year at the county', 'what lands in my account is about 5,300 a month'], 88_000],
    [['i make 41k', 'yep I earn 41,000 a year'], 41_000],
    [['We bring in 6,200 a month.', "He lost his overtime, so it's 5,700 a month for us now."], 68_400],
    [['I make 52k a year', "after tax it's 3,400 a month"], 52_000],
    [['Salary is 73,000', "it's actually 73,500 after the COLA"], 73_500],
    [['I make 30 an hour', '32 now'], 66_560],
    [['I make 2,900 a month', 'about 3,100 these days'], 37_200],
    [['I get 900 a week.', 'Lost a client, so now it is 780 a week.'], 40_560],
    [['I make 18 an hour, 40 hours', 'my boss now pays me 19.25'], 40_040],
    [['Salary 61,000, rent 1,400, gym 40.', 'got my raise: 63,500'], 63_500],
  ])('%j', (turns, income) => {
    expect(kept(turns)).toMatchObject({ income, sources: [] })
  })

  test('another source is', () => {
    expect(kept(['My salary is 54,000.', 'I also tutor, 300 a month.'])).toMatchObject({ income: 57_600 })
    expect(kept(['Salary 92,000', 'I get a bonus of 8,000 every year'])).toMatchObject({ income: 100_000 })
    expect(kept(['My pension is 1,500 a month.', 'Social Security is 1,900 a month.'])).toMatchObject({
      income: 40_800,
    })
  })
})

test('what is brought home answers no question for costs', () => {
  const turns = [
    'Salary 62,000',
    'take home is about 4,050 a month',
    'oh and i get a 6,000 bonus every march',
  ]
  expect(kept(turns)).toMatchObject({ income: 68_000, costs: [] })
})

test('another insurance is another cost', () => {
  expect(kept(['rent 1,500, car insurance 160 a month', 'my health insurance is 320'])).toMatchObject({
    costs: [320, 160, 1500],
  })
  expect(kept(['Car insurance is 140 a month', 'Insurance is 1,650'])).toMatchObject({ costs: [140] })
  expect(kept(['Car insurance is 140 a month', 'insurance went up to 185'])).toMatchObject({ costs: [185] })
})

test('a number that is said of nothing is of nothing', () => {
  expect(kept(['hello', 'about 4,200 a month'])).toMatchObject({ income: null, expenses: null, goals: [] })
})

test('what is taken back is as it was', () => {
  const turns = ['Rent 1,250. Phone 55', 'phone went up to 65', 'scratch that its still 55']
  expect(kept(turns)).toMatchObject({ costs: [55, 1250] })
})

test('what says by itself what it is does not answer for the thing named before', () => {
  const turns = ['my savings account is 4111111111111111', 'my side job pays me $400 every other friday']
  expect(kept(turns)).toMatchObject({ savings: null, income: 10_400 })
})

describe('a pronoun, or no subject at all, takes up what was said', () => {
  test.each([
    [['Our water bill is 70 a month', "since the leak it's more like 95"], { costs: [95] }],
    [['I owe 6,300 on the Discover', "nope it's 3,600, I switched the digits"], { owed: [3600] }],
    [['Savings account has 4,100', 'That figure was from spring. 5,250.'], { savings: 5250 }],
    [['The truck is worth 19k.', 'Had it checked. They say 16,500.'], { assets: [16_500] }],
    [['Rent 1,200, gym 35.', 'The 35 is now 29.'], { costs: [29, 1200] }],
    [['We owe $8,400 on the van.', "Sent some extra, it's at $7,900 now."], { owed: [7900] }],
    [['Savings 10k', 'took 2k out for the dentist, so 8k'], { savings: 8000, owed: [] }],
    [['My 401k is at 64k', 'just checked Fidelity: 66,240'], { assets: [66_240] }],
    [['Groceries 700, gas 200', 'the second one should be 240'], { costs: [240, 700] }],
    [['Groceries 700, gas 200', 'the first one is 650'], { costs: [200, 650] }],
    [['Phone 80 and internet 60 a month', 'phone is 65 actually'], { costs: [60, 65] }],
    [['Visa 2,000 and Amex 900.', 'Both changed: 1,850 and 950.'], { owed: [950, 1850] }],
  ])('%j', (turns, expected) => {
    expect(kept(turns)).toMatchObject(expected)
  })
})

describe('words of another kind leave it alone', () => {
  test.each([
    [['I owe 22k in student loans', 'my pay is 47,500'], { owed: [22_000], income: 47_500 }],
    [['Rent is 1,150.', 'take-home pay 3,400 a month'], { costs: [1150], income: 40_800 }],
    [['groceries are 520 a month', 'and wipes, 40 a month'], { costs: [40, 520] }],
    [['Apple card 700', 'Lowes card 1,300'], { owed: [1300, 700] }],
    [['IRA has 210k', 'House is ours, worth 320k, no mortgage'], { assets: [320_000, 210_000] }],
    [['Teaching is 31,000 a year', 'the quilts make about 400 a month'], { income: 35_800 }],
    [['I owe 12,000 on student loans', 'the other loan is 4,500 for the couch'], { owed: [4500, 12_000] }],
    [['Daycare is 1,100', "they're raising it to 1,250 in January"], { costs: [1100] }],
    [['electric is 140 a month', 'in summer it hits 220'], { costs: [140] }],
    [['my new place is 1,080 a month', 'I kept my job, but they adjusted me down to 84k'], { costs: [1080] }],
    [['Groceries are 780 a month', 'I handle the house note: 1,344'], { costs: [1344, 780] }],
    [['House worth 600k', 'bought it for 420'], { assets: [600_000] }],
    [['Chase 2k, Citi 3k, Amex 4k', 'so 9k total'], { owed: [4000, 3000, 2000] }],
    [['rent is 1,500', 'it was 1,300 last year'], { costs: [1500] }],
    [['I want 9,000 for a wedding', "I'm a nurse, 66,000 a year"], { goals: [[9000, 0]], income: 66_000 }],
  ])('%j', (turns, expected) => {
    expect(kept(turns)).toMatchObject(expected)
  })
})

describe("a goal's two amounts stay apart", () => {
  test.each([
    [
      ['I want to save 12,000 for a kitchen.', 'I have 3,000 toward it.', "I'm up to 3,600 now"],
      [12_000, 3600],
    ],
    [
      ['I want 12,000 for a kitchen.', 'Saw a quote for 9,500, so 9,500 is the target now.'],
      [9500, 0],
    ],
    [
      ['I need 8k for a roof and have 2k', 'make that goal 9k. still at 2k'],
      [9000, 2000],
    ],
  ])('%j', (turns, goal) => {
    expect(kept(turns).goals).toEqual([goal])
  })
})

describe('a unit may follow in the next message', () => {
  test.each([
    [['Car insurance is 960', "that's for the year, they bill it in one go"], { costs: [80] }],
    [['I make seven hundred dollars', 'A week. Mostly cash.'], { income: 36_400 }],
    [['Dues are 300 a month', 'whoops, a quarter'], { costs: [100] }],
    [['I make 48', 'thousand'], { income: 48_000 }],
    [['Our mortgage is 650', 'Biweekly! 26 payments a year.'], { costs: [1408.33] }],
  ])('%j', (turns, expected) => {
    expect(kept(turns)).toMatchObject(expected)
  })

  test('a sentence that only starts with one is its own', () => {
    expect(kept(['rent is 1,100', 'Every month I spend 3,000 in total'])).toMatchObject({
      costs: [1100],
      expenses: 3000,
    })
  })
})

test('news after an and is no addition, unless it says so', () => {
  expect(kept(['Stocks 18,000, gold 2,000', 'and the gold is at 2,300 today']).assets).toEqual([2300, 18_000])
  expect(kept(['Gym 40, phone 60', 'and phone is closer to 75']).costs).toEqual([75, 40])
  expect(kept(['Phone 60 a month', 'and another 45 a month for a work phone']).costs).toHaveLength(2)
  expect(kept(['I have a car loan of 9,000', 'and a car loan of 4,000 for the kid']).owed).toHaveLength(2)
})

test('a statement is no wish, though the advisor has asked for wishes', () => {
  const goalsAfter = (text: string) => talk(['hello', text]).snapshot.profile.financialGoals
  expect(goalsAfter('the raise came through')).toBeNull()
  expect(goalsAfter('A year, yes.')).toBeNull()
  expect(goalsAfter('a new roof')).toBe('a new roof')
})

test('a question that labels its answer tells what it is', () => {
  expect(kept(['I earn 3,000 a month', 'spending? 2,600', 'saved? maybe 1,200'])).toMatchObject({
    income: 36_000,
    expenses: 2600,
    savings: 1200,
  })
})

describe("what was said before does not answer the advisor's question", () => {
  test.each([
    [['Rent is 1,475', 'The renewal is 1,600 and I signed it', 'So 1,600.'], null],
    [['Utilities are 180 a month', 'winter and summer. so 180 a month'], null],
    [['Visa 900', 'My only loan is the Kia. 900'], null],
  ])('%j', (turns, income) => {
    expect(kept(turns).income).toBe(income)
  })
})

describe('what is wished, planned or the sum of all overwrites nothing', () => {
  const costs = 'Groceries 600, gas 150'
  test.each([
    'could I get groceries to 500',
    'groceries would be 500 without the cat food',
    'hoping for 500 on groceries next month',
    'my goal is 400 for groceries',
    "I'd rather spend 400 on groceries",
    'experts say 400 for groceries',
  ])('%s', (text) => expect(kept([costs, text])).toMatchObject({ costs: [150, 600] }))

  test('an answer that goes on with something else', () => {
    expect(kept(['Please ask me what I earn.', '4,000 a month. Rent is 1,500.'])).toMatchObject({
      income: 48_000,
      costs: [1500],
      sources: [],
    })
  })
})

describe('hours and periods that are not of the pay leave it', () => {
  test.each([
    ['i make 17 an hour, 35 hours a week', 'the bus takes 6 hours a week', 30_940],
    ['i make 17 an hour, 35 hours a week', 'they dont pay me for travel thats like 5 hrs a week', 30_940],
    ['i make 50k', 'how many hours a month am i in traffic', 50_000],
    ['i make 4,000 a month', 'and a year', 48_000],
    ['i make 17 an hour, 35 hours a week', 'its only 30 hours now', 26_520],
    ['i make 17 an hour', 'i work 36 hours a week', 31_824],
  ])('%s, %s', (first, then, income) => expect(kept([first, then])).toMatchObject({ income }))
})

test('what an insurer leaves to pay, and a loan to come, are no rates', () => {
  const rates = (turns: readonly string[]) =>
    talk(turns).snapshot.liabilities.map((debt) => debt.interestRate)
  expect(rates(['i owe the hospital 3,900', 'deductible is 2,000 then i pay 20% out of pocket'])).toEqual([0])
  expect(rates(['i owe 180,000 on the house', 'to keep it i refi what we owe. 6.6% 30 yrs'])).toEqual([0])
  expect(rates(['i owe 9,000 on my car', 'we refinanced it at 5.1%'])).toEqual([5.1])
  expect(rates(['mortgage is 210,000 at 6.9', 'refi closed! 5.8, balance 213,000'])).toEqual([5.8])
})

test.each([
  ['my visa is 5,100', "paid from checking, it's down to 4,600", { owed: [4600] }],
  ['my visa is 5,100', "checked my card statement, it's at 4,600", { owed: [4600] }],
])('%s, then %s: it is what the sentence names, if that has a balance of the kind', (first, then, stored) => {
  expect(kept([first, then])).toMatchObject(stored)
})

test.each([
  ['groceries 400 gas 120 going out prob 500', [400, 120, 500, 380, 1600]],
  ['groceries 400 gas 120 car 395', [400, 120, 395, 1600]],
])('a list after a car calls its costs by their names: %s', (list, costs) =>
  expect(kept(['rent 1600, car 380', list])).toMatchObject({ costs: expect.arrayContaining(costs) }),
)
