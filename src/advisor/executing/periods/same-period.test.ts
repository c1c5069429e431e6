import { expect, test } from 'vitest'
import { bare } from '#advisor/executing/bare-action.ts'
import { makeSum } from '#advisor/executing/testing/made-sum.ts'
import { evaluate } from '#advisor/executing/evaluate.ts'
import type { Value } from '#advisor/minding/minded.ts'
import { anyAmount } from '#advisor/planning/sums/money-inputs.ts'
import { readNumbers } from '#advisor/reading/numbers.ts'
import { unknownPerson } from '#advisor/talk/testing/turns.ts'
import { sumRecord } from '#advisor/testing/sum-records.ts'
import { inOnePeriod } from './same-period.ts'

const sums = [sumRecord('loan-payment', {}, { payment: ['money', 34_500] })]
const payment: Value = { kind: 'figure', sum: 's1', name: 'payment' }

/** What the inputs of a sum come to, after those of a text and the values beside them. */
function amounts(intent: string, text: string, slots: readonly string[], rest: [string, Value][] = []) {
  const said = readNumbers(text).flatMap((number, at) => {
    const slot = slots[at] ?? ''
    return slot === '' ? [] : [{ slot, value: { kind: 'number', number } as const }]
  })
  const inputs = [...said, ...rest.map(([slot, value]) => ({ slot, value }))]
  const scope = { snapshot: unknownPerson, sums, before: null }
  return inOnePeriod({ ...bare(intent), inputs }, { text, sums, snapshot: unknownPerson }).map(
    ({ value }) => (evaluate(value, anyAmount('Amount'), scope)?.value ?? 0) / 100,
  )
}

test('what comes by different periods is held against each other by one', () => {
  const text = 'i bring home $2,310 every two weeks and pay $1,080 a month. whats left each month'
  expect(amounts('difference', text, ['amount', '', 'take'])).toEqual([5005, 1080])
  const care = '$1,450 a month at the center or $355 a week at a home daycare, which is cheaper'
  const [month = 0, week = 0] = amounts('two-ways', care, ['first', 'second'])
  expect([month, Math.round(week)]).toEqual([1450, 1538])
})

test("a payment is a share of a month of the year's pay", () => {
  const shares = amounts('share', 'what percent of my $46,800 is that', ['whole'], [['part', payment]])
  expect(shares).toEqual([46_800, 4140])
})

test('two pays of a year differ by so much a month, where that is asked', () => {
  const text = 'i make $74,400 now and got an offer for $81,600. how much more is that a month'
  expect(amounts('two-ways', text, ['first', 'second'])).toEqual([6200, 6800])
  expect(amounts('two-ways', text.replace(' a month', ''), ['first', 'second'])).toEqual([74_400, 81_600])
})

test('what somebody owns is no pay, and checks of a month are not taken apart', () => {
  expect(amounts('share', 'what percent of $46,800 saved is that', ['whole'], [['part', payment]])).toEqual([
    46_800, 345,
  ])
})

test('a reading that is not sure is brought to one period, too', () => {
  const left = (text: string) =>
    makeSum('difference', text, ['amount', 'take']).record.results['difference']?.value
  expect(left('600 a week less the 1,000 a month, what is that a month')).toBe(160_000)
  expect(left('2,600 a month less the 1,000 a month')).toBe(160_000)
})

test('what comes by the year already is not multiplied by its weeks', () => {
  const known = [
    sumRecord('pay-conversion', {}, { year: ['money', 7_238_400], month: ['money', 603_200] }, { id: 's1' }),
  ]
  const total = (name: string, times: Value) => {
    const figure: Value = { kind: 'figure', sum: 's1', name }
    const inputs = [
      { slot: 'amount', value: figure },
      { slot: 'times', value: times },
    ]
    const told = { text: '', sums: known, snapshot: unknownPerson }
    const [amount] = inOnePeriod({ ...bare('product'), inputs }, told)
    const scope = { snapshot: unknownPerson, sums: known, before: null }
    return amount && Math.round(evaluate(amount.value, anyAmount('Amount'), scope)?.value ?? 0)
  }
  const weeks: Value = { kind: 'constant', value: 52 }
  expect(total('year', weeks)).toBe(139_200)
  expect(
    total('month', {
      kind: 'operation',
      operator: 'take',
      left: weeks,
      right: { kind: 'constant', value: 3 },
    }),
  ).toBe(139_200)
  expect(total('month', { kind: 'constant', value: 12 })).toBe(603_200)
})
