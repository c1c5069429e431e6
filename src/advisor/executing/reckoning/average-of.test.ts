import { expect, test } from 'vitest'
import { FigureSheet } from '#advisor/grounding/figures.ts'
import { emptySnapshot } from '#advisor/testing/memory.ts'
import { mindedAs } from '#advisor/testing/minded.ts'
import { execute } from '#advisor/executing/execute.ts'

function averageIn(text: string): number | null {
  const minded = mindedAs(text, ['sum-of'])
  const { made } = execute({ minded, text, snapshot: emptySnapshot(), sums: [], sheet: new FigureSheet() })
  return made[0]?.results['each']?.value ?? null
}

test.each([
  ['$2.83 an hour. tips the last 4 weeks: $632, $540, $745, $583. whats my avg week of tips', 62_500],
  ["Jan 2,100, Feb 5,400, March 3,000, and April 1,500. What's my average month?", 300_000],
  ["The last five years were 88k, 141k, 23k, minus 12k, and 67k. What's the average?", 6_140_000],
])('%s', (text, average) => {
  expect(averageIn(text)).toBe(average)
})

test.each([
  'the average ticket is $11.40, $12 or $13. what do i sell?',
  'is $632, $540 and $745 a lot?',
  'my average is $632',
  '$180, $95 and $240: total and average?',
])('%s: no average is asked for', (text) => {
  expect(averageIn(text)).toBeNull()
})
