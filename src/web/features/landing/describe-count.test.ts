import { expect, test } from 'vitest'
import { describeCount } from './describe-count.ts'

test.each([
  [0, 'Be the first to join'],
  [1, '1+ person already on the waitlist'],
  [2, '2+ people already on the waitlist'],
  [1200, '1200+ people already on the waitlist'],
])('%i reads %s', (count, text) => expect(describeCount(count)).toBe(text))
