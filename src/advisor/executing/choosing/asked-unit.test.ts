import { describe, expect, test } from 'vitest'
import { sumRecord } from '#advisor/testing/sum-records.ts'
import { answersAsked, askedUnit, isAskedUnit } from './asked-unit.ts'

describe('the unit that is asked for', () => {
  test.each([
    ['putting 90 away each week, how long is that', 'time'],
    ['how many more paychecks til the couch is mine', 'time'],
    ['how soon would it be gone at 400', 'time'],
    ['my rent takes how many percent of it', 'percent'],
    ['what percent goes to the car', 'percent'],
    ['how much does he keep', 'money'],
    // Several things, or something else, may be meant.
    ['how long and how much interest', null],
    ['how much is left and what percent is that', null],
    ['how much longer would it take', null],
    ['how much later could i stop', null],
    ['is that a lot', null],
    ['how many months of bills is that', null],
  ])('%s: %s', (text, unit) => expect(askedUnit(text)).toBe(unit))
})

const saved = sumRecord('saved-by', { monthly: ['money', 9000] }, { total: ['money', 36_000] })
const never = sumRecord('payoff-time', { payment: ['money', 100] }, { firstInterest: ['money', 900] })
const product = sumRecord('product', { amount: ['months', 26] }, { total: ['months', 1352] })
const share = sumRecord('share', { part: ['money', 5] }, { percent: ['percent', 12], rest: ['money', 4] })
const often = sumRecord('quotient', { amount: ['money', 900] }, { each: ['ratio', 161.7] })

test('no other unit answers it', () => {
  expect(answersAsked('at 90 a week, how long is that', saved)).toBe(false)
  expect(answersAsked('at 90 a week, how much is that', saved)).toBe(true)
  expect(answersAsked('how much does that cost me', product)).toBe(false)
  expect(answersAsked('what percent is that', saved)).toBe(false)
  expect(answersAsked('what percent is that', share)).toBe(true)
  expect(answersAsked('so how much a year', often)).toBe(false)
  expect(answersAsked('how many checks is that', often)).toBe(true)
})

test('so many paychecks are no months', () => {
  const goal = sumRecord('goal-time', { monthly: ['money', 9000] }, { months: ['months', 36] })
  expect(answersAsked('90 from every check, how many checks', goal)).toBe(false)
  expect(answersAsked('90 from every check, how long', goal)).toBe(true)
})

test('a debt that is never paid off is an answer to how long', () =>
  expect(answersAsked('how long at 100', never)).toBe(true))

test('how long is told by no amount', () => {
  expect(isAskedUnit('how long til i have 3 months', 'money')).toBe(false)
  expect(isAskedUnit('how long til i have 3 months', 'months')).toBe(true)
  expect(isAskedUnit('what is missing', 'money')).toBe(true)
})
