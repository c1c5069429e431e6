import { expect, test } from 'vitest'
import { findSum } from '#advisor/planning/sums/all-sums.ts'
import { sumRecord } from '#advisor/testing/sum-records.ts'
import { asking } from '#advisor/executing/testing/made-sum.ts'
import { isRefuted, withoutRefuted } from './refuted.ts'

const last = sumRecord('budget-summary', {}, { left: ['money', 99_500] })

function refuted(text: string, name = 'budget-summary') {
  const sum = findSum(name)
  if (!sum) throw new Error(`There is no sum ${name}`)
  return isRefuted({ sum, text, sums: [last] })
}

test.each([
  "that's not right, whats left a month right now?",
  '995?? the list adds to way more',
  'no. theres no 995. what do i have left',
  'that cant be right, whats left',
])('what was refused: %s', (text) => expect(refuted(text)).toBe(true))

test.each(['and if rent is 1,450?', 'is that right?', 'no, my rent is 1,450'])('what was not: %s', (text) =>
  expect(refuted(text)).toBe(false),
)

test('a loan that was read wrongly is still that loan', () =>
  expect(refuted("that's wrong, it is at 6%", 'loan-payment')).toBe(false))

test('a figure that is quoted to refuse it is counted nowhere', () => {
  const text = '995?? thats wrong, i spend 1,450'
  const { sum, action } = asking('budget-summary', text, ['expenses', 'expenses'])
  const kept = withoutRefuted(action.inputs, { sum, text, sums: [last] })
  expect(kept.map(({ value }) => value.kind === 'number' && value.number.value)).toEqual([1450])
})
