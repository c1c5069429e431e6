import { expect, test } from 'vitest'
import type { Action, Value } from '#advisor/minding/minded.ts'
import { findSum } from '#advisor/planning/sums/all-sums.ts'
import { emptySnapshot } from '#advisor/testing/memory.ts'
import { twoEarners } from './two-earners.ts'

const source = (id: number, name: string) => ({ id, source: name, amount: 400_000, date: '2026-11-01' })
const row = (id: number, name: string): Value => ({ kind: 'row', row: { list: 'incomeItems', id, name } })

function splitBy(inputs: Action['inputs'], ...names: string[]) {
  const sum = findSum('fair-split')
  if (!sum) throw new Error('There is no such sum')
  const income = names.map((name, at) => source(at + 1, name)) as never
  return twoEarners(inputs, sum, { ...emptySnapshot(), income })
}

test('one pay is not that of both', () => {
  const inputs = [
    { slot: 'mine', value: row(1, 'My pay') },
    { slot: 'theirs', value: row(1, 'My pay') },
  ]
  expect(splitBy(inputs, 'My pay', 'Dan')).toEqual([
    { slot: 'mine', value: row(1, 'My pay') },
    { slot: 'theirs', value: row(2, 'Dan') },
  ])
})

test('nobody knows whose two jobs are', () => {
  expect(splitBy([], 'Bakery', 'Uber')).toEqual([])
})
