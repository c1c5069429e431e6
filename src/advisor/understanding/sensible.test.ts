import { expect, test } from 'vitest'
import type { Fact } from '#advisor/facts.ts'
import { talk } from '#advisor/testing/memory.ts'
import { isAbsurdToAsk } from './sensible.ts'

const cost = (amount: number, decision: Fact['decision']): Fact => ({
  change: { kind: 'expense', id: null, name: 'School', amount },
  decision,
  quote: 'school',
  span: { start: 0, end: 6 },
})

test('nobody is asked whether they pay a fortune each month for one thing', () => {
  expect(isAbsurdToAsk(cost(4_800_000, 'ask'))).toBe(true)
  expect(isAbsurdToAsk(cost(90_000, 'ask'))).toBe(false)
  expect(isAbsurdToAsk(cost(4_800_000, 'save'))).toBe(false)
})

test("a job that one's wife has is told by its pay", () => {
  const { income } = talk(['I make 6,500 a month', 'my wife has a regular job, 48k']).snapshot.profile
  expect(income).toBe(12_600_000)
})
