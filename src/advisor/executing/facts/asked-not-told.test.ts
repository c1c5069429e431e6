import { expect, test } from 'vitest'
import type { Fact } from '#advisor/facts.ts'
import type { Minded } from '#advisor/minding/minded.ts'
import { withoutAsked } from './asked-not-told.ts'

const fact = (id: number | null): Fact => ({
  change: { kind: 'expense', id, name: 'Rent', amount: 2_661_458 },
  decision: 'save',
  quote: 'per day',
  span: { start: 0, end: 7 },
})

function minded(intent: string, score: number, own = 0): Minded {
  const number = { kind: 'number', value: 30, period: null, quote: '30', start: 9, end: 11 } as const
  return {
    readings: [{ actions: [{ intent, from: null, about: [], inputs: [], wanted: null }], score }],
    intents: [],
    numbers: [{ ...number, role: 'C', own, what: null, sure: 1 }],
    topics: [],
    isCut: false,
    cry: 0,
  }
}

test('a question for a sum tells no stored cost anew', () => {
  expect(withoutAsked([fact(1)], minded('quotient', 0.98))).toEqual([])
})

test('what is new, said of oneself, or not surely asked is kept', () => {
  expect(withoutAsked([fact(null)], minded('quotient', 0.98))).toHaveLength(1)
  expect(withoutAsked([fact(1)], minded('quotient', 0.98, 0.9))).toHaveLength(1)
  expect(withoutAsked([fact(1)], minded('quotient', 0.4))).toHaveLength(1)
  expect(withoutAsked([fact(1)], minded('tell', 0.98))).toHaveLength(1)
  expect(withoutAsked([fact(1)], null)).toHaveLength(1)
})
