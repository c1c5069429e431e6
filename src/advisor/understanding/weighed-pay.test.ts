import { expect, test } from 'vitest'
import { readingBy } from '#advisor/testing/weighed.ts'
import type { Role } from './roles.ts'
import { judgeAmounts } from './classify.ts'
import { sharpen } from './sharpen.ts'
import { isVetoed } from './vetoes.ts'

const judgedIn = (text: string, said: readonly Role[]) => {
  const reading = readingBy(text, said)
  const sharp = sharpen(reading, judgeAmounts(reading))
  return sharp.map(({ amount, role }) => [amount.value, role])
}

const isPayLeft = (text: string, share: number) => {
  const reading = readingBy(text, [{ role: 'income', share }])
  const amount = reading.amounts.find(({ value }) => value > 100)
  return amount !== undefined && !isVetoed(reading, { amount, certainty: 0.8, role: 'income' })
}

test.each([
  'His unemployment is $485 a week',
  'Her pension (STRS): 3,180 a month',
  'He drives a bus for Metro Transit, 61,500',
])('whose pay comes into the household the judge hears: %s', (text) => {
  expect(isPayLeft(text, 0.8)).toBe(true)
  expect(isPayLeft(text, 0.2)).toBe(false)
})

test('what comes in is no question, and a severance that is over no word on the pay of now', () => {
  expect(isPayLeft("What's coming in: 1,480 a month from the condo", 0.97)).toBe(true)
  expect(isPayLeft('then severance, then unemployment at 504 a week which I live on', 0.97)).toBe(true)
  expect(isPayLeft('eleven weeks of severance at 1,380 a week', 0.5)).toBe(false)
})

test('a share of pay goes in, and not the pay', () => {
  expect(isPayLeft('Six percent of my 51,000 goes in the TSP', 0.5)).toBe(true)
  expect(isPayLeft('1,400 a month goes in with the match', 0.5)).toBe(false)
})

test("'mine' says again only what it stands before", () => {
  const first = "I'm at 40,000. "
  expect(judgedIn(`${first}Mine: the farm loan, 13,300`, ['income', 'liability'])[1]).toEqual([
    13_300,
    'liability',
  ])
  expect(judgedIn('He pays 2,200 in rent. Mine is 1,350', ['none', 'expenseItem'])[1]).toEqual([
    1350,
    'expenseItem',
  ])
})

test('what tenants pay elsewhere is no rent that comes in', () => {
  const rent = "Rent isn't 1,600, that's what the new tenants pay. We're at 1,225 a month."
  expect(judgedIn(rent, ['none', 'expenseItem'])[1]).toEqual([1225, 'expenseItem'])
  expect(judgedIn('My tenants pay 1,225 a month', ['income'])[0]).toEqual([1225, 'income'])
})

test('what somebody gets by on comes in where the judge hears so', () => {
  const text = "We're getting by on 2,900 a month between us"
  expect(judgedIn(text, ['income'])).toEqual([[2900, 'income']])
  expect(judgedIn(text, ['expenseTotal'])).toEqual([[2900, 'expenseTotal']])
})

test('a tutor is paid, and paid for', () => {
  expect(judgedIn('i tutor 35/hr, 12 hrs a week', ['income'])[0]).toEqual([35, 'income'])
  expect(judgedIn('the tutor is 35 an hour', ['expenseItem'])[0]).toEqual([35, 'expenseItem'])
})

test('the shopping that a wife does is a cost', () => {
  const text = "I make 7,900 a month. My wife does the shopping and says it's 800"
  expect(judgedIn(text, ['income', 'expenseItem'])[1]).toEqual([800, 'expenseItem'])
})
