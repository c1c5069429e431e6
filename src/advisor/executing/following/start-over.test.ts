import { expect, test } from 'vitest'
import { bare } from '#advisor/executing/bare-action.ts'
import { asInputs, figureOf } from '#advisor/executing/of-sum.ts'
import type { SumRecord } from '#advisor/figures/sum-record.ts'
import { sumRecord } from '#advisor/testing/sum-records.ts'
import { startOver } from './start-over.ts'

const sumUsed = (intent: string, slot: string, name: string, text: string, sums: readonly SumRecord[]) => {
  const [first] = sums
  if (!first) throw new Error('A sum to begin with')
  const action = { ...bare(intent), inputs: asInputs({ [slot]: figureOf(first, name) }) }
  const value = startOver(action, sums, /\bfirst\b/.test(text))[0]?.value
  return value?.kind === 'figure' ? value.sum : null
}

const downs = [6_000_000, 3_000_000].map((down, at) =>
  sumRecord(
    'down-payment',
    {},
    { down: ['money', down] },
    { id: `s${at + 1}`, ...(at > 0 && { from: 's1' }) },
  ),
)

test.each([
  ['and the payment with that?', 's2'],
  ['and the payment with the first one?', 's1'],
  ['what would the payment be', 's2'],
])('what was changed since stays changed, unless the words go back: %s', (text, sum) =>
  expect(sumUsed('house-payment', 'down', 'down', text, downs)).toBe(sum),
)

const plan = (id: string, savings: number, age: number, from?: string) =>
  sumRecord(
    'retirement-projection',
    { savings: ['money', savings], monthly: ['money', 100], retirementAge: ['age', age] },
    { value: ['money', 9] },
    { id, ...(from !== undefined && { from }) },
  )
const lasts = (text: string, ...sums: SumRecord[]) =>
  sumUsed('nest-egg-life', 'portfolio', 'value', text, sums)

test('what a plan comes to is what it came to when it was last changed', () =>
  expect(lasts('how long will the money hold', plan('s1', 500, 67), plan('s2', 500, 62, 's1'))).toBe('s2'))

test('a plan that is gone back to, or one for other money, stays what it was', () => {
  expect(lasts('and the first one, how long', plan('s1', 500, 67), plan('s2', 500, 62, 's1'))).toBe('s1')
  expect(lasts('how long will the money hold', plan('s1', 500, 67), plan('s2', 80, 62))).toBe('s1')
})

test('what it will have grown to is not there yet for what is to be saved from now on', () => {
  const action = {
    ...bare('retirement-need'),
    inputs: asInputs({ savings: figureOf(plan('s1', 500, 67), 'value') }),
  }
  const [savings] = startOver(action, [plan('s1', 500, 67)], false)
  expect(savings?.value).toEqual({ kind: 'figure', sum: 's1', name: 'savings' })
})
