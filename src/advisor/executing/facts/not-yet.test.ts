import { expect, test } from 'vitest'
import type { Fact } from '#advisor/facts.ts'
import { withoutLater, withoutSupposedBefore } from './not-yet.ts'

const left = (text: string, id: number | null) => {
  const change = { kind: 'expense', id, name: 'Rent', amount: 175_000 } as const
  const fact: Fact = { change, decision: 'save', quote: text, span: { start: 0, end: text.length } }
  return withoutLater([fact], text).length
}

test.each([
  'my rent is going to 1,750 in march',
  'rent goes up to 1,750 next year',
  'rent will be 1,750 from June',
])('what comes later changes no row of today: %s', (text) => {
  expect(left(text, 1)).toBe(0)
  expect(left(text, null)).toBe(1)
})

test.each(['my rent went to 1,750 in march', 'rent is 1,750 now', "I'm going to pay 1,750 rent"])(
  'what holds today is stored: %s',
  (text) => expect(left(text, 1)).toBe(1),
)

test.each([
  ["i'm getting a raise to 56k in january", 0],
  ['my salary goes up to 56k next year', 0],
  ["i'll make 56k starting in may", 0],
  ['i got a raise to 56k in january', 1],
  ['i make 56k, rent goes up in may', 1],
])('pay that comes later is none of today: %s', (text, count) => {
  const change = { kind: 'profile', field: 'income', value: 5_600_000 } as const
  const fact: Fact = { change, decision: 'save', quote: text, span: { start: 0, end: text.length } }
  expect(withoutLater([fact], text)).toHaveLength(count)
})

test('what was supposed of pay before is no pay of today', () => {
  const text = '690 a week is my pay, not the card'
  const change = { kind: 'profile', field: 'income', value: 3_588_000 } as const
  const fact: Fact = { change, decision: 'save', quote: text, span: { start: 0, end: text.length } }
  const kept = (heard: string, said = text) => withoutSupposedBefore([fact], said, heard).length
  expect(kept('what happens if they cut the overtime, check drops to like 690')).toBe(0)
  expect(kept('my check is 690')).toBe(1)
  expect(kept('what if my check drops to 690', 'so my pay is 690 a week now')).toBe(1)
})
