import { expect, test } from 'vitest'
import type { Value } from '#advisor/minding/minded.ts'
import { hearNumbers } from '#advisor/reading/heard.ts'
import { readNumbers } from '#advisor/reading/numbers.ts'
import { sumRecord } from '#advisor/testing/sum-records.ts'
import { wholePay } from './whole-pay.ts'

const words = 'we file jointly, i make 52k and she makes 61k'
const both = sumRecord('income-tax', { income: ['money', 11_300_000] }, {}, { words })
const [mine] = hearNumbers(words, readNumbers(words))

function incomeOf(text: string, sums = [both]) {
  const value: Value = { kind: 'number', number: mine! }
  const action = {
    intent: 'income-tax',
    from: null,
    about: [],
    wanted: null,
    inputs: [{ slot: 'income', value }],
  }
  return wholePay(action, text, sums)[0]?.value.kind
}

test('what two earn is still taxed together', () => {
  expect(incomeOf('three kids')).toBe('figure')
  expect(incomeOf('what if it was only mine')).toBe('number')
  expect(
    incomeOf('three kids', [
      sumRecord('income-tax', { income: ['money', 5_200_000] }, {}, { words: 'i make 52k' }),
    ]),
  ).toBe('number')
})
