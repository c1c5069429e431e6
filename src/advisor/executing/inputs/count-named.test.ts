import { describe, expect, test } from 'vitest'
import { findSum } from '#advisor/planning/sums/all-sums.ts'
import { hearNumbers } from '#advisor/reading/heard.ts'
import { readNumbers } from '#advisor/reading/numbers.ts'
import { emptySnapshot } from '#advisor/testing/memory.ts'
import { mindedAs } from '#advisor/testing/minded.ts'
import { sumRecord } from '#advisor/testing/sum-records.ts'
import { countNamed } from './count-named.ts'

const aide = sumRecord(
  'product',
  {},
  { total: ['money', 208_000] },
  { id: 's1', words: 'what is the aide a month' },
)
const truck = sumRecord(
  'loan-payment',
  {},
  { payment: ['money', 41_000] },
  { id: 's2', words: 'truck at 7%?' },
)
const least = sumRecord(
  'required-withdrawal',
  {},
  { year: ['money', 1_200_000], month: ['money', 100_000] },
  { id: 's3', words: 'what must come out of my I.R.A.' },
)
const before = 'alimony is 1,100 a month'

/** What a message adds to the numbers that it says itself. */
function adds(text: string, kind: string, slot: string, snapshot = emptySnapshot()) {
  const sum = findSum(kind)
  const minded = mindedAs(text, [kind], [slot, slot, slot, slot])
  const inputs = minded.readings[0]?.actions[0]?.inputs ?? []
  if (!sum) throw new Error(`There is no ${kind}`)
  const heard = hearNumbers(before, readNumbers(before))
  const filled = countNamed(inputs, sum, { text, sums: [aide, truck, least], snapshot, heard })
  return filled.slice(inputs.length)
}

describe('what was worked out or told before counts by its name', () => {
  test.each([
    ['food 300, rent 780. after the aide what is left', 'budget-summary', 'expenses', 's1', 'total'],
    [
      'rent 900, phone 60. whats left after that and the truck',
      'budget-summary',
      'expenses',
      's2',
      'payment',
    ],
    ['gas 90, insurance 140. with the truck payment in all?', 'sum-of', 'parts', 's2', 'payment'],
    ['S.S. 1,900, pension 600. a month with that I.R.A. money?', 'sum-of', 'parts', 's3', 'month'],
  ])('%s', (text, kind, slot, sum, name) =>
    expect(adds(text, kind, slot)).toEqual([{ slot, value: { kind: 'figure', sum, name } }]),
  )

  test('an amount that was told, and as pay where it is stored as such', () => {
    const text = 'rent 900, food 400. after the alimony whats left'
    expect(adds(text, 'budget-summary', 'expenses')).toMatchObject([
      { slot: 'expenses', value: { number: { value: 1100 } } },
    ])
    const paid = {
      ...emptySnapshot(),
      income: [{ id: 1, source: 'Alimony', amount: 110_000, date: '2026-11-01' }],
    }
    expect(adds(text.replace('after', 'with'), 'budget-summary', 'expenses', paid)).toMatchObject([
      { slot: 'income' },
    ])
  })
})

test.each([
  ['rent 900, the aide 2,100. with the aide whats left', 'budget-summary', 'expenses'],
  ['rent 900, food 400. with the kids whats left', 'budget-summary', 'expenses'],
  ['rent 900, food 400. with my sister whats left', 'budget-summary', 'expenses'],
  ['i have 4,000 and spend 2,000. with the truck how long does it last', 'runway', 'savings'],
])('nothing is added: %s', (text, kind, slot) => expect(adds(text, kind, slot)).toEqual([]))
