import { expect, test } from 'vitest'
import { sumRecord } from '#advisor/testing/sum-records.ts'
import type { Value } from '#advisor/minding/minded.ts'
import { runSum } from './run-sum.ts'
import { asking, makeSum as make } from './testing/made-sum.ts'

test.each([
  ['i make 18 full time, what is that a year', ['pay'], 3_744_000],
  ['i make 18 for 30 hours, what is that a year', ['pay', 'hours'], 2_808_000],
  ['i make 52,000, what is that a month', ['pay'], 5_200_000],
])('so little pay without a period is an hour’s: %s', (text, meant, cents) =>
  expect(make('pay-conversion', text, meant).record.results['year']?.value).toBe(cents),
)

/** A message with a figure of the first of two sums alike, read as sure as this. */
function pointedBack(isSure: boolean) {
  const cost = (value: number, id: string) =>
    sumRecord('difference', { amount: ['money', value] }, { difference: ['money', value] }, { id })
  const value: Value = { kind: 'figure', sum: 's1', name: 'difference' }
  const { numbers, ...asked } = asking('interest-earned', 'what does the rest of the sale earn, at 4.5%')
  const [rate] = numbers
  if (!rate) throw new Error('no rate')
  const inputs = [
    { slot: 'balance', value },
    { slot: 'rate', value: { kind: 'number', number: rate } as const },
  ]
  const sums = [cost(11_290_000, 's1'), cost(150_500, 's2')]
  const text = 'if it is left at 4.5% what does it earn'
  return runSum({ ...asked, numbers, text, sums, isSure, action: { ...asked.action, inputs } }, 's3').record
}

test('a reading of an earlier sum stands', () => {
  expect(pointedBack(true).inputs['balance']?.value).toBe(11_290_000)
  expect(pointedBack(false).inputs['balance']?.value).toBe(11_290_000)
})

test('what a sure reading says of an input is not refused', () => {
  const text = 'how much should i put aside of every 100 i make'
  const one = asking('set-aside', text, ['income'])
  expect(runSum({ ...one, isSure: true }, 's1').record.inputs['income']?.value).toBe(10_000)
})

test('a fifth of a month of pay, rounded to a cent, makes that pay in five months', () => {
  const split = sumRecord(
    'fifty-thirty-twenty',
    { income: ['money', 398_667] },
    { savings: ['money', 79_733] },
  )
  const value = (name: string): Value => ({ kind: 'figure', sum: 's1', name })
  const inputs = [
    { slot: 'target', value: value('income') },
    { slot: 'monthly', value: value('savings') },
  ]
  const asked = asking('goal-time', 'how long til one month of pay is saved if i do the 20')
  const made = runSum({ ...asked, isSure: true, sums: [split], action: { ...asked.action, inputs } }, 's2')
  expect(made.record.results['months']?.value).toBe(5)
  expect(
    make('goal-time', '1,000 at 199 a month', ['target', 'monthly']).record.results['months']?.value,
  ).toBe(6)
})
