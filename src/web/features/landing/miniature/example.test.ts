import { expect, test } from 'vitest'
import { example } from './example.ts'

test('the figures of the landing page are the ones a bank would arrive at', () => {
  // 3,800 at 22.9 % a year, a twelfth each month, paid with 150 and with 400.
  expect([example.now.months, example.plan.months]).toEqual([35, 11])
  expect([example.interestNow, example.interestPlanned, example.saved]).toEqual([
    '$1,441.73',
    '$433.50',
    '$1,008.23',
  ])
  expect(example.left).toBe('$650')
  expect(example.plan.schedule[0]).toMatchObject({ interest: 7252, principal: 32_748, balance: 347_252 })
})
