import { expect, test } from 'vitest'
import { findSum } from '#advisor/planning/sums/all-sums.ts'
import { take } from '#advisor/executing/testing/worded.ts'
import { saidCuts } from './said-cuts.ts'

function slotsIn(name: string, text: string, ...slots: string[]) {
  const sum = findSum(name)
  if (!sum) throw new Error(`There is no sum ${name}`)
  return saidCuts(take(name, text, ...slots).inputs, sum, text).map(({ slot }) => slot)
}

test.each([
  ['if i cut 600 a month how long does the 23k last', ['income', 'savings'], ['cut', 'savings']],
  ['what if i trim 600 off the bills of 3,400', ['expenses', 'expenses'], ['cut', 'expenses']],
  ['if we cut back to 2,800 how long does it last', ['expenses'], ['expenses']],
  ['with 600 a month of side pay how long does 23k last', ['income', 'savings'], ['income', 'savings']],
])('%s', (text, read, meant) => expect(slotsIn('runway', text, ...read)).toEqual(meant))

test('what is spent more does not come in', () =>
  expect(slotsIn('budget-summary', 'with 600 more in spending whats left', 'income')).toEqual(['expenses']))

test('savings less a cut are the savings, and the cut', () => {
  const text = 'if i cut 600 off the 23,000'
  const runway = findSum('runway')
  const [cut, savings] = take('runway', text, 'cut', 'savings').inputs
  if (!runway || !cut || !savings) throw new Error('Nothing was read')
  const value = { kind: 'operation', operator: 'take', left: savings.value, right: cut.value } as const
  expect(saidCuts([{ slot: 'savings', value }], runway, text)).toEqual([savings, cut])
})
