import { expect, test } from 'vitest'
import type { Action } from '#advisor/minding/minded.ts'
import { findSum } from '#advisor/planning/sums/all-sums.ts'
import { hearNumbers } from '#advisor/reading/heard.ts'
import { readNumbers } from '#advisor/reading/numbers.ts'
import { heardJobless } from './heard-jobless.ts'

function filled(before: string, inputs: Action['inputs'] = []) {
  const heard = hearNumbers(before, readNumbers(before)).toReversed()
  const sum = findSum('runway')!
  return heardJobless(inputs, sum, heard).map(({ slot, value }) => [
    slot,
    value.kind === 'number' && value.number.value,
  ])
}

test('benefits that were told come in for as long as was told', () => {
  expect(filled('unemployment is 1,900 a month for 26 weeks')).toEqual([
    ['benefits', 1900],
    ['benefitMonths', 6],
  ])
  expect(filled('im getting unemployment, 455 a week')).toEqual([['benefits', 455]])
})

test('they are no pay that lasts, and other pay stays', () => {
  const told = 'unemployment is 1,900 a month'
  const [number] = readNumbers(told)
  const pay = (value: number) => [
    { slot: 'income', value: { kind: 'number', number: { ...number!, value } } as const },
  ]
  expect(filled(told, pay(1900))).toEqual([['benefits', 1900]])
  expect(filled(told, pay(600))).toEqual([
    ['income', 600],
    ['benefits', 1900],
  ])
  expect(filled('rent is 1,900 a month')).toEqual([])
})
