import { expect, test } from 'vitest'
import { findSum } from '#advisor/planning/sums/all-sums.ts'
import { take } from '#advisor/executing/testing/worded.ts'
import { withoutParts } from './without-parts.ts'

const budget = findSum('budget-summary')
if (!budget) throw new Error('There is no budget')

const counted = (text: string) =>
  withoutParts(take('budget-summary', text, 'expenses', 'expenses', 'expenses').inputs, budget, text).flatMap(
    ({ value }) => (value.kind === 'number' ? [value.number.value] : []),
  )

test.each([
  ['bills are 4,300 with 1450 of that rent', [4300]],
  ['we spend 4,300 a month, of which 1450 is rent', [4300]],
  ['we spend 4,300 a month including 1450 rent and 300 for the car', [4300]],
  ['4,300 in bills including the rent of 1450', [4300]],
  ['3900 a month, 1600 of it is rent and 500 groceries', [3900]],
  ['3900 a month, 1600 of it is rent. plus 500 for daycare', [3900, 500]],
  ['3900 a month including rent, and 500 for daycare', [3900, 500]],
  ['rent is 1450 and everything else 2,850', [1450, 2850]],
  ['rent is 1450 including water, car 400, food 600', [1450, 400, 600]],
])('%s', (text, amounts) => expect(counted(text)).toEqual(amounts))
