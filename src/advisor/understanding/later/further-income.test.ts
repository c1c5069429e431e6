import { expect, test } from 'vitest'
import { talk } from '#advisor/testing/memory.ts'
import { toDollars } from '#finance/money.ts'

const storedAfter = (...turns: string[]) => {
  const { profile, income, expenses, goals } = talk(turns).snapshot
  return {
    income: profile.income === null ? null : toDollars(profile.income),
    sources: income.map(({ source, amount }) => [source, toDollars(amount)]),
    others: [...expenses, ...goals],
  }
}

test.each([
  ['I make 30 an hour', 'around 62k a year', 62_000],
  ['I make 25 an hour', 'about 4,300 a month before taxes', 51_600],
  ['I make 20 an hour', 'so about 41k before taxes', 41_000],
  ['I make 5,000 a month', 'my salary is 61,000 a year', 61_000],
  ['I make 64k', 'so w 4,095 a month coming in, what do i have', 64_000],
  ['I make 25 an hour', 'overtime is 37.50', 52_000],
  ['I make 25 an hour', 'I get 37.50 an hour for overtime', 52_000],
])('%s, then %s: one pay', (first, again, income) =>
  expect(storedAfter(first, again)).toEqual({ income, sources: [], others: [] }),
)

test.each([
  ['I make 25 an hour, overtime is 37.50', 52_000],
  ['I make 25 an hour, time and a half on holidays', 52_000],
  ['overtime is 37.50', null],
  ['overtime is 37.50, about 6 hours a week', 11_700],
])('overtime counts by its hours: %s', (text, income) =>
  expect(storedAfter(text)).toEqual({ income, sources: [], others: [] }),
)

test('what comes on top of pay replaces none of it', () => {
  const { income, sources } = storedAfter(
    'Tips run about 95 a shift and I work 5 shifts a week',
    'plus my check thats 380 every week',
  )
  expect(income).toBe(44_460)
  expect(sources).toContainEqual(['Tips', 2058.33])
})

test('child support comes beside the pay', () => {
  const { income } = storedAfter('I make 50,000 a year', 'i get 600 a month child support now')
  expect(income).toBe(57_200)
})

test.each([
  ['Teaching pays me 30k a year', 'the bakery pays me 30,500 a year', ['Bakery', 'Teaching'], 60_500],
  ['I make 30 an hour', 'tutoring brings in 400 a month', ['Tutoring', 'Salary'], 67_200],
])('%s, then %s: two pays', (first, second, names, income) => {
  const stored = storedAfter(first, second)
  expect(stored.income).toBe(income)
  expect(stored.sources.map(([name]) => name)).toEqual(names)
})

test('a rounded sum of sources leaves them as they are', () => {
  const stored = storedAfter('I make 30 an hour', 'tutoring brings in 400 a month', 'around 67k a year')
  expect(stored).toMatchObject({
    income: 67_200,
    sources: [
      ['Tutoring', 400],
      ['Salary', 5200],
    ],
  })
})

test.each([
  ['i get 310 a month in food stamps so groceries only cost me about 150', 53_720],
  ['now i make 60,000', 60_000],
])('a benefit comes beside the pay, a new pay in its place: %s', (text, income) =>
  expect(storedAfter('I make 50,000 a year', text).income).toBe(income),
)

test('a bonus alone is not all that somebody earns', () => {
  expect(storedAfter('my bonus is 2,600')).toEqual({ income: null, sources: [], others: [] })
  expect(storedAfter('I make 52,000', 'my bonus is 2,600').income).toBe(54_600)
})

test.each([
  [['i make 30 an hour, 36 hours a week', 'i picked up a second job 10 hrs a week at 15'], 'Second job', 650],
  [['i make 41k', 'i also tutor 3 hrs a week at 40'], 'Tutor', 520],
])('hours and what they pay are a source of their own: %j', (turns, source, amount) => {
  const { income } = talk(turns).snapshot
  expect(income).toContainEqual(expect.objectContaining({ source, amount: amount * 100 }))
})

test('a source that is told again is no second one', () => {
  const told = storedAfter(
    'i get 1,450 survivor benefit and the pension is 620',
    'you forgot my survivor benefit. 1,450',
  )
  expect(told.income).toBe(24_840)
  expect(told.sources).toHaveLength(2)
})
