import { expect, test } from 'vitest'
import { FigureSheet } from '#advisor/grounding/figures.ts'
import { emptySnapshot } from '#advisor/testing/memory.ts'
import { mindedAs } from '#advisor/testing/minded.ts'
import { sumRecord } from '#advisor/testing/sum-records.ts'
import { tellWhich } from './judge-sum.ts'

const lease = { lease: ['money', 1_480_000] } as const
const half = sumRecord('lease-or-buy', {}, lease, { id: 's1' })
const both = sumRecord(
  'lease-or-buy',
  {},
  { ...lease, buy: ['money', 1_610_000], difference: ['money', 130_000] },
  { id: 's2' },
)

test('which is better of a sum that weighs both, once its price is told', () => {
  const text = 'so which'
  const sums = [half, both]
  const judging = {
    minded: mindedAs(text, []),
    text,
    snapshot: emptySnapshot(),
    sums,
    sheet: new FigureSheet(),
  }
  expect(tellWhich(judging, [both, half], sums)).toEqual({ told: null, again: both })
})
