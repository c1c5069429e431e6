import { expect, test } from 'vitest'
import type { Action, Minded, Value } from '#advisor/minding/minded.ts'
import { readNumbers } from '#advisor/reading/numbers.ts'
import { mindedAs } from '#advisor/testing/minded.ts'
import { asWorded } from './as-worded.ts'
import { bare } from './choose-reading.ts'

const nothing: Minded = { readings: [], intents: [], numbers: [], topics: [], isCut: false }

/** An action whose inputs are the numbers of the text, in their order. */
function take(intent: string, text: string, ...slots: string[]): Action {
  const inputs = readNumbers(text).map((number, at) => ({
    slot: slots[at] ?? 'other',
    value: { kind: 'number', number } as Value,
  }))
  return { ...bare(intent), inputs: inputs.filter(({ slot }) => slot !== 'other') }
}

const word = (text: string, intent: string, ...slots: string[]) =>
  asWorded(take(intent, text, ...slots), text, nothing)

test('just the loan is wanted of a payment for a house, and a loan with taxes is one', () => {
  expect(word('289,000 with 10% down, payment on just the loan', 'house-payment', 'price').wanted).toBe(
    'principal',
  )
  expect(word('289,000 with 10% down, all in', 'house-payment', 'price').wanted).toBeNull()
  expect(word('289,000 with tax and insurance', 'loan-payment', 'price').intent).toBe('house-payment')
})

test('pay before tax is no take-home pay', () => {
  const before = word('61,000, whats that every two weeks before tax', 'take-home', 'salary')
  expect(before.intent).toBe('pay-conversion')
  expect(before.inputs.map(({ slot }) => slot)).toEqual(['pay'])
  expect(word('61,000, what do i take home', 'take-home', 'salary').intent).toBe('take-home')
})

test('rates are no part that is paid down', () => {
  expect(word('rates are around 6.6%', 'affordability', 'downPercent').inputs[0]?.slot).toBe('rate')
  expect(word('with 6.6% down', 'affordability', 'downPercent').inputs[0]?.slot).toBe('downPercent')
})

test('what a trade-in is worth is not owed', () => {
  const said = 'truck is 34,200 and my trade in is worth 9,500, at 7.2%'
  const traded = word(said, 'rollover', 'price', 'owed', 'rate')
  expect(traded.intent).toBe('loan-payment')
  expect(traded.inputs.map(({ slot }) => slot)).toEqual(['principal', 'rate'])
  expect(word('34,200 and i still owe 9,500 at 7.2%', 'rollover', 'price', 'owed', 'rate').intent).toBe(
    'rollover',
  )
})

test('interest is that of all debts unless one is spoken of', () => {
  const [number] = readNumbers('5,200')
  if (!number) throw new Error('no number')
  const heard = { kind: 'number', number: { ...number, words: 'card' } } as unknown as Value
  const action = { ...bare('interest-cost'), inputs: [{ slot: 'balance', value: heard }] }
  expect(asWorded(action, 'how much interest am i paying every month', nothing).inputs).toEqual([])
  expect(asWorded(action, 'how much interest is that', nothing).inputs).toHaveLength(1)
})

test('an hour’s pay asked for by the year is converted, not multiplied', () => {
  const text = 'buddy at work gets 26 an hr. whats that a year full time'
  const minded = mindedAs(text, ['product'], ['amount'])
  const worded = asWorded(minded.readings[0]!.actions[0]!, text, minded)
  expect(worded).toMatchObject({ intent: 'pay-conversion', wanted: 'year', inputs: [{ slot: 'pay' }] })
})

test('two salaries asked for by the month differ by a month', () => {
  const text = 'making 58k, an offer for 66,500. what is that more a month'
  const minded = mindedAs(text, ['percent-change'], ['old', 'new'])
  const worded = asWorded(minded.readings[0]!.actions[0]!, text, minded)
  expect(worded).toMatchObject({
    intent: 'difference',
    inputs: [
      { slot: 'amount', value: { operator: 'over', right: { value: 12 } } },
      { slot: 'take', value: { operator: 'over', right: { value: 12 } } },
    ],
  })
})
