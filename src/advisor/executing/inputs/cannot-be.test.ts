import { expect, test } from 'vitest'
import { findSum } from '#advisor/planning/sums/all-sums.ts'
import { readNumbers } from '#advisor/reading/numbers.ts'
import { hearNumbers } from '#advisor/reading/heard.ts'
import { emptySnapshot } from '#advisor/testing/memory.ts'
import { sumRecord } from '#advisor/testing/sum-records.ts'
import type { Value } from '#advisor/minding/minded.ts'
import { cannotBe } from './cannot-be.ts'

const saved = sumRecord('saved-by', {}, { total: ['money', 4_700_000] }, { id: 's1' })
const added = sumRecord('sum-of', {}, { total: ['money', 31_000_000] }, { id: 's2' })
const pay = sumRecord('raise', {}, { new: ['money', 8_000_000] }, { id: 's3' })

function left(intent: string, slot: string, value: Value, text = '') {
  const sum = findSum(intent)
  if (!sum) throw new Error(intent)
  const snapshot = emptySnapshot()
  snapshot.profile.income = 7_200_000
  const known = { sum, text, snapshot, sums: [saved, added, pay] }
  return cannotBe([{ slot, value }], known).map((input) => input.slot)
}
const figure = (sum: string, name: string): Value => ({ kind: 'figure', sum, name })
const heard = (text: string): Value => ({ kind: 'number', number: hearNumbers(text, readNumbers(text))[0]! })

test('what was saved is no pay, and is put down where something can be', () => {
  expect(left('affordability', 'income', figure('s1', 'total'))).toEqual(['down'])
  expect(left('housing-ratio', 'whole', figure('s1', 'total'))).toEqual([])
})

test('far more than anybody of the household earns is no pay', () => {
  expect(left('affordability', 'income', figure('s2', 'total'))).toEqual([])
  expect(left('affordability', 'income', heard('a house is 340,000'))).toEqual([])
  expect(left('affordability', 'income', figure('s3', 'new'))).toEqual(['income'])
})

test('all of the pay is no payment on a loan', () => {
  expect(left('borrowing-power', 'payment', heard('i bring home 6,000 a month'))).toEqual([])
  expect(left('borrowing-power', 'payment', heard('i could pay 450 a month'))).toEqual(['payment'])
})

test('a share that is put down is no rate', () => {
  const said = (text: string): Value => ({ kind: 'number', number: readNumbers(text)[0]! })
  const [down, rate] = ['what house is that as a 15% down payment', 'what house is that at 6.5%']
  expect(left('affordability', 'rate', said(down), down)).toEqual(['downPercent'])
  expect(left('affordability', 'rate', said(rate), rate)).toEqual(['rate'])
})

test('nobody borrows what they saved, or for as long as they saved', () => {
  expect(left('loan-payment', 'principal', figure('s1', 'total'))).toEqual([])
  expect(left('loan-payment', 'months', figure('s1', 'months'))).toEqual([])
  expect(left('loan-payment', 'principal', figure('s2', 'total'))).toEqual(['principal'])
})

test('what is there is not what is wanted', () => {
  const said = (text: string): Value => ({ kind: 'number', number: readNumbers(text)[0]! })
  const slots = (text: string) => left('goal-time', 'target', said(text), text)
  expect(slots('i have 2,400 and could put 300 a month aside')).toEqual(['current'])
  expect(slots('how long until i have 2,400')).toEqual(['target'])
  expect(slots('i want 2,400 for a trip')).toEqual(['target'])
})

test('what a sum came to once is no pay of a month', () => {
  const price = sumRecord('quotient', {}, { each: ['money', 5_000_000] }, { id: 's2' })
  const sum = findSum('affordability')
  if (!sum) throw new Error('affordability')
  const snapshot = emptySnapshot()
  snapshot.profile.income = 5_200_000
  const inputs = [{ slot: 'income', value: figure('s2', 'each') }]
  expect(cannotBe(inputs, { sum, text: '', snapshot, sums: [price] })).toEqual([])
})

test('what one of two earns is no debt', () => {
  const sum = findSum('life-insurance')
  if (!sum) throw new Error('A sum is expected')
  const snapshot = emptySnapshot()
  snapshot.income = [{ id: 1, source: "Wife's pay", amount: 333_333, date: '' }]
  const slots = (text: string) =>
    cannotBe([{ slot: 'debts', value: heard(text) }], { sum, text, snapshot, sums: [] }).length
  expect(slots('my wife makes 40k')).toBe(0)
  expect(slots('we owe 41k')).toBe(1)
})

test('pay that was lost does not come in', () => {
  const lost = 'i got laid off, i was making 64k'
  const said = (text: string): Value => ({ kind: 'number', number: readNumbers(text)[0]! })
  expect(left('runway', 'income', said(lost), lost)).toEqual([])
  expect(left('runway', 'income', said('my wife makes 64k'), 'my wife makes 64k')).toEqual(['income'])
})

test('one of several sources is not all that comes in', () => {
  const sum = findSum('budget-summary')
  if (!sum) throw new Error('budget-summary')
  const snapshot = emptySnapshot()
  snapshot.profile.income = 2_160_000
  const row = (id: number, source: string, amount: number) => ({ id, source, amount, date: '2026-03-01' })
  snapshot.income = [row(1, 'Pension', 70_000), row(2, 'Social security', 110_000)]
  const inputs = [{ slot: 'income', value: heard('i get 1,100 from ss') }]
  const known = { sum, snapshot, sums: [] }
  expect(cannotBe(inputs, { ...known, text: 'what is left' })).toEqual([])
  expect(cannotBe(inputs, { ...known, text: 'what is left with only ss' })).toEqual(inputs)
})

test('neither a bill nor a balance of before is put by each month', () => {
  const sum = findSum('goal-time')
  if (!sum) throw new Error('goal-time')
  const snapshot = emptySnapshot()
  snapshot.profile.savings = 5_500_000
  snapshot.expenses.push({ id: 1, category: 'Rent', amount: 165_000, date: '2026-03-01' })
  const kept = (value: Value, text: string) =>
    cannotBe([{ slot: 'monthly', value }], { sum, text, snapshot, sums: [] }).length
  const rent = heard('1,650 rent each month')
  expect(kept(rent, 'when do we have 30k')).toBe(0)
  expect(kept(rent, 'if we save the rent instead, when do we have 30k')).toBe(1)
  expect(kept(heard('55,000 in savings'), 'when do we have 90k')).toBe(0)
  expect(kept(heard('we put 650 away a month'), 'when do we have 90k')).toBe(1)
})

test('what a loan costs is not what investing earns', () => {
  const loan = sumRecord('payoff-time', { rate: ['percent', 6] }, {}, { id: 's4' })
  const sum = findSum('invest-or-prepay')
  if (!sum) throw new Error('invest-or-prepay')
  const known = { sum, text: 'or invest it', snapshot: emptySnapshot(), sums: [loan] }
  const inputs = ['rate', 'return'].map((slot) => ({ slot, value: figure('s4', 'rate') }))
  expect(cannotBe(inputs, known).map(({ slot }) => slot)).toEqual(['rate'])
})
