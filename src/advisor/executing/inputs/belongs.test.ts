import { expect, test } from 'vitest'
import type { Value } from '#advisor/minding/minded.ts'
import { findSum } from '#advisor/planning/sums/all-sums.ts'
import type { HeardNumber } from '#advisor/reading/heard.ts'
import { readNumbers } from '#advisor/reading/numbers.ts'
import { unknownPerson } from '#advisor/talk/testing/turns.ts'
import { sumRecord } from '#advisor/testing/sum-records.ts'
import { belongs } from './belongs.ts'

/** Whether the n-th number of a message can be an input of a sum. */
function fits(
  text: string,
  name: string,
  slot: string,
  at = 0,
  stored: number | null = null,
  snapshot = unknownPerson,
): boolean {
  const sum = findSum(name)
  const input = sum?.inputs[slot]
  const number = readNumbers(text, '2026-11-15')[at]
  if (!sum || !input || !number) throw new Error(`${name} ${slot} of ${text}`)
  const value: Value = { kind: 'number', number }
  const given =
    stored === null
      ? null
      : { value: stored, source: { kind: 'words', quote: '', messageId: null, at: null } as const }
  return belongs(slot, value, {
    sum,
    input,
    text,
    snapshot,
    sums: [],
    stored: given,
    count: 1,
    numbers: [],
  })
}

test('a cost that was just told is no pay of a second job', () => {
  const text = 'starting at the clinic for 61k, and preschool is 900'
  const expenses = [{ id: 1, category: 'Preschool', amount: 90_000, date: '2026-03-01' }]
  expect(fits(text, 'offers', 'pay2', 1, null, { ...unknownPerson, expenses })).toBe(false)
  expect(fits('the clinic pays 61k, the other one 900 a week', 'offers', 'pay2', 1)).toBe(true)
})

test('the age to stop at is not the age of today', () => {
  expect(fits('i want to retire at 61 with 900k', 'retirement-need', 'age')).toBe(false)
  expect(fits('i am 61 and want 900k', 'retirement-need', 'age')).toBe(true)
})

test('pay is nothing that is saved', () => {
  expect(fits('i make 72k a year. can i afford a 48k truck', 'afford-once', 'savings')).toBe(false)
  expect(fits('i have 72k. can i afford a 48k truck', 'afford-once', 'savings')).toBe(true)
})

test('a pension is not what Social Security pays', () => {
  expect(fits('I also have a small pension, $640 a month', 'social-security', 'benefit')).toBe(false)
  expect(fits('My pension starts later. Social Security is $1,850', 'social-security', 'benefit')).toBe(true)
})

test('what a credit line costs is not the share of the home it is lent on', () => {
  expect(fits('a heloc at 8.5%', 'equity', 'percent')).toBe(false)
  expect(fits('up to 85% of it', 'equity', 'percent')).toBe(true)
})

test('hours are no pay', () => {
  expect(fits('some weeks 20 hours some weeks 45', 'pay-conversion', 'pay', 1)).toBe(false)
  expect(fits('30 hours at 16.50', 'pay-conversion', 'pay', 1)).toBe(true)
  expect(fits('it would be 18.75, same hours', 'pay-conversion', 'pay', 0)).toBe(true)
})

test('what comes on top of a stored budget is not all of it', () => {
  expect(fits('also i forgot spotify, 30', 'budget-summary', 'expenses', 0, 140_500)).toBe(false)
  expect(fits('i spend 1,900', 'budget-summary', 'expenses', 0, 140_500)).toBe(true)
})

test('pay is not put down on a house', () => {
  const text = 'together we earn about 96k and look at a 310k condo'
  expect(fits(text, 'house-payment', 'down')).toBe(false)
  expect(fits('we have 60k for a 310k condo', 'house-payment', 'down')).toBe(true)
})

test('pay is not what is there to grow', () => {
  expect(fits('i earn about 55k. if i put 300 a month in', 'growth', 'start', 0)).toBe(false)
  expect(fits('i have 55k there. if i put 300 a month in', 'growth', 'start', 0)).toBe(true)
})

test('a day to come is nothing to multiply or divide by', () => {
  const text = 'i want 900 saved by march, in 3 months thats'
  expect(fits(text, 'quotient', 'by', 1)).toBe(false)
  expect(fits(text, 'product', 'times', 1)).toBe(false)
  expect(fits(text, 'goal-payment', 'months', 1)).toBe(true)
  expect(fits(text, 'quotient', 'by', 2)).toBe(true)
})

test('a cost that was told before and is kept does not come in', () => {
  const sum = findSum('runway')
  const input = sum?.inputs['income']
  const [number] = readNumbers('other bills maybe 900', '2026-11-15')
  if (!sum || !input || !number) throw new Error('runway')
  const heard: HeardNumber = { ...number, words: 'other bills maybe 900' }
  const value: Value = { kind: 'number', number: heard }
  const cost = { id: 1, category: 'Everything else', amount: 90_000, date: '2026-11-01' }
  const comesIn = (expenses: (typeof cost)[]) =>
    belongs('income', value, {
      sum,
      input,
      text: 'how long can i last',
      snapshot: { ...unknownPerson, expenses },
      sums: [],
      stored: null,
      count: 1,
      numbers: [],
    })
  expect(comesIn([cost])).toBe(false)
  expect(comesIn([])).toBe(true)
})

test('what the budget leaves is put on a debt with a payment of its own only where that is said', () => {
  const sum = findSum('payoff-time')
  const input = sum?.inputs['payment']
  if (!sum || !input) throw new Error('There is no such sum')
  const talk = { sum, input, snapshot: unknownPerson, sums: [], count: 1, numbers: [] }
  const stored = { value: 30_000, source: { kind: 'words', quote: '', messageId: null, at: null } } as const
  const left: Value = { kind: 'figure', sum: 's1', name: 'left' }
  expect(belongs('payment', left, { ...talk, text: 'i owe 7,000 on the van', stored })).toBe(false)
  expect(belongs('payment', left, { ...talk, text: 'if i put the rest on the van', stored })).toBe(true)
  expect(belongs('payment', left, { ...talk, text: 'i owe 7,000 on the van', stored: null })).toBe(true)
})

test('what weeks of severance come to in all does not come in every month', () => {
  const sum = findSum('runway')
  const input = sum?.inputs['income']
  if (!sum || !input) throw new Error('runway')
  const given = {
    sum,
    input,
    text: 'how long will i last',
    snapshot: unknownPerson,
    stored: null,
    count: 1,
    numbers: [],
  }
  const value: Value = { kind: 'figure', sum: 's1', name: 'total' }
  const comesIn = (kind: string) =>
    belongs('income', value, { ...given, sums: [sumRecord(kind, {}, { total: ['money', 1_400_000] })] })
  expect(comesIn('product')).toBe(false)
  expect(comesIn('sum-of')).toBe(true)
})

test('the pay of one person is that pay, though its name is not said', () => {
  const sum = findSum('afford-monthly')
  const input = sum?.inputs['income']
  if (!sum || !input) throw new Error('afford-monthly')
  const pay = { id: 1, date: '', source: 'Job', category: 'Job', amount: 320_000 }
  const income = [pay, { ...pay, id: 2, source: 'Wife', category: 'Wife', amount: 210_000 }]
  const snapshot = { ...unknownPerson, income }
  const value: Value = { kind: 'row', row: { list: 'incomeItems', id: 1, name: 'Job' } }
  const stored = { value: 530_000, source: { kind: 'words', quote: '', messageId: null, at: null } } as const
  const filling = { sum, input, text: 'on my own', snapshot, sums: [], stored, count: 1, numbers: [] }
  expect(belongs('income', value, filling)).toBe(true)
})

test.each([
  ['what would social security be, i make 4,200 a month', 'social-security', 'benefit', false],
  ['social security says 2,200 a month at 67', 'social-security', 'benefit', true],
  ['a 4% match on 80k salary, what do i have at 65', 'retirement-projection', 'savings', false],
])('%s', (text, name, slot, isIts) =>
  expect(fits(text, name, slot, text.startsWith('a 4%') ? 1 : 0)).toBe(isIts),
)

test('what savings would pay is not what social security pays', () => {
  const sum = findSum('social-security')
  const input = sum?.inputs['benefit']
  if (!sum || !input) throw new Error('Social Security takes no benefit')
  const sums = [sumRecord('four-percent', {}, { month: ['money', 455_344] }, { id: 's1' })]
  const figure: Value = { kind: 'figure', sum: 's1', name: 'month' }
  const half: Value = {
    kind: 'operation',
    operator: 'over',
    left: figure,
    right: { kind: 'constant', value: 2 },
  }
  const filling = {
    sum,
    input,
    text: 'and social security',
    snapshot: unknownPerson,
    sums,
    stored: null,
    count: 1,
  }
  for (const value of [figure, half])
    expect(belongs('benefit', value, { ...filling, numbers: [] })).toBe(false)
})
