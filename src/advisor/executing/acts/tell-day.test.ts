import { expect, test } from 'vitest'
import type { SumRecord } from '#advisor/figures/sum-record.ts'
import { FigureSheet } from '#advisor/grounding/figures.ts'
import { readText } from '#advisor/grounding/print.ts'
import { unknownPerson } from '#advisor/talk/testing/turns.ts'
import { mindedAs } from '#advisor/testing/minded.ts'
import { tellDay } from './tell-day.ts'

const months = {
  label: 'Months',
  unit: 'months',
  value: 44,
  source: { kind: 'formula', formula: '', inputs: [] },
}
const sum = (results: object) =>
  ({ id: 's1', kind: 'payoff-time', inputs: {}, results, rows: {} }) as unknown as SumRecord

const tell = (text: string, sums: readonly SumRecord[]) => {
  const snapshot = { ...unknownPerson, today: '2026-11-17' }
  const told = tellDay({ text, sums, snapshot, sheet: new FigureSheet(), minded: mindedAs(text, []) })
  return told && told.answer.map((sentence) => readText(sentence)).join(' ')
}

test.each(['what month is that', 'ok so which year is that?', 'and when is that'])('%s', (text) => {
  expect(tell(text, [sum({ months })])).toBe('July 2030, 44 months from now.')
})

test('nothing without a time, or where something else is asked', () => {
  expect(tell('what month is that', [sum({})])).toBeNull()
  expect(tell('what month should i pay it', [])).toBeNull()
  expect(tell('when is that due and how much is it at 300', [sum({ months })])).toBeNull()
})
