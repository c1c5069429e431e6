import { describe, expect, test } from 'vitest'
import type { RecordedFigure, SumRecord } from '#advisor/figures/sum-record.ts'
import type { Value } from '#advisor/minding/minded.ts'
import { byProfile } from '#advisor/grounding/figures.ts'
import { readNumbers } from '#advisor/reading/numbers.ts'
import { bare } from '#advisor/executing/bare-action.ts'
import { periodOf, resultPeriod } from './period-of.ts'

const said = (text: string): Value => {
  const [number] = readNumbers(text)
  if (!number) throw new Error('A number is expected')
  return { kind: 'number', number }
}
const times = (left: Value, right: Value): Value => ({ kind: 'operation', operator: 'times', left, right })
const over = (left: Value, right: Value): Value => ({ kind: 'operation', operator: 'over', left, right })
const constant = (value: number): Value => ({ kind: 'constant', value })
const sum = (kind: string, rest: Partial<SumRecord> = {}): SumRecord => {
  const figure: RecordedFigure = { label: '', unit: 'money', value: 1, source: byProfile('savings') }
  return { id: 's1', kind, inputs: {}, results: { left: figure, difference: figure, month: figure }, ...rest }
}
const figure = (name: string): Value => ({ kind: 'figure', sum: 's1', name })

describe('how often an amount comes', () => {
  test.each<[string, Value, string | null]>([
    ['as it was said', said('$300 a month'), 'month'],
    ['once', said('$300'), null],
    ['times twelve', times(said('$300'), constant(12)), 'year'],
    ["an hour's pay times hours", times(said('$30 an hour'), said('40 hours')), 'week'],
    ['for a few hours: one amount', times(said('$30 an hour'), said('9 hours')), null],
    ['for more hours than a week has: one amount', times(said('$30 an hour'), said('1,500 hours')), null],
    ['for the hours of a year', times(said('$30 an hour'), said('1,500 hours a year')), 'year'],
    ['in whatever order', times(times(constant(1), said('40 hours')), said('$30 an hour')), 'week'],
    ['on 3 Saturdays', times(times(said('$30 an hour'), said('5 hours')), said('3')), null],
    [
      'on 3 Saturdays, in whatever order',
      times(times(times(said('24%'), said('3')), said('5 hours')), said('$30 an hour')),
      null,
    ],
    ["a week's pay times 52", times(times(said('$30 an hour'), said('40 hours')), constant(52)), 'year'],
    ['for 9 days, without their word: one amount', times(said('$15 a day'), said('9')), null],
    ['for two people: every day', times(said('$15 a day'), constant(2)), 'day'],
    ['every 3 months, over 3', over(said('$60 every 3 months'), said('3')), 'month'],
    ['over 52', over(said('$52,000'), constant(52)), 'week'],
    ['for two years: one amount', times(said('$300 a month'), said('2 years')), null],
    [
      'for 3 weeks, brought to months',
      over(times(times(said('3 weeks'), said('$1,425 a month')), constant(12)), constant(52)),
      null,
    ],
    ['what is stored of a budget', { kind: 'total', name: 'expenses' }, 'month'],
    ['what is owned', { kind: 'row', row: { list: 'assets', id: 1, name: 'car' } }, null],
  ])('%s', (_, value, period) => expect(periodOf(value, [])).toBe(period))

  test('a figure comes as its sum says', () => {
    expect(periodOf(figure('left'), [sum('budget-summary')])).toBe('month')
    expect(periodOf(figure('left'), [sum('afford-once')])).toBeNull()
    expect(periodOf(figure('difference'), [sum('difference', { per: 'year' })])).toBe('year')
    expect(periodOf(figure('month'), [sum('pay-conversion')])).toBe('month')
  })

  test('what plain arithmetic makes of it', () => {
    const make = (intent: string, inputs: [string, Value][]) =>
      resultPeriod({ ...bare(intent), inputs: inputs.map(([slot, value]) => ({ slot, value })) }, [], null)
    expect(make('difference', [['amount', said('$300 a week')]])).toBe('week')
    expect(
      make('product', [
        ['amount', said('$300')],
        ['times', constant(12)],
      ]),
    ).toBe('year')
    expect(
      make('quotient', [
        ['amount', said('$300')],
        ['by', said('4 years')],
      ]),
    ).toBe('year')
    const months = over(times(said('7 weeks'), constant(12)), constant(52))
    expect(
      make('quotient', [
        ['amount', said('$1,595')],
        ['by', months],
      ]),
    ).toBe('month')
    expect(
      make('product', [
        ['amount', said('$15 a day')],
        ['times', said('9')],
      ]),
    ).toBeNull()
    expect(
      make('product', [
        ['amount', said('$360 every two weeks')],
        ['times', over(said('14 weeks'), constant(2))],
      ]),
    ).toBeNull()
    expect(make('loan-payment', [['principal', said('$300')]])).toBeNull()
  })
})

test('weeks of pay are one amount, also once they are counted', () => {
  const [, time] = readNumbers('2,350 a week, 13 weeks')
  if (!time) throw new Error('Two numbers are expected')
  const counted: Value = { kind: 'number', number: { ...time, kind: 'number', value: 13 } }
  const inputs = [
    { slot: 'amount', value: said('2,350 a week') },
    { slot: 'times', value: counted },
  ]
  expect(resultPeriod({ ...bare('product'), inputs }, [], null)).toBeNull()
})

test('a product with another amount comes as often as the one before it', () => {
  const inputs = [{ slot: 'amount', value: said('$300 a week') }]
  const make = (from: SumRecord | null) => resultPeriod({ ...bare('product'), inputs }, [], from)
  expect(make(sum('product', { per: 'year' }))).toBe('year')
  expect(make(sum('sum-of', { per: 'year' }))).toBe('week')
  expect(make(null)).toBe('week')
})

test('a week’s pay for fifty weeks is a year’s, and for fourteen one amount', () => {
  const [week, fifty, some] = readNumbers('1,450 a week for 50 weeks or for 14 weeks').map(
    (number): Value => ({ kind: 'number', number }),
  )
  if (!week || !fifty || !some) throw new Error('Nothing was read')
  expect(periodOf(times(week, fifty), [])).toBe('year')
  expect(periodOf(times(week, some), [])).toBeNull()
})
