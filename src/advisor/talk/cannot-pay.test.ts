import { expect, test } from 'vitest'
import { freshDialogue } from '#advisor/dialogue.ts'
import type { SumRecord } from '#advisor/figures/sum-record.ts'
import { findTopic } from '#advisor/knowledge/topics/all-topics.ts'
import { emptySnapshot } from '#advisor/testing/memory.ts'
import { topicOfUnpaid } from './cannot-pay.ts'

function unpaid(text: string, ...sums: [kind: string, words: string][]) {
  const records = sums.map(([kind, words], at): SumRecord => ({
    id: `s${at + 1}`,
    kind,
    words,
    inputs: {},
    results: {},
  }))
  return topicOfUnpaid({ text, dialogue: { ...freshDialogue, sums: records }, snapshot: emptySnapshot() })
}

test.each([
  ["what if i can't pay it", 'loan-payment', '240,000 mortgage at 6%', 'missed-mortgage'],
  ['and if I miss a payment?', 'rollover', 'trade it in for 9,000', 'repossession'],
  [
    'what happens when i cant afford that',
    'payoff-time',
    'my student loans, 300 a month',
    'deferment-forbearance',
  ],
  ['what if we stop paying them', 'minimum-payment', 'the card, minimum only', 'hardship-program'],
])('%s, after %s', (text, kind, words, topic) => {
  expect(unpaid(text, [kind, words])).toBe(topic)
  expect(findTopic(topic)).not.toBeNull()
})

test('what was said of the loan before the last change of it counts', () =>
  expect(
    unpaid("if i can't pay that?", ['loan-payment', 'a 20k car at 7%'], ['loan-payment', 'over 72?']),
  ).toBe('repossession'))

test('without a loan, or with another subject, the words decide', () => {
  expect(unpaid("what if i can't pay it", ['income-tax', 'I owe the irs'])).toBeNull()
  expect(unpaid("what if i can't pay the taxes", ['loan-payment', 'a car'])).toBeNull()
  expect(unpaid('how do i pay it off sooner', ['loan-payment', 'a car'])).toBeNull()
})
