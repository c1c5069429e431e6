import { expect, test } from 'vitest'
import { bare } from '#advisor/executing/bare-action.ts'
import { mindedAs } from '#advisor/testing/minded.ts'
import { chooseReading } from './choose-reading.ts'

/** The likelier sum lacks a number, the other one does not. */
function chosen(sure: string, other: string): string | undefined {
  const text = 'when could we have 30,000'
  const readings = [
    { actions: [bare(sure)], score: 0.7 },
    { actions: [bare(other)], score: 0.1 },
  ]
  const minded = { ...mindedAs(text, [sure]), readings }
  const heard = { minded, text, sums: [], today: '2026-11-15' }
  return chooseReading(heard, ({ intent }) => (intent === other ? 'money 1' : null)).actions[0]?.intent
}

test('what a goal lacks is asked for before another sum is guessed at', () => {
  expect(chosen('goal-time', 'independence')).toBe('goal-time')
  expect(chosen('house-payment', 'affordability')).toBe('affordability')
})
