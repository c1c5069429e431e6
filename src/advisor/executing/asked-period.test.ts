import { expect, test } from 'vitest'
import { wordWith } from '#advisor/executing/testing/worded.ts'
import { sumRecord } from '#advisor/testing/sum-records.ts'
import { bare } from './bare-action.ts'
import { asWorded } from './as-worded.ts'

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
