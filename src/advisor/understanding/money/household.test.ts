import { expect, test } from 'vitest'
import { talk } from '#advisor/testing/memory.ts'
import { toDollars } from '#finance/money.ts'

function kept(...turns: string[]) {
  const { profile, income } = talk(turns).snapshot
  return {
    income: toDollars(profile.income ?? 0),
    sources: Object.fromEntries(income.map(({ source, amount }) => [source, toDollars(amount)])),
  }
}

test.each([
  ['I earn 72,000 and my wife earns 48,000. What do we make in all?', { 'My pay': 6000, "Wife's pay": 4000 }],
  ['my husband makes 60k and i make 36k, we pay 1,500 rent', { "Husband's pay": 5000, 'My pay': 3000 }],
  ['i make 48k and he makes 54k. what is that together', { 'My pay': 4000, 'His pay': 4500 }],
  [
    'my fiance and i are budgeting: i make 42k and she makes 54k, and our rent is 1,500',
    { 'My pay': 3500, 'Her pay': 4500 },
  ],
  [
    'she makes 66k and i make 48k, thinking to buy our first home in spring',
    { 'Her pay': 5500, 'My pay': 4000 },
  ],
  [
    'he takes home 4,200 i take home 3,100. our bills are 4,000. if we split by pay what is mine',
    { 'His pay': 4200, 'My pay': 3100 },
  ],
  ['i bring home 3,300 and my wife has 1,200 part time', { 'My pay': 3300, "Wife's pay": 1200 }],
  ['i take home 3,300 and my wife takes home 2,750', { 'My pay': 3300, "Wife's pay": 2750 }],
  ['I bring home 2,860 a month and my husband about 3,240.', { 'My pay': 2860, "Husband's pay": 3240 }],
  [
    'my gf moved in so we do one budget. i bring home 2,600 a month, she does 2,150',
    { 'My pay': 2600, "Girlfriend's pay": 2150 },
  ],
  [
    'my husband he bring 900 every week and i bring 700 every week',
    { "Husband's pay": 3900, 'My pay': 3033.33 },
  ],
  [
    'my partner and I both work. she makes 66k and i make 54k, one joint account',
    { 'Her pay': 5500, 'My pay': 4500 },
  ],
  ['We both work. I make 84k, he makes 60k', { 'My pay': 7000, 'His pay': 5000 }],
  ['i make 96k she makes 66k', { 'My pay': 8000, 'Her pay': 5500 }],
  ['i bring home 3,100 a month and he brings home 2,700', { 'My pay': 3100, 'His pay': 2700 }],
  ['we make 48k (me) and 54k (her)', { 'My pay': 4000, 'Her pay': 4500 }],
  ['now we put our money together! i make 66,000 and priya makes 54,000', { Salary: 5500, Priya: 4500 }],
])('%s', (text, sources) => {
  expect(kept(text).sources).toEqual(sources)
})

test('told later it comes on top', () => {
  expect(kept('i make 48k', 'hubby makes 60,000, so what do we bring in together now')).toEqual({
    income: 108_000,
    sources: { Salary: 4000, "Husband's pay": 5000 },
  })
})

test.each([
  'i make 48k and my boyfriend makes 54k, we dont share money',
  'i make 48k and my boyfriend makes 54k',
  'I make 48k and my sister makes 90k.',
  'i make 48k and my wife spends 700 a month on the horses',
  'i make 48k and my husband could make 80k in texas',
  'i make 48k, if my wife went back she would bring in 36k',
  'My husband makes 54k and I make 48k. We keep it separate.',
  'me and jess share a place. i make 48k, she makes 32k. if we split the rent by income?',
  'My brother and his wife are loaded, he makes 210k. I make 48k, we rent.',
])('%s', (text) => {
  expect(kept(text)).toEqual({ income: 48_000, sources: {} })
})

test.each([
  [['we are engaged!', 'i make 60k and she makes 48k'], { 'My pay': 5000, 'Her pay': 4000 }],
  [['i make 60k', 'i also have a husband who earns 36k'], { Salary: 5000, "Husband's pay": 3000 }],
  [['just married. my pay is 3,000 a month', 'his is 2,400'], { Salary: 3000, 'His pay': 2400 }],
  [['me: 3,900 a month. her: 2,500'], { 'My pay': 3900, 'Her pay': 2500 }],
  [['i live with my girlfriend. i make 48k', 'she makes 54k'], { Salary: 4000, 'Her pay': 4500 }],
  [['my wife is a teacher', 'i earn 72,000 a year', 'her salary is 48k'], { Salary: 6000, 'Her pay': 4000 }],
])('the one at home is known from what was told before: %j', (turns, sources) => {
  expect(kept(...turns).sources).toEqual(sources)
})

test.each([
  'my daughter started at the bank. she makes 38k',
  'my husband drives a 2019 honda, owes 14,000 on it',
  'he takes 400 a month from our account',
  'my wife makes 45k less than me',
  'his rent is 900',
  'my husband works 45 hours a week',
])('is no pay of theirs, though the own is known: %s', (text) => {
  expect(kept('my wife and i rent. i make 48k', text).income).toBe(48_000)
})

test('she is whom a message names first', () => {
  const told = 'my wife and i moved, i make 60k'
  expect(kept(told, 'our sitter is lovely, she makes 500 a week').income).toBe(60_000)
  expect(kept(told, 'at the clinic she makes 40k').income).toBe(100_000)
})

test('a job that one of two has begun comes beside the other', () =>
  expect(kept('i make 52k', 'my husband started working, 26k').income).toBe(78_000))
