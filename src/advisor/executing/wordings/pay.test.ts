import { expect, test } from 'vitest'
import { converse, type Said } from '#advisor/executing/testing/converse.ts'

const pay: Said = ['i get 61,000, what would 3% be', ['raise'], ['salary', 'percent']]

test.each([
  ['of 68,000, minus 24% for taxes', 'take-home'],
  ['68,000 with 24% in federal tax off', 'take-home'],
  ['on 68,000 what is a 4% raise after tax', 'raise'],
  ['on 68,000 a 4% bump, more tax too?', 'raise'],
])('what tax takes is no raise: %s', (text, kind) => {
  const { last } = converse([text, ['raise'], ['salary', 'percent']])
  expect(last?.kind).toBe(kind)
})

test.each([
  ['i get 61,000, what do 2,500 more come to', 250_000],
  ['i get 5,100 a month, what do 400 more come to', 480_000],
  ['i get 5,100 a month, they say 5,700', 6_840_000],
])('a raise comes as often as the pay: %s', (text, amount) => {
  const { last } = converse([text, ['raise'], ['salary', 'amount']])
  expect(last?.inputs['amount']?.value).toBe(amount)
})

test('a raise that is tried out after another comes as often as the pay did', () => {
  const { last } = converse(pay, ['and with 2,500', ['raise'], ['amount'], { from: 's1' }])
  expect(last?.inputs['amount']?.value).toBe(250_000)
})
