import { expect, test } from 'vitest'
import { slotsOf, take, wordWith } from '#advisor/executing/testing/worded.ts'
import { sumRecord } from '#advisor/testing/sum-records.ts'
import { bare } from '#advisor/executing/bare-action.ts'
import { asWorded } from '#advisor/executing/choosing/as-worded.ts'

const nothing = { readings: [], intents: [], numbers: [], topics: [], isCut: false, cry: 0 }

/** What is made of a division by four, after 775 were put aside by some period. */
function ask(text: string, per: 'month' | 'year') {
  const sums = [{ ...sumRecord('set-aside', {}, { amount: ['money', 77_500] }), id: 's1', per }]
  const amount = { slot: 'amount', value: { kind: 'figure', sum: 's1', name: 'amount' } } as const
  const by = { slot: 'by', value: { kind: 'constant', value: 4 } } as const
  const { intent, inputs } = asWorded({ ...bare('quotient'), inputs: [amount, by] }, text, nothing, sums)
  const [, times] = inputs
  return [intent, times?.value.kind === 'constant' ? times.value.value : null]
}

test('a quarter is three months of what comes by the month, and a fourth of a year', () => {
  expect(ask('so how much each quarter', 'month')).toEqual(['product', 3])
  expect(ask('and per quarter?', 'year')).toEqual(['quotient', 4])
  expect(ask('so how much a month', 'year')).toEqual(['quotient', 12])
})

test('checks come every two weeks, unless the words say how often', () => {
  expect(ask('what is that per paycheck', 'month')).toEqual(['quotient', 26 / 12])
  expect(ask('a check, we get paid every 2 weeks', 'year')).toEqual(['quotient', 26])
  expect(ask('per paycheck, i am paid every friday', 'month')).toEqual(['quotient', 52 / 12])
  expect(ask('and split four ways', 'month')).toEqual(['quotient', 4])
})

test('what is spread over years comes by the year where that is asked', () => {
  const text = 'take 45,000 evenly over the 9 years, how much a year'
  const spread = wordWith(text, 'quotient', 'amount', 'by')
  expect(spread).toMatchObject({ per: 'year', inputs: [{ slot: 'amount' }, { value: { value: 9 } }] })
  const monthly = wordWith('take 45,000 over the 9 years, how much a month', 'quotient', 'amount', 'by')
  expect(monthly.per).toBeUndefined()
})

test('amounts of a year are not taken twelve times', () => {
  const text = 'school is 9,600 a year and books 800'
  const added = take('sum-of', text, 'amount', 'amount').inputs.map(({ value }) => value)
  const [left, right] = added
  if (!left || !right) throw new Error('Two amounts are said')
  const inputs = (value: number) => [
    { slot: 'amount', value: { kind: 'operation', operator: 'add', left, right } as const },
    { slot: 'times', value: { kind: 'constant', value } as const },
  ]
  const made = (times: number) =>
    asWorded({ ...bare('product'), inputs: inputs(times) }, text, nothing).intent
  expect([made(12), made(4)]).toEqual(['sum-of', 'product'])
})

test('what comes once is no pay', () => {
  const sums = [{ ...sumRecord('difference', {}, { difference: ['money', 2_000_000] }), id: 's1' }]
  const left = { kind: 'figure', sum: 's1', name: 'difference' } as const
  const value = { kind: 'operation', operator: 'over', left, right: { kind: 'constant', value: 12 } } as const
  const asked = { ...bare('runway'), inputs: [{ slot: 'income', value }] }
  const slots = (per?: 'month') =>
    slotsOf(asWorded(asked, 'how long', nothing, per ? sums.map((sum) => ({ ...sum, per })) : sums))
  expect([slots(), slots('month')]).toEqual([['savings'], ['income']])
})

test('what comes by the month already is told once more, and not divided', () => {
  expect(ask('and what would that be a month', 'month')).toEqual(['part', null])
  expect(ask('so what is that a year', 'year')).toEqual(['part', null])
})
