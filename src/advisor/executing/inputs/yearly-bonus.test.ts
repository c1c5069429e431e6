import { expect, test } from 'vitest'
import type { Value } from '#advisor/minding/minded.ts'
import { findSum } from '#advisor/planning/sums/all-sums.ts'
import { readNumbers } from '#advisor/reading/numbers.ts'
import { yearlyBonus } from './yearly-bonus.ts'

function periods(text: string) {
  const sum = findSum('take-home')
  if (!sum) throw new Error('take-home')
  const inputs = readNumbers(text).map((number) => ({
    slot: 'salary',
    value: { kind: 'number', number } satisfies Value,
  }))
  return yearlyBonus(inputs, sum, text).map(({ value }) => value.kind === 'number' && value.number.period)
}

test('a bonus is a year’s, and pay is what it was', () => {
  expect(periods('77k and a 4k year-end bonus')).toEqual([null, 'year'])
  expect(periods('5,200 a month plus 3,000 bonus')).toEqual(['month', 'year'])
  expect(periods('i make 6k, no bonus')).toEqual([null])
})
