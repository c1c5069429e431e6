import { expect, test } from 'vitest'
import { byProfile, byRow, byWords } from '#advisor/grounding/figures.ts'
import type { Action } from '#advisor/minding/minded.ts'
import { findSum } from '#advisor/planning/sums/all-sums.ts'
import { mindedAs } from '#advisor/testing/minded.ts'
import { leaveSavings } from './not-for-it.ts'
import type { Valued } from '#advisor/planning/to-value.ts'

const saved: Action['inputs'][number] = {
  slot: 'current',
  value: { kind: 'row', row: { list: 'savings', id: 0, name: 'Savings' } },
}

const inputsOf = (text: string, slots: string[]) =>
  mindedAs(text, ['goal-time'], slots, { inputs: [saved] }).readings[0]?.actions[0]?.inputs ?? []

const money = (value: number, source = byWords('')): Valued => ({ value, unit: 'money', source })

function startOf(text: string, slots: string[], target: number, current: Valued): number | undefined {
  const sum = findSum('goal-time')
  if (!sum) throw new Error('There is no such sum')
  const given = new Map([
    ['target', money(target)],
    ['current', current],
  ])
  leaveSavings(given, sum, inputsOf(text, slots))
  return given.get('current')?.value
}

const ofProfile = money(900_000, byProfile('savings'))
const ofGoal = money(900_000, byRow('financialGoalItems', { id: 1, name: 'Trip' }))

test('savings that cover a goal by themselves are for something else', () =>
  expect(startOf('6,000 for a trip', ['target'], 600_000, ofProfile)).toBe(0))

test.each<[string, string[], number, Valued]>([
  ['20,000 for a car', ['target'], 2_000_000, ofProfile],
  ['I want 6,000 and have 9,000', ['target', 'current'], 600_000, ofProfile],
  ['6,000 for the trip', ['target'], 600_000, ofGoal],
])('they count where they are a part, are named with it, or are its own: %s', (...asked) =>
  expect(startOf(...asked)).toBe(900_000),
)
