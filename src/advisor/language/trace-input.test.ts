import { expect, test } from 'vitest'
import { byProfile, FigureSheet } from '#advisor/grounding/figures.ts'
import { Known } from './known.ts'
import { traceInput } from './trace-input.ts'

const sheet = new FigureSheet()
const known = new Known([
  sheet.money('Income a year', 8_500_000, byProfile('income')),
  sheet.years('Time', 30, byProfile('birthYear')),
])
known.addName('Visa 4521')
const trace = (input: unknown) => traceInput(input, known, ['I pay 200 on card 99'])

test('numbers of the user keep their source', () => {
  expect(trace({ income: 85_000 })).toEqual({
    sources: { income: { kind: 'profile', field: 'income' } },
    untraced: [],
  })
})

test('years may be told as months, and a yearly amount by the month', () => {
  const { sources, untraced } = trace({ months: 360, monthly: 7083.33 })
  expect(untraced).toEqual([])
  expect(sources).toMatchObject({ months: { kind: 'formula' }, monthly: { kind: 'formula' } })
})

test.each([
  [{ rate: 7 }, ['rate']],
  [{ debts: [{ amount: 85_000, interestRate: 19 }] }, ['debts.0.interestRate']],
  [{ name: 'You owe 500' }, ['name']],
  [{ name: 'five hundred dollars' }, ['name']],
  [{ a: { b: { c: { d: { e: { f: 1 } } } } } }, ['a.b.c.d.e.f']],
])('%j is not from the user', (input, untraced) => expect(trace(input).untraced).toEqual(untraced))

test.each([
  { extra: 0 },
  { name: 'Visa 4521' },
  { name: 'card 99' },
  { order: 'avalanche' },
  null,
  'text',
  {},
])('%j is harmless', (input) => expect(trace(input).untraced).toEqual([]))
