import { expect, test } from 'vitest'
import type { FigureSource } from '#contract/figures.ts'
import type { SumRecord } from '#advisor/figures/sum-record.ts'
import type { Value } from '#advisor/minding/minded.ts'
import { snapshotWith } from '#advisor/planning/testing/rows.ts'
import { readNumbers } from '#advisor/reading/numbers.ts'
import { sumRecord } from '#advisor/testing/sum-records.ts'
import { keptSince } from './kept-since.ts'

const date = '2026-11-01'
const snapshot = snapshotWith({ expenses: [{ id: 1, category: 'Gym', amount: 5500, date }] })
const made = sumRecord('budget-summary', { expenses: ['money', 205_500] }, {})
const source: FigureSource = {
  kind: 'formula',
  formula: 'all expense rows of your budget added up',
  inputs: [],
}
const ofRows: SumRecord = { ...made, inputs: { expenses: { ...made.inputs['expenses']!, source } } }

function added(text: string, from = ofRows) {
  const inputs = readNumbers(text).map((number) => {
    const right: Value = { kind: 'number', number }
    return {
      slot: 'expenses',
      value: { kind: 'operation', operator: 'add', left: { kind: 'before' }, right } as const,
    }
  })
  return keptSince(inputs, from, snapshot).map(({ value }) => value.kind)
}

test('what is kept by now is counted once', () => {
  expect(added('the gym is 55')).toEqual(['before'])
  expect(added('the gym is 55 and 90 more for gas')).toEqual(['operation'])
  expect(added('80 more')).toEqual(['operation'])
  expect(added('the gym is 55', made)).toEqual(['operation'])
})
