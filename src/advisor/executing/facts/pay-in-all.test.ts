import { expect, test } from 'vitest'
import type { Change, Fact } from '#advisor/facts.ts'
import { readMessage } from '#advisor/understanding/reading/reading.ts'
import { withKnownPay } from './pay-in-all.ts'

const text = 'she gets 500 a week for 26 weeks'
const factOf = (change: Change): Fact => ({
  change,
  decision: 'save',
  quote: text,
  span: { start: 0, end: text.length },
})
const [total, mine, hers, rent] = [
  factOf({ kind: 'profile', field: 'income', value: 8_000_000 }),
  // Twenty-six an hour comes to as much: the weeks are no wage.
  factOf({ kind: 'income', id: null, name: 'My pay', amount: 450_000 }),
  factOf({ kind: 'income', id: null, name: 'Her pay', amount: 216_667 }),
  factOf({ kind: 'expense', id: null, name: 'Rent', amount: 90_000 }),
] as const
const facts = [total, mine, hers, rent]

test('pay that was told before is kept with the new one and their sum, or none of them', () => {
  const reading = readMessage(text)
  expect(withKnownPay(facts, [total, hers], reading)).toEqual([total, mine, hers])
  expect(withKnownPay(facts, [total, mine, rent], reading)).toEqual([rent])
})

test('sources that are all new are left to others', () =>
  expect(withKnownPay([total, hers], [hers], readMessage(text))).toEqual([hers]))
