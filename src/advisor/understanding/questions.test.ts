import { expect, test } from 'vitest'
import { talk } from '#advisor/testing/memory.ts'
import { toDollars } from '#finance/money.ts'

/** After each message the advisor asks something; what follows is told by people who do not answer it. */
test('plain statements are taken for what they say, whatever the advisor has asked', () => {
  const { snapshot } = talk([
    'my rent is 1,800 a month',
    'I make 85k a year',
    'I owe 3,000 on my Visa at 22.9%',
    'and 12,500 in savings',
  ])
  expect(snapshot.goals).toEqual([])
  expect(toDollars(snapshot.profile.income ?? 0)).toBe(85_000)
  expect(toDollars(snapshot.profile.savings ?? 0)).toBe(12_500)
  expect(
    snapshot.liabilities.map(({ name, amount, interestRate }) => [name, toDollars(amount), interestRate]),
  ).toEqual([['Visa', 3000, 22.9]])
})

test.each([
  ['My 401k has 93k in it', 'the limit this year is 23,500 right?'],
  ['Car loan: 10,400 at 7.2%', 'if I threw 5,000 at it tomorrow, what would be left?'],
  ['my gym costs 38 a month', 'the fancy one downtown wants 120. not doing it'],
])('%j, then %j: no goal and no income', (...turns) => {
  const { snapshot } = talk(turns)
  expect(snapshot.goals).toEqual([])
  expect(snapshot.profile.income).toBeNull()
})

test('a bare number answers the question', () => {
  const { snapshot } = talk(['We want 40,000 for a house', 'about 5,200 a month'])
  expect(toDollars(snapshot.profile.income ?? 0)).toBe(62_400)
})

test('what may be meant as the answer is asked about', () => {
  const { facts, snapshot } = talk(['my rent is 900 a month', 'depends, 1,900 in a good month'])
  expect(facts).toContainEqual(
    expect.objectContaining({
      decision: 'ask',
      change: { kind: 'profile', field: 'income', value: 2_280_000 },
    }),
  )
  expect(snapshot.profile.income).toBeNull()
})

test.each([
  [['my rent is 900 a month', 'a new roof, 14k'], 'asked for pay'],
  [['I make 41k a year', 'my wife makes 48k'], 'asked for costs'],
  [['I have 6,000 in savings', 'my salary is about 4k a month before taxes'], 'asked for costs'],
])('what goes on past a question is not asked about as its answer: %j', (turns) => {
  const { facts } = talk(turns)
  expect(facts.filter(({ decision }) => decision === 'ask')).toEqual([])
  expect(facts.some(({ change }) => change.kind === 'profile' && change.field === 'expenses')).toBe(false)
})

test('net and gross of one pay count once, and so do a total and its parts', () => {
  const { snapshot } = talk(['Salary: $62,000. Paycheck amount (twice a month): $1,934'])
  expect(toDollars(snapshot.profile.income ?? 0)).toBe(62_000)
  const parts = talk([
    'I have a monthly income of $3,155, which is $1,755 Social Security and $1,400 from the university pension',
  ])
  expect(toDollars(parts.snapshot.profile.income ?? 0)).toBe(37_860)
})

test('what was paid is no goal', () => {
  const { facts } = talk(['my rent is 900 a month', 'i paid 500 on groceries'])
  expect(facts.some(({ change }) => change.kind === 'goal')).toBe(false)
})

test("'other' in a list is nothing that was named before", () => {
  const { snapshot } = talk([
    'my wife drives a truck and i fix boats, together we bring home 1,900 a week',
    'rent 1,450, food 700, phone 95, other 260',
  ])
  expect(snapshot.expenses.map(({ category }) => category)).toContain('Everything else')
})

test.each([
  ['am a welder, make 58k', 58_000],
  ['how it works is I get 1,900 every two weeks', 49_400],
  ['is 58k low', 0],
  ['does 58k a year go far', 0],
])('%s: told or asked, without a mark', (text, yearly) =>
  expect(toDollars(talk([text]).snapshot.profile.income ?? 0)).toBe(yearly),
)

test('a number alone makes nothing that was never named', () => {
  expect(talk(['i dont know what we spend', 'maybe 5k']).snapshot.assets).toEqual([])
})

test('what comes each week is not what is there', () => {
  const told = ['my expenses are 2,200 a month', 'no debt']
  expect(talk([...told, 'about 900 every week']).facts).toHaveLength(talk(told).facts.length)
  const { snapshot } = talk([...told, 'i get about 900 every week'])
  expect(snapshot.profile.savings).toBeNull()
  expect(toDollars(snapshot.profile.income ?? 0)).toBe(46_800)
})
