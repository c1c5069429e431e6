import { expect, test } from 'vitest'
import { FigureSheet } from '#advisor/grounding/figures.ts'
import { readText } from '#advisor/grounding/print.ts'
import { sumRecord } from '#advisor/testing/sum-records.ts'
import { tellCovers } from './covers.ts'

const earned = (cents: number) =>
  sumRecord(
    'interest-earned',
    { months: ['months', 12] },
    { interest: ['money', cents], value: ['money', 9_000_000] },
  )
const short = sumRecord(
  'pension-gap',
  {},
  { gap: ['money', 20_000], needed: ['money', 6_000_000] },
  { id: 's2' },
)
const monthly = {
  ...short,
  results: { ...short.results, gap: { ...short.results['gap']!, label: 'Short a month' } },
}
const asked = (question: string, cents: number) =>
  tellCovers(new FigureSheet(), question, [earned(cents), monthly])?.answer.map((words) => readText(words))[0]

test('what one sum brings is held against what another lacks, by the same period', () => {
  // 3,000 a year are 250 a month.
  expect(asked('does the interest cover that?', 300_000)).toBe(
    'Yes: $250 a month covers the $200, with $50 to spare.',
  )
  expect(asked('will my interest alone pay for it', 120_000)).toBe(
    'No: $100 a month is $100 less than the $200 that it takes.',
  )
})

test('nothing is held against it that no sum has by that name', () => {
  expect(asked('would my aunt cover it', 300_000)).toBeUndefined()
  expect(asked('is the interest high', 300_000)).toBeUndefined()
})

test('what a debt costs covers nothing, and what is paid on it is needed', () => {
  const debt = sumRecord(
    'payoff-time',
    { payment: ['money', 20_000] },
    { months: ['months', 30], interest: ['money', 90_000] },
    { id: 's2' },
  )
  const told = tellCovers(new FigureSheet(), 'would the interest cover the payment', [earned(120_000), debt])
  expect(readText(told?.answer[0] ?? [])).toBe('No: $100 a month is $100 less than the $200 that it takes.')
})
