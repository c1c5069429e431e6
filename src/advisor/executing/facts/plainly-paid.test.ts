import { expect, test } from 'vitest'
import type { Fact } from '#advisor/facts.ts'
import { withPlainlyPaid } from './plainly-paid.ts'

const cost = (amount: number): Fact => ({
  change: { kind: 'expense', id: null, name: 'Student loan', amount },
  decision: 'save',
  quote: '',
  span: { start: 0, end: 1 },
})

test.each([
  'we also pay 180 a month on the student loan',
  'i owe 11k on the student loan and pay 180 a month on it',
  'student loan is 11k, paying 180 a month',
])('%s', (text) => expect(withPlainlyPaid([], [cost(18_000)], text)).toHaveLength(1))

test.each([
  'what if i pay 180 a month on the student loan',
  'i could pay 180 a month on the student loan',
  'i pay 90 a month and the loan is 180 behind',
])('not plainly paid: %s', (text) => expect(withPlainlyPaid([], [cost(18_000)], text)).toEqual([]))
