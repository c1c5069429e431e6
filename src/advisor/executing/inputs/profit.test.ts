import { expect, test } from 'vitest'
import { FigureSheet } from '#advisor/grounding/figures.ts'
import { emptySnapshot } from '#advisor/testing/memory.ts'
import { type Meant, mindedAs } from '#advisor/testing/minded.ts'
import { execute } from '#advisor/executing/execute.ts'

function resultOf(text: string, intent: string, meant: readonly Meant[], result: string): number | undefined {
  const minded = mindedAs(text, [intent], meant)
  const { made } = execute({ minded, text, snapshot: emptySnapshot(), sums: [], sheet: new FigureSheet() })
  return made[0]?.results[result]?.value
}

test('a profit is what came in less what it cost, whichever was said first', () => {
  const meant = ['take', 'amount']
  const [after, before] = [
    'costs $291,500, billed $412,000. profit?',
    'billed $412,000, costs $291,500. profit?',
  ]
  expect(resultOf(after, 'difference', meant, 'difference')).toBe(12_050_000)
  expect(resultOf(before, 'difference', meant, 'difference')).toBe(12_050_000)
})

test('what is left may still be less than nothing', () => {
  expect(resultOf('$400 in, $500 out. what is left', 'difference', ['amount', 'take'], 'difference')).toBe(
    -10_000,
  )
})

test('a margin is what the cost leaves of the price', () => {
  const text = 'A loaf costs me $2.15 and I sell it for $7.50. What is my margin in percent?'
  expect(resultOf(text, 'share', ['part', 'whole'], 'percent')).toBeCloseTo(71.33, 1)
  const share = 'A loaf costs me $2.15 and I sell it for $7.50. What part is flour?'
  expect(resultOf(share, 'share', ['part', 'whole'], 'percent')).toBeCloseTo(28.67, 1)
})
