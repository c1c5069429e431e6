import { expect, test } from 'vitest'
import { withoutRate } from './without-rate.ts'

const [visa, loan, stated] = [
  { id: 1, interestRate: 0 },
  { id: 2, interestRate: 5.5 },
  // What only the profile tells of has no row to tell a rate for.
  { id: 0, interestRate: 0 },
]

test('a debt has no rate until one is listed or tried out', () => {
  expect(withoutRate([visa, loan, stated], {})).toEqual([visa])
  expect(withoutRate([visa, loan, stated], { 'rate.1': 0 })).toEqual([])
})
