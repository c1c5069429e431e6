import { expect, test } from 'vitest'
import type { Value } from '#advisor/minding/minded.ts'
import { findSum } from '#advisor/planning/sums/all-sums.ts'
import { hearNumbers } from '#advisor/reading/heard.ts'
import { readNumbers } from '#advisor/reading/numbers.ts'
import { emptySnapshot } from '#advisor/testing/memory.ts'
import { payOfAll } from './pay-of-all.ts'

const words = 'we make 78k and 64k'
const [first] = hearNumbers(words, readNumbers(words))

function wholeOf(text: string, pays = [650_000, 533_333], sum = 'housing-ratio') {
  const income = pays.map((amount, at) => ({
    id: at + 1,
    source: `Salary ${at + 1}`,
    amount,
    date: '2026-11-01',
  }))
  const value: Value = { kind: 'number', number: first! }
  const inputs = [{ slot: 'whole', value }]
  return payOfAll(inputs, findSum(sum)!, text, { ...emptySnapshot(), income })[0]?.value.kind
}

test('what a household carries is held against what all of it earns', () => {
  expect(wholeOf('is that too much for us')).toBe('total')
  expect(wholeOf('is that too much for us', [650_000])).toBe('number')
})

test('one pay that is asked about stays one', () => {
  expect(wholeOf('is that too much on my pay')).toBe('number')
  expect(wholeOf('what share is that', undefined, 'share')).toBe('number')
})

test('a number that is no stored pay stays what it is', () =>
  expect(wholeOf('is that too much for us', [300_000, 200_000])).toBe('number'))
