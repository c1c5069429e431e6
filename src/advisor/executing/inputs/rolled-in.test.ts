import { expect, test } from 'vitest'
import type { SumRecord } from '#advisor/figures/sum-record.ts'
import type { Value } from '#advisor/minding/minded.ts'
import { findSum } from '#advisor/planning/sums/all-sums.ts'
import { readNumbers } from '#advisor/reading/numbers.ts'
import { sumRecord } from '#advisor/testing/sum-records.ts'
import { rolledIn } from './rolled-in.ts'

const under = sumRecord(
  'difference',
  { amount: ['money', 1_690_000], take: ['money', 2_130_000] },
  { difference: ['money', -440_000] },
  { id: 's1', words: 'i owe 21,300 on it and they offer 16,900' },
)
const spell = (value: Value): string => {
  if (value.kind === 'operation')
    return `${spell(value.left)} ${value.operator === 'add' ? '+' : '-'} ${spell(value.right)}`
  return value.kind === 'number' ? value.number.quote : value.kind === 'figure' ? value.name : value.kind
}

/** The inputs of a sum, filled with the numbers of the message in their order. */
function filled(kind: string, text: string, slots: string[], ...sums: SumRecord[]): string[] {
  const sum = findSum(kind)
  if (!sum) throw new Error(kind)
  const inputs = readNumbers(text).flatMap((number, at) => {
    const slot = slots[at]
    return slot === undefined || slot === '' ? [] : [{ slot, value: { kind: 'number', number } as const }]
  })
  return rolledIn(inputs, sum, text, sums).map(({ slot, value }) => `${slot}: ${spell(value)}`)
}

test('what a car is under water by is borrowed with the new one', () => {
  const text = 'he would roll it in the next one, 31,000 and 1,900 for plates. what do i finance'
  const parts = ['parts: 31,000', 'parts: 1,900']
  expect(filled('sum-of', text, ['parts', 'parts'], under)).toEqual([...parts, 'parts: take - amount'])
  expect(filled('sum-of', text, ['parts', 'parts'])).toEqual(parts)
  const coins = 'i roll pennies. what is 31,000 plus 1,900'
  expect(filled('sum-of', coins, ['parts', 'parts'], under)).toEqual(parts)
  const other = { ...under, words: 'what is left of my check after that' }
  expect(filled('sum-of', text, ['parts', 'parts'], other)).toEqual(parts)
})

test('tax and fees belong to the price, and the old car is worth what it was', () => {
  const text = 'they roll it in. 31,000 plus 1,900 in fees'
  const all = ['price: 31,000 + 1,900', 'owed: take', 'worth: amount']
  expect(filled('rollover', text, ['price', 'worth'], under)).toEqual(all)
  expect(filled('rollover', text, ['owed', 'worth'], under)[0]).toBe('price: before + 1,900')
  const told = 'a 31,000 truck, i owe 21,300 and mine is worth 16,900'
  expect(filled('rollover', told, ['price', 'owed', 'worth'], under)).toContain('worth: 16,900')
})
