import { expect, test } from 'vitest'
import type { Fact } from '#advisor/facts.ts'
import { owing, snapshotWith } from '#advisor/planning/testing/rows.ts'
import { hearNumbers } from '#advisor/reading/heard.ts'
import { readNumbers } from '#advisor/reading/numbers.ts'
import { sumRecord } from '#advisor/testing/sum-records.ts'
import { paidOnOther, withoutOther } from './other-one.ts'

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

test('its payment is the one that was told and not used yet', () => {
  const told = 'i pay 200 on the visa and 260 on the store card, visa is 3,300'
  const heard = hearNumbers(told, readNumbers(told))
  const payment = (text: string) => {
    const [input] = paidOnOther([], text, [last], heard)
    return input?.value.kind === 'number' ? input.value.number.value : null
  }
  expect(payment('the other one has 5,100 left')).toBe(260)
  expect(payment('it has 5,100 left')).toBeNull()
})
