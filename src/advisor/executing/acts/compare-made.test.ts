import { expect, test } from 'vitest'
import { FigureSheet } from '#advisor/grounding/figures.ts'
import { readText } from '#advisor/grounding/print.ts'
import { sumRecord } from '#advisor/testing/sum-records.ts'
import { addMade, compareMade } from './compare-made.ts'

const costs = [
  sumRecord('interest-cost', {}, { month: ['money', 12_000], year: ['money', 144_000] }),
  sumRecord('interest-cost', {}, { month: ['money', 5000], year: ['money', 60_000] }),
]
const said = (text: string) => {
  const asked = { text, sheet: new FigureSheet() }
  return (addMade(costs, asked) ?? compareMade(costs, asked))?.answer
    .map((words) => readText(words))
    .join(' ')
}

test('what several debts cost is added up where they are asked for together', () => {
  expect(said('what do those cost me a year in interest')).toBe('$2,040 a year in all: $1,440 and $600.')
  expect(said('what do both cost me a month')).toBe('$170 a month in all: $120 and $50.')
})
