import { expect, test } from 'vitest'
import type { Hearing } from '#advisor/advisor.ts'
import type { Need } from '#advisor/dialogue.ts'
import type { Fact } from '#advisor/facts.ts'
import { mindedAs } from '#advisor/testing/minded.ts'
import { spending } from '#advisor/planning/testing/rows.ts'
import { emptySnapshot } from '#advisor/testing/memory.ts'
import { costAsNow, toldCost, withoutWouldBe } from './told-cost.ts'

const need: Need = { kind: 'child', thing: 'a second kid' }
const asked: Need = { ...need, isCostAsked: true }
const told = (text: string, one: Need = need, isPut = false) =>
  toldCost(one, { text, minded: mindedAs(text, ['tell']), isPut }, [])?.value

test('the one amount that is no fact is the cost, where it is asked for, put with the decision, or called one', () => {
  expect(told('1250', asked)).toBe(1250)
  expect(told('should i pay for the roof, 9k', need, true)).toBe(9000)
  expect(told('its 38k')).toBe(38_000)
  expect(told('rent would be 1700')).toBe(1700)
  expect(told('25k')).toBe(25_000)
  expect(told('no daycare, grandma watches them', asked)).toBe(0)
  expect(told('no idea', asked)).toBeUndefined()
  expect(told('we spend 4,900')).toBeUndefined()
  expect(told('rent 900 and food 1,200', asked)).toBeUndefined()
  expect(told('take home together is about 7300', asked)).toBeUndefined()
  expect(told('we save 500 a month into a savings account', asked)).toBeUndefined()
  expect(told('a sitter is 900, that would save us the drive', asked)).toBe(900)
})

test('what is told of the household is no cost', () => {
  const text = 'its 3,900 take home'
  const fact: Fact = {
    change: { kind: 'profile', field: 'income', value: 4_680_000 },
    decision: 'save',
    quote: text,
    span: { start: 0, end: text.length },
  }
  expect(toldCost(need, { text, minded: mindedAs(text, ['tell']) }, [fact])).toBeUndefined()
})

test('what something would cost is paid by nobody yet', () => {
  const kept = (text: string, one: Need | null) => {
    const facts: Fact[] = [
      {
        change: { kind: 'expense', id: null, name: 'Rent', amount: 170_000 },
        decision: 'save',
        quote: text,
        span: { start: 0, end: text.length },
      },
    ]
    const hearing = { text, minded: mindedAs(text, ['tell']), dialogue: { need: one } } as unknown as Hearing
    return withoutWouldBe(facts, hearing).length
  }
  expect(kept('a second spot is 1,250', asked)).toBe(0)
  expect(kept('rent would be 1,700', need)).toBe(0)
  expect(kept('rent is 1,700', need)).toBe(1)
  expect(kept('rent would be 1,700', null)).toBe(1)
})

test('childcare for one more may cost what it does now', () => {
  const expenses = [spending(1, 'Rent', 1500), spending(2, 'Daycare', 1350)]
  expect(costAsNow(need, { ...emptySnapshot(), expenses })).toMatchObject({ value: 1350, period: 'month' })
  expect(costAsNow({ kind: 'pet', thing: 'a dog' }, { ...emptySnapshot(), expenses })).toBeUndefined()
})
