import { describe, expect, test } from 'vitest'
import { talk } from '#advisor/testing/memory.ts'
import { toDollars } from '#finance/money.ts'

/** The amounts of all rows after a conversation, the newest first. */
function left(...turns: string[]) {
  const { expenses, income, assets, liabilities, goals } = talk(turns).snapshot
  return [
    ...[...expenses, ...income, ...liabilities].map(({ amount }) => toDollars(amount)),
    ...assets.map(({ value }) => toDollars(value)),
    ...goals.map(({ targetAmount }) => toDollars(targetAmount)),
  ]
}
const gym = 'My gym is 45 a month.'
const loan = 'I owe 5,900 on a timeshare loan.'
const bike = 'My motorcycle is worth 6,500 and I owe 3,800 on it.'
const costs = 'Cleaning lady 160 a month, pool guy 110 a month, pest control 40 a month.'
const cards = 'I owe 4,100 on my Citi card, 1,260 on my Best Buy card and 6,000 to LendingClub.'

describe('what was spoken of last is over', () => {
  test.each([
    [gym, 'ok quit it. right now, on the app'],
    [gym, 'I finally cancelled it last week'],
    [gym, "That's over now."],
    [gym, 'got rid of it yesterday'],
    [gym, "it's gone, thank god"],
    [gym, 'we dropped that'],
    ['I pay alimony, 800 a month', 'that ended. She remarried in April!! so nothing now'],
    [loan, 'the company finally took it back! no more loan!!!'],
    [loan, 'Paid it off this morning.'],
    [loan, 'I owe them nothing now.'],
    [loan, 'They forgave it.'],
    [loan, "It's at zero."],
    ['I owe my cousin 800', "Venmo'd him the last of it. We're square."],
    ['I owe my brother 640', 'paid him back today'],
    ['My boat is worth 9,000', 'sold it saturday!'],
    ['My boat is worth 9,000', "It got totaled, so it's worth nothing."],
  ])('%s %s', (...turns) => expect(left(...turns)).toEqual([]))

  test.each([
    [gym, 'my brother quit it'],
    [gym, "I'm thinking of cancelling it"],
    [gym, 'should I cancel it?'],
    [gym, 'if I cancelled it I would save a lot'],
    [gym, "I haven't cancelled it yet"],
    [gym, 'done'],
    [gym, "It's done in an hour."],
    [gym, 'I quit smoking last week'],
    [gym, 'sold my jacket'],
    [loan, "I'll pay it off in May"],
    [loan, 'paid the March bill'],
    [loan, 'for the college we paid everything, that is finished'],
    [loan, "It's zero percent."],
  ])('it stays: %s %s', (...turns) => expect(left(...turns)).toHaveLength(1))
})

describe('a row that is named is over', () => {
  test.each([
    [costs, 'fired the pool guy', [40, 160]],
    [costs, 'Let the pool guy go.', [40, 160]],
    [costs, 'no more pest control', [110, 160]],
    [costs, "I don't have the pool guy anymore", [40, 160]],
    [costs, 'let the pool guy go, so just the cleaning lady', [160]],
    [costs, 'my mom pays the cleaning lady now', [40, 110]],
    [bike, 'sold the bike saturday', [3800]],
    [bike, "sold the bike saturday! loan's gone too", []],
    [cards, 'Citi is dead', [6000, 1260]],
    [cards, "Citi's zero since yesterday. Best Buy too.", [6000]],
    [cards, 'I rolled both cards into a bigger loan. Cards are zero.', [6000]],
    [cards, 'killed the Citi card', [6000, 1260]],
    ['Cabin is worth 175,000, mortgage on it is 85,000.', "Cabin's gone, mortgage too.", []],
    ['Rent 1,700, utilities 220 a month.', 'Utilities are included in the rent.', [1700]],
    ['Cable 160 a month', 'got rid of cable, switched to YouTube TV for 83 a month', [83]],
  ])('%s %s', (first, second, rest) => expect(left(first, second)).toEqual(rest))

  test.each([
    [costs, 'the pool guy is great'],
    [costs, 'I fired the plumber'],
    [costs, 'thinking of letting the pool guy go'],
    [costs, 'My neighbor let his pool guy go.'],
    [costs, "The pool guy isn't done yet."],
    [costs, 'just the cleaning lady is nice'],
    [cards, 'paid the Citi bill for March'],
    [cards, 'I could roll both cards into one loan'],
    [cards, 'Citi is zero percent until May'],
    [cards, 'Should I kill the Citi card first?'],
  ])('all three stay: %s %s', (...turns) => expect(left(...turns)).toHaveLength(3))
})

test("'the other too' goes on with what was over before", () => {
  expect(left(cards, 'Citi is paid off.', 'Best Buy too!!')).toEqual([6000])
  expect(left(cards, 'Citi has a nice app.', 'Best Buy too.')).toHaveLength(3)
})

test('a row may be called by any word that was said of it', () => {
  expect(
    left('Salary is 48,000, and I sell candles on Etsy for 350 a month', 'I shut the Etsy shop last week'),
  ).not.toContain(350)
})

describe('the only pay', () => {
  const pay = (...turns: string[]) => talk(['My income is 5,100 a month.', ...turns]).snapshot.profile.income
  test.each([
    'I got laid off today.',
    "They let me go, so that's zero now.",
    'I lost my job last week',
    'so I just got laid off',
    'got laid off, ugh',
    'it stopped',
  ])('is over: %s', (text) => expect(pay(text)).toBe(0))
  test.each([
    'My sister got laid off today.',
    'I got laid off in 2019.',
    'What if I got laid off?',
    'I almost lost my job last year',
    'I quit smoking',
    'no mortgage on either of them',
    'half my team got laid off',
    'I got laid off once, scary times',
  ])('stays: %s', (text) => expect(pay(text)).toBe(6_120_000))
})

describe('shorter still', () => {
  test.each([
    [cards, 'Citi 0 now', [6000, 1260]],
    [cards, 'so Best Buy nothing', [6000, 4100]],
    [
      'Rent 1,600 a month.',
      'We closed!! no more rent as of the 1st. mortgage payment is 1,845 a month',
      [1845],
    ],
    ['I want 5,000 for a bass boat.', 'wife vetoed it', []],
    ['I want 4,800 for a furnace.', "furnace is handled, landlord's paying", []],
    ['Netflix 17 a month, Hulu 12 a month', 'pulled the plug on Hulu', [17]],
    ['Netflix 17 a month, Hulu 12 a month', 'Hulu got the axe', [17]],
    ['Car loan 8,200 and Visa 900', 'Mom paid off the Visa for me', [8200]],
    ['Car loan 8,200 and Visa 900', 'made my final car payment friday!!', [900]],
    ['I owe the dentist 900', 'HSA covered it', []],
    ['Therapy is 120 a week', "my therapist moved away so that's done", []],
  ])('%s %s', (first, second, rest) => expect(left(first, second)).toEqual(rest))

  test.each([
    [cards, 'Mom paid off her Citi card'],
    [cards, 'my friend pulled the plug on Best Buy'],
    [cards, 'nothing from Citi yet'],
    [cards, 'Citi has nothing but bad reviews'],
  ])('all three stay: %s %s', (...turns) => expect(left(...turns)).toHaveLength(3))
})

describe('words of an end that end no cost and no debt', () => {
  const lines = 'Phone 85 a month, internet 70 a month'
  const daycare = 'Daycare 900 a month'
  const visa = 'Visa 4,000'
  test.each([
    [lines, 'the internet is out', [70, 85]],
    [lines, 'I lost my phone', [70, 85]],
    [lines, 'I dropped my phone', [70, 85]],
    [lines, 'internet stopped working', [70, 85]],
    [daycare, "it's over in June", [900]],
    [daycare, 'daycare is done for the day', [900]],
    [gym, 'The gym is done with renovations', [45]],
    [gym, "no more gym for me today, I'm tired", [45]],
    [visa, 'I settled on Visa as my main card', [4000]],
    [visa, 'My Visa got cancelled by the bank but I still owe it', [4000]],
  ])('%s %s', (first, second, rest) => expect(left(first, second)).toEqual(rest))

  test.each([
    [lines, 'I dropped my phone plan', [70]],
    [lines, 'I dropped the internet', [85]],
    [daycare, 'it ended in June', []],
    [daycare, 'daycare is done', []],
    [gym, 'no more gym as of today', []],
    [gym, 'no more gym for me', []],
    [visa, 'I settled the Visa', []],
  ])('but these do: %s %s', (first, second, rest) => expect(left(first, second)).toEqual(rest))
})

test.each([
  ['Netflix 17 a month, Hulu 12 a month', "once Hulu is done with my show I'll cancel it"],
  ['Rent 1,400 a month, gym 40 a month', 'the rent is done for this month'],
  ['Car loan 8,200 and Visa 900', "the car is in the shop, it's dead"],
  ['I have 5k in bitcoin and 9k in a Roth', 'sold some bitcoin'],
  ['House worth 300k, and I owe 180k on it', 'the house next door sold'],
  ['House worth 300k, and I owe 180k on it', 'we finished the house last week, new kitchen'],
  ['I owe 4k on the Amex and 2k on the Discover', 'Amex is nothing but trouble'],
  ['Car loan 8,200 and Visa 900', "I don't use the Visa anymore"],
])('both stay: %s %s', (...turns) => expect(left(...turns)).toHaveLength(2))

test.each(['we paid off the 265 car', 'the 265 car payment is paid off', 'paid off the car thats 265'])(
  'of two that go by one word, the one whose amount is said is over: %s',
  (text) => expect(left('my car payments are 380 and 265 a month', text)).toEqual([380]),
)
