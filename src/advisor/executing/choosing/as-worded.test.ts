import { expect, test } from 'vitest'
import { bare } from '#advisor/executing/bare-action.ts'
import { nothing, slotsOf, word, wordWith } from '#advisor/executing/testing/worded.ts'
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

test('a sum without words of its own stays as it was read', () => {
  expect(slotsOf(word('289,000 with tax and insurance', 'loan-payment', 'price'))).toEqual(['price'])
})
