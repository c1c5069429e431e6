import { expect, test } from 'vitest'
import type { SumRecord } from '#advisor/figures/sum-record.ts'
import type { Action, Value } from '#advisor/minding/minded.ts'
import { findSum } from '#advisor/planning/sums/all-sums.ts'
import { readNumbers } from '#advisor/reading/numbers.ts'
import type { Snapshot } from '#advisor/snapshot.ts'
import { paidOff } from './paid-off.ts'

const debt = (id: number, name: string, amount: number): Snapshot['liabilities'][number] => ({
  id,
  name,
  amount,
  category: 'Credit Cards',
  interestRate: 22,
  minimumPayment: null,
  notes: null,
  updatedAt: '2026-11-01',
})
const liabilities = [debt(1, 'Amex', 440_000), debt(2, 'Kohls', 56_000), debt(3, 'Boat loan', 1_200_000)]

const row = (id: number): Value => ({ kind: 'row', row: { list: 'liabilities', id, name: '' } })
const figure: Value = { kind: 'figure', sum: 's1', name: 'difference' }
const said = (text: string): Value[] => readNumbers(text).map((number) => ({ kind: 'number', number }))

/** What is taken from what, by the ids of debts. */
function taken(text: string, amount: Value | null, take: Value[], ...sums: SumRecord[]): string {
  const sum = findSum('difference')
  if (!sum) throw new Error('There is no such sum')
  const inputs: Action['inputs'] = [
    ...(amount ? [{ slot: 'amount', value: amount }] : []),
    ...take.map((value) => ({ slot: 'take', value })),
  ]
  return paidOff(inputs, sum, text, { liabilities }, sums)
    .map(({ value }) => spell(value))
    .join(' - ')
}
function spell(value: Value): string {
  if (value.kind === 'operation') return `(${spell(value.left)} - ${spell(value.right)})`
  if (value.kind === 'number') return value.number.quote
  return value.kind === 'row' ? `#${value.row.id}` : value.kind === 'figure' ? value.name : value.kind
}

const [lump = figure] = said('20,000')

test.each([
  ['say i wipe out everything i owe with it, whats left', '20,000 - #1 - #2 - #3'],
  ['and only amex and kohls?', '20,000 - #1 - #2'],
  ['what if i hang on to it but skip the boat', '20,000 - #1 - #2'],
  ['all of them except kohls', '20,000 - #1 - #3'],
  ['everything but the boat', '20,000 - #1 - #2'],
  ['not sure i should pay kohls, whats left if i do', '20,000 - #2'],
  ['whats left then', '20,000 - #1'],
])('%s: %s', (text, expected) => expect(taken(text, lump, [row(1)])).toBe(expected))

test('an amount that is enough for all is what they are paid from, whichever way it was read', () => {
  expect(taken('clearing both cards, all of it', row(1), [lump])).toBe('20,000 - #1 - #2 - #3')
  const [little = figure] = said('2,000')
  expect(taken('2,000 on all of it', row(1), [little])).toBe('#1 - 2,000')
})
