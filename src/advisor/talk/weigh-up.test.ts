import { expect, test } from 'vitest'
import type { RecordedFigure, SumRecord } from '#advisor/figures/sum-record.ts'
import { mindedAs } from '#advisor/testing/minded.ts'
import { respond } from './respond.ts'
import { newTurn, seen } from './testing/turns.ts'
import { isChoosing } from './weigh-up.ts'

const money = (label: string, value: number): RecordedFigure => ({
  label,
  unit: 'money',
  value,
  source: { kind: 'rule', name: 'Said', text: 'As it was said' },
})

const made: SumRecord = {
  id: 's1',
  kind: 'difference',
  inputs: { amount: money('Amount', 520_000), take: money('Less', 410_000) },
  results: { difference: money('Difference', 110_000) },
}

function answer(text: string, intent: string, topics: { id: string; score: number }[] = []) {
  const minded = mindedAs(text, [intent], [], { topics })
  return seen(respond({ ...newTurn(text, { dialogue: { sums: [made] } }), minded }).content)
}

test.each(['should we go for it', 'so which one', 'keep or sell?', 'is it worth the drive', 'stay?'])(
  '%s is a choice',
  (text) => expect(isChoosing(text)).toBe(true),
)

test.each([
  'what should i do with the bonus',
  'how long would it take',
  'what are points',
  'i keep 200 a month',
])('%s is none', (text) => expect(isChoosing(text)).toBe(false))

test('a choice after a sum gets an answer with its condition, and not the usual order of things', () => {
  expect(answer('should we go for it?', 'next')).toMatch(/I'd/)
  expect(answer('should we go for it?', 'know')).toMatch(/I'd/)
})

test('what is known of the choice comes first', () => {
  expect(answer('should we go for it?', 'next', [{ id: 'job-offer', score: 0.4 }])).toMatch(
    /hour of your life/,
  )
})
