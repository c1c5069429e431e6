import { expect, test } from 'vitest'
import type { Fact } from '#advisor/facts.ts'
import { owing, snapshotWith } from '#advisor/planning/testing/rows.ts'
import { sumRecord } from '#advisor/testing/sum-records.ts'
import { withoutOther } from './other-one.ts'

const snapshot = snapshotWith({ liabilities: [owing(1, 'Visa', 3300, 22, 90)] })
const last = sumRecord(
  'payoff-time',
  { balance: ['money', 330_000], payment: ['money', 20_000] },
  { months: ['months', 20] },
)
const fact = (text: string): Fact => ({
  change: { kind: 'liability', id: 1, name: 'Visa', amount: 510_000, category: 'Credit Cards' },
  decision: 'save',
  quote: text,
  span: { start: 0, end: text.length },
})

test('what is owed on the other one is not owed on the first', () => {
  const kept = (text: string) => withoutOther([fact(text)], text, [last], snapshot).length
  expect(kept('the other one is at 5,100 and 19%')).toBe(0)
  expect(kept('the visa went up to 5,100')).toBe(1)
  expect(kept('the other card, the visa, is at 5,100')).toBe(1)
})
