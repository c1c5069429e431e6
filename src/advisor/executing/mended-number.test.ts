import { expect, test } from 'vitest'
import type { Fact } from '#advisor/facts.ts'
import { mendFacts } from './mended-number.ts'

test('what is kept is what was meant in the end', () => {
  const text = 'i make 4200 a month. no wait 4020. rent 1310'
  const fact = (change: Fact['change'], start: number, end: number): Fact => ({
    change,
    decision: 'save',
    quote: text.slice(start, end),
    span: { start, end },
  })
  const income = fact({ kind: 'profile', field: 'income', value: 5_040_000 }, 0, 19)
  const rent = fact({ kind: 'expense', id: null, name: 'Rent', amount: 131_000 }, 35, 44)
  expect(mendFacts([income, rent], text)).toMatchObject([
    { change: { value: 4_824_000 }, quote: 'i make 4200 a month. no wait 4020' },
    { change: { amount: 131_000 }, quote: 'rent 1310' },
  ])
})

test('new rows of a sentence with a not in it are none of each other', () => {
  const text = 'rent 1,310 and food 640, not the dog'
  const rows = [
    { kind: 'expense' as const, id: null, name: 'Rent', amount: 131_000 },
    { kind: 'expense' as const, id: null, name: 'Food', amount: 64_000 },
  ]
  const facts = rows.map((change): Fact => ({
    change,
    decision: 'save',
    quote: text,
    span: { start: 0, end: text.length },
  }))
  expect(mendFacts(facts, text)).toHaveLength(2)
})

test('what is owed and owned is mended, too', () => {
  const text = 'i owe 16,900 on the civic. sorry 19,600'
  const debt: Fact['change'] = {
    kind: 'liability',
    id: null,
    name: 'Civic',
    amount: 1_690_000,
    category: 'Auto Loans',
  }
  const fact: Fact = { change: debt, decision: 'save', quote: text, span: { start: 0, end: 26 } }
  expect(mendFacts([fact], text)).toMatchObject([{ change: { amount: 1_960_000 } }])
  const car: Fact['change'] = {
    kind: 'asset',
    id: null,
    name: 'Civic',
    value: 1_690_000,
    category: 'Vehicles',
  }
  expect(mendFacts([{ ...fact, change: car }], text)).toMatchObject([{ change: { value: 1_960_000 } }])
})
