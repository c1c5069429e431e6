import { expect, test } from 'vitest'
import { mindedAs } from '#advisor/testing/minded.ts'
import { sumRecord } from '#advisor/testing/sum-records.ts'
import type { Value } from '#advisor/minding/minded.ts'
import { readNumbers } from '#advisor/reading/numbers.ts'
import { bare } from '#advisor/executing/bare-action.ts'
import { timesSaid } from './times-said.ts'

test.each([
  ['1,452 times 27 years', 27],
  ['120 a month for 3 years', 36],
  ['40 a week for 2 years', 104],
  ['250 for 18 months', 18],
  ['780 for a 2 week check', 2],
  ['600 a week for 3 months', 13],
  ['the 22 for a whole 1 year', 12],
  ['4,100 a year for 1 year', 1],
])('%s: %d times', (text, times) => {
  const action = mindedAs(text, ['product'], ['amount', 'times']).readings[0]?.actions[0]
  if (!action) throw new Error('One action is expected')
  const value = timesSaid(action, []).find(({ slot }) => slot === 'times')?.value
  expect(value?.kind === 'number' ? value.number.value : null).toBe(times)
})

const nineWeeks = (amount: Value) => {
  const [, number] = readNumbers('84k, 9 weeks of pay')
  if (!number) throw new Error('Two numbers are expected')
  const inputs = [
    { slot: 'amount', value: amount },
    { slot: 'times', value: { kind: 'number', number } as const },
  ]
  const value = timesSaid({ ...bare('product'), inputs }, []).find(({ slot }) => slot === 'times')?.value
  return value?.kind === 'number' ? value.number.value : null
}

test('weeks of what comes by the month are parts of a month', () => {
  expect(nineWeeks({ kind: 'row', row: { list: 'incomeItems', id: 0, name: 'pay' } })).toBe(2.08)
  expect(nineWeeks({ kind: 'total', name: 'expenses' })).toBe(2.08)
  const yearly: Value = { kind: 'total', name: 'income' }
  const monthly: Value = {
    kind: 'operation',
    operator: 'over',
    left: yearly,
    right: { kind: 'constant', value: 12 },
  }
  expect(nineWeeks(monthly)).toBe(2.08)
  expect(nineWeeks({ kind: 'row', row: { list: 'assets', id: 1, name: 'car' } })).toBe(9)
})

test('the same inside a value: four years of what a year costs', () => {
  const [cost, time] = readNumbers('state school 27,400 a year, 4 years')
  if (!cost || !time) throw new Error('Two numbers are expected')
  const value: Value = {
    kind: 'operation',
    operator: 'times',
    left: { kind: 'number', number: cost },
    right: { kind: 'number', number: time },
  }
  const [input] = timesSaid({ ...bare('difference'), inputs: [{ slot: 'amount', value }] }, [])
  expect(input?.value).toMatchObject({ right: { number: { value: 4, kind: 'number' } } })
})

test('years of a year’s total are counted once a year, though they were written in months', () => {
  const [time] = readNumbers('over 18 years')
  if (!time) throw new Error('One number is expected')
  const months: Value = {
    kind: 'operation',
    operator: 'times',
    left: { kind: 'number', number: time },
    right: { kind: 'constant', value: 12 },
  }
  const count = (per: 'year' | 'month') => {
    const sums = [{ ...sumRecord('product', {}, { total: ['money', 372_000] }), per }]
    const inputs = [
      { slot: 'amount', value: { kind: 'own', result: 'total' } as const },
      { slot: 'times', value: months },
    ]
    const value = timesSaid({ ...bare('product'), inputs }, sums).find(({ slot }) => slot === 'times')?.value
    return value?.kind === 'number' ? value.number.value : null
  }
  expect(count('year')).toBe(18)
  expect(count('month')).toBe(216)
})

test('years after months are counted in months, too', () => {
  const [number] = readNumbers('what about 3 years')
  if (!number) throw new Error('A number is expected')
  const timesOf = (words: string, times: number) => {
    const before = { ...sumRecord('product', { times: ['ratio', times] }, {}), id: 's1', words }
    const inputs = [{ slot: 'times', value: { kind: 'number', number } as const }]
    const [input] = timesSaid({ ...bare('product'), from: 's1', inputs }, [before])
    return input?.value.kind === 'number' ? input.value.number.value : null
  }
  expect(timesOf('the note is 290 and there are 5 years left, how much is that', 60)).toBe(36)
  expect(timesOf('290 times 24 years', 24)).toBe(3)
})

test('a product that is brought to a year is taken once a year', () => {
  const [pay, time] = readNumbers('560 a week, 2 years').map((number): Value => ({ kind: 'number', number }))
  if (!pay || !time) throw new Error('Two numbers are expected')
  const join = (operator: 'times' | 'over', left: Value, value: number): Value => ({
    kind: 'operation',
    operator,
    left,
    right: { kind: 'constant', value },
  })
  const both: Value = { kind: 'operation', operator: 'times', left: pay, right: time }
  const read = (value: Value) => timesSaid({ ...bare('difference'), inputs: [{ slot: 'amount', value }] }, [])
  expect(read(both)).toMatchObject([{ value: { right: { number: { value: 104 } } } }])
  expect(read(join('times', both, 52))).toMatchObject([
    { value: { left: { right: { number: { value: 2 } } } } },
  ])
  const monthly = join('over', join('times', both, 52), 12)
  expect(read(monthly)).toMatchObject([{ value: { left: { left: { right: { number: { value: 24 } } } } } }])
})
