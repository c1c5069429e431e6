import { expect, test } from 'vitest'
import { freshDialogue } from '#advisor/dialogue.ts'
import type { Fact } from '#advisor/facts.ts'
import { hearNumbers } from '#advisor/reading/heard.ts'
import { readNumbers } from '#advisor/reading/numbers.ts'
import { emptySnapshot } from '#advisor/testing/memory.ts'
import { hearPay } from './hear-pay.ts'

/** What a message sets right of pay of so many dollars a year that the message before told. */
function setRight(heard: string, income: number, text: string) {
  const snapshot = emptySnapshot()
  snapshot.profile.income = income * 100
  const change = { kind: 'profile', field: 'income', value: income * 100 } as const
  const told: Fact = { change, decision: 'save', quote: heard, span: { start: 0, end: heard.length } }
  const numbers = hearNumbers(heard, readNumbers(heard))
  const dialogue = { ...freshDialogue, heard, focus: [told], numbers }
  return hearPay([], { text, snapshot, dialogue, minded: null }).map(({ change: kept, quote }) => [
    kept.kind === 'profile' ? kept.value : null,
    quote,
  ])
}

test.each(['no, thats before taxes', "that's gross btw", 'its after taxes', 'sorry thats my take home'])(
  'which side of taxes it is: %s',
  (text) => expect(setRight('i earn 3,000 a month', 36_000, text)).toEqual([[3_600_000, text]]),
)

test.each(['what is it after taxes?', 'thats a lot', 'before taxes i was happy'])(
  'no such word: %s',
  (text) => expect(setRight('i earn 3,000 a month', 36_000, text)).toEqual([]),
)

test.each([
  ['sorry its 34 hours not 32', 3_182_400],
  ['they cut me to 28 hours', 2_620_800],
  ['back to 40 hrs a week', 3_744_000],
])('other hours of the same wage: %s', (text, year) =>
  expect(setRight('18 an hour, 32 hours a week', 29_952, text)[0]?.[0]).toBe(year),
)

test.each(['what if they cut me to 28 hours', 'i sleep 6 hours', 'i might go down to 30 hours'])(
  'no hours of today: %s',
  (text) => expect(setRight('18 an hour, 32 hours a week', 29_952, text)).toEqual([]),
)
