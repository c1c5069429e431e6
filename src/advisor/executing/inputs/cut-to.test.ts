import { expect, test } from 'vitest'
import { findSum } from '#advisor/planning/sums/all-sums.ts'
import { mindedAs } from '#advisor/testing/minded.ts'
import { cutTo } from './cut-to.ts'

test.each([
  ['and if we cut spending down to 3,500', 'expenses'],
  ['if we cut 500 a month', 'cut'],
])('%s: %s', (text, expected) => {
  const action = mindedAs(text, ['runway'], ['cut']).readings[0]?.actions[0]
  const sum = findSum('runway')
  if (!action || !sum) throw new Error('A sum and its action are expected')
  expect(cutTo(action, sum, text)[0]?.slot).toBe(expected)
})
