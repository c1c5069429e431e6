import { expect, test } from 'vitest'
import type { Change, Fact } from '#advisor/facts.ts'
import { mindedAs } from '#advisor/testing/minded.ts'
import { agreeOn } from './facts/agree.ts'
import { leftOf, pay } from './testing/left-of.ts'

test('pay that a question counts with is kept, where it is surely own', () => {
  const question = 'I make 85k, what is that a month?'
  const read = { intents: ['pay-conversion'], change: pay, what: null }
  expect(leftOf(question, read)).toBe(1)
  expect(leftOf(question, { ...read, own: 0.5 })).toBe(0)
  expect(leftOf('stipend is 85k. left?', { intents: ['budget-summary'], change: pay, what: 'income' })).toBe(
    1,
  )
})

test('what is put away each month is no pay', () => {
  const change: Change = { kind: 'profile', field: 'income', value: 840_000 }
  const kept = (intent: string, slot: string) => {
    const text = 'we are at 700 a month, when is it there'
    const span = { start: 0, end: text.length }
    const minded = mindedAs(text, [intent], [{ slot, own: 1, what: null, role: 'F' }])
    return agreeOn([{ change, decision: 'save', quote: text, span }], minded, text).length
  }
  expect(kept('goal-time', 'monthly')).toBe(0)
  expect(kept('budget-summary', 'income')).toBe(1)
})

test("what others earn is taken out of one's own pay", () => {
  const text = 'i make 2,800 a month, they make 4,200. my share?'
  const fact = (change: Change): Fact => ({
    change,
    decision: 'save',
    quote: text,
    span: { start: 0, end: text.length },
  })
  const facts = [
    fact({ kind: 'profile', field: 'income', value: 8_400_000 }),
    fact({ kind: 'income', id: null, name: 'Mine', amount: 280_000 }),
    fact({ kind: 'income', id: null, name: 'Theirs', amount: 420_000 }),
  ]
  const meant = [
    { own: 1, what: 'income' as const },
    { own: 0.1, what: 'income' as const },
  ]
  expect(agreeOn(facts, mindedAs(text, ['share'], meant), text)).toEqual([
    fact({ kind: 'profile', field: 'income', value: 3_360_000 }),
  ])
})

test('beside debts, what is there for them is no pay', () => {
  const text = 'visa 4,200 and amex 900, 350 a month is what i got'
  const debt: Fact = {
    change: { kind: 'liability', id: null, name: 'Visa', amount: 420_000, category: 'Credit Cards' },
    decision: 'save',
    quote: 'visa 4,200',
    span: { start: 0, end: 10 },
  }
  const pay: Fact = {
    change: { kind: 'profile', field: 'income', value: 420_000 },
    decision: 'save',
    quote: '350 a month is what i got',
    span: { start: 26, end: text.length },
  }
  const own = { role: 'F' as const, own: 1, what: 'liability' as const }
  expect(agreeOn([debt, pay], mindedAs(text, ['tell'], [own, own, { own: 0.3 }]), text)).toEqual([debt])
})

test('sources that are kept keep their sum', () => {
  const text = 'the diner 1,500 a month and my stall 500. what is left'
  const span = { start: 0, end: text.length }
  const facts = [
    { kind: 'profile' as const, field: 'income' as const, value: 2_400_000 },
    { kind: 'income' as const, id: null, name: 'Diner', amount: 150_000 },
    { kind: 'income' as const, id: null, name: 'Stall', amount: 50_000 },
  ].map((change): Fact => ({ change, decision: 'save', quote: text, span }))
  const meant = [
    { own: 1, what: 'income' as const },
    { own: 1, what: 'income' as const },
  ]
  expect(agreeOn(facts, mindedAs(text, ['difference'], meant), text)).toEqual(facts)
})

test('pay that is offered, or a number of paychecks, is not kept', () => {
  expect(leftOf('i just got an offer, 85,000!', { own: 0.15, what: 'income', change: pay })).toBe(0)
  expect(leftOf('i make 85,000', { own: 0.4, what: 'income', change: pay })).toBe(1)
})

test('what comes on top of pay that was told is nobody else’s', () => {
  const text = 'plus tips, like 120 a week. so all in per month?'
  const change: Change = { kind: 'income', id: null, name: 'Coffee shop', amount: 242_667 }
  expect(leftOf(text, { intents: ['sum-of'], what: 'income', change })).toBe(1)
})
