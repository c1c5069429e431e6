import { expect, test } from 'vitest'
import { bare } from '#advisor/executing/bare-action.ts'
import { nothing, slotsOf, word, wordWith } from '#advisor/executing/testing/worded.ts'
import type { Value } from '#advisor/minding/minded.ts'
import { mindedAs } from '#advisor/testing/minded.ts'
import { sumRecord } from '#advisor/testing/sum-records.ts'
import { asWorded } from './as-worded.ts'

const firstOf = (text: string, intent: string, ...slots: string[]) => {
  const minded = mindedAs(text, [intent], slots)
  return asWorded(minded.readings[0]!.actions[0]!, text, minded)
}

test('an hour’s pay asked for by the year is converted, not multiplied', () => {
  const converted = firstOf('buddy at work gets 26 an hr. whats that a year full time', 'product', 'amount')
  expect(converted).toMatchObject({ intent: 'pay-conversion', wanted: 'year', inputs: [{ slot: 'pay' }] })
  const hours = firstOf('26 an hour, 30 hours a week. whats that a year', 'product', 'amount', 'times')
  expect(hours).toMatchObject({ intent: 'product', inputs: [{ slot: 'amount' }, { slot: 'times' }] })
  expect(hours.inputs[1]?.value).toMatchObject({ kind: 'constant', value: 52 })
})

test('what is put in until one stops comes on top of what is there', () => {
  const number = (value: number): Value => ({
    kind: 'number',
    number: { kind: 'number', value, period: null, quote: String(value), start: value, end: value + 2 },
  })
  const untilFrom = (stop: number, age: number, text: string) => {
    const span: Value = { kind: 'operation', operator: 'take', left: number(stop), right: number(age) }
    const right: Value = { kind: 'constant', value: 12 }
    const months: Value = { kind: 'operation', operator: 'times', left: span, right }
    const inputs = [
      { slot: 'contribution', value: number(600) },
      { slot: 'months', value: months },
    ]
    const made = asWorded({ ...bare('growth'), inputs }, text, nothing)
    return [made.intent, ...slotsOf(made)]
  }
  const meant = ['retirement-projection', 'monthly', 'age', 'retirementAge']
  expect(untilFrom(61, 53, 'im 53, 600 a month til 61, where do i end up')).toEqual(meant)
  expect(untilFrom(18, 4, 'she is 4, 600 a month til she is 18')[0]).toBe('growth')
  expect(untilFrom(61, 53, 'im 53, just the 600 a month til 61 by itself')[0]).toBe('growth')
})

test('points cost a share of what is borrowed', () => {
  const text = 'they want 2 points to get it down to 6.1%'
  const sums = [sumRecord('loan-payment', { principal: ['money', 28_000_000] }, {})]
  const { numbers } = mindedAs(text, [])
  const cost = asWorded(bare('points'), text, { ...nothing, numbers }, sums).inputs[0]
  expect(cost).toMatchObject({
    slot: 'cost',
    value: {
      operator: 'times',
      left: { kind: 'figure', name: 'principal' },
      right: { number: { kind: 'percent', value: 2 } },
    },
  })
  expect(asWorded(bare('points'), text, { ...nothing, numbers }, []).inputs).toEqual([])
})

test('what if i made so much is the whole pay, and more of it is a raise', () => {
  const paid = (text: string) => wordWith(text, 'raise', 'amount')
  expect(paid('what if i got paid 90k a year')).toMatchObject({
    intent: 'what-if',
    inputs: [{ slot: 'newIncome' }],
  })
  expect(paid('what if i made 500 more a month').intent).toBe('raise')
})

test('cents for every dollar are a match', () => {
  const text = 'I put in 10% and they kick in 50 cents for every dollar'
  const match = wordWith(text, 'employer-match', 'percent').inputs.find(({ slot }) => slot === 'match')
  expect(match?.value).toMatchObject({ number: { kind: 'percent', value: 50 } })
})

test('a sum without words of its own stays as it was read', () => {
  expect(slotsOf(word('289,000 with tax and insurance', 'loan-payment', 'price'))).toEqual(['price'])
})
