import { expect, test } from 'vitest'
import type { Snapshot } from '#advisor/snapshot.ts'
import { emptySnapshot } from '#advisor/testing/memory.ts'
import { mindedAs } from '#advisor/testing/minded.ts'
import { FigureSheet } from '#advisor/grounding/figures.ts'
import { execute } from './execute.ts'

const snapshot = { ...emptySnapshot(), birthYear: Number(emptySnapshot().today.slice(0, 4)) - 31 }

function monthsOf(text: string, known: Snapshot = snapshot): number | undefined {
  const minded = mindedAs(text, ['growth'], ['contribution', 'rate', 'months'])
  const { made } = execute({ minded, text, snapshot: known, sums: [], sheet: new FigureSheet() })
  return made[0]?.inputs['months']?.value
}

test.each([
  ['100 a month in a roth at 7% til 65', 34 * 12],
  ["$100 a month at 7% until I'm 67", 36 * 12],
  ['$100 a month at 7% for 60 months', 60],
  ['$100 a month at 7% till 40', 9 * 12],
  ['$100 a month at 7% over 30', 30 * 12],
])('%s: %d months', (text, months) => expect(monthsOf(text)).toBe(months))

test.each([
  ['100 a month at 7% from 22 to 61', 39 * 12],
  ['100 a month at 7% from age 25 until 55', 30 * 12],
])('an age to begin at, of whomever: %s', (text, months) => {
  const minded = mindedAs(text, ['growth'], ['contribution', 'rate', '', 'months'])
  const { made } = execute({ minded, text, snapshot: emptySnapshot(), sums: [], sheet: new FigureSheet() })
  expect(made[0]?.inputs['months']?.value).toBe(months)
})

test('whose age is not known is not guessed at', () => {
  expect(monthsOf('100 a month in a roth at 7% til 65', emptySnapshot())).not.toBe(34 * 12)
})
