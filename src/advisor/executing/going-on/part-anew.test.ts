import { expect, test } from 'vitest'
import { emptySnapshot } from '#advisor/testing/memory.ts'
import { mindedAs } from '#advisor/testing/minded.ts'
import { sumRecord } from '#advisor/testing/sum-records.ts'
import { partAnew } from './part-anew.ts'

const loan = sumRecord(
  'loan-payment',
  { principal: ['money', 1_900_000], rate: ['percent', 7], months: ['months', 72] },
  { payment: ['money', 32_393], interest: ['money', 432_300] },
  { id: 's1' },
)

const slots = (text: string) =>
  partAnew({ text, minded: mindedAs(text, ['part']), sums: [loan], snapshot: emptySnapshot() })?.inputs.map(
    ({ slot }) => slot,
  ) ?? null

test.each([
  ['how much interest over 48', ['months']],
  ['whats the interest at 5.5%', ['rate']],
  ['total interest at 6', ['rate']],
  // The number that the loan has already, and one that is like none of its own.
  ['how much interest over 72', null],
  ['how much interest with 400', null],
  ['how much of that 900 is interest', null],
])('%s', (text, expected) => expect(slots(text)).toEqual(expected))
