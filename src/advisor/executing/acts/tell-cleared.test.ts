import { expect, test } from 'vitest'
import type { SumRecord } from '#advisor/figures/sum-record.ts'
import { FigureSheet } from '#advisor/grounding/figures.ts'
import { readText } from '#advisor/grounding/print.ts'
import { owing, snapshotWith } from '#advisor/planning/testing/rows.ts'
import { mindedAs } from '#advisor/testing/minded.ts'
import { tellCleared } from './tell-cleared.ts'

const source = { kind: 'formula', formula: '', inputs: [] }
const plan = {
  id: 's1',
  kind: 'debt-payoff',
  inputs: {},
  results: {
    months: { label: 'Months until debt-free', unit: 'months', value: 41, source },
    cleared0: { label: 'Chase cleared in month', unit: 'count', value: 9, source },
    cleared1: { label: 'Capital one cleared in month', unit: 'count', value: 41, source },
  },
} as unknown as SumRecord
const snapshot = snapshotWith({
  liabilities: [owing(1, 'Chase', 1900, 27), owing(2, 'Capital one', 8800, 22)],
})

const tell = (text: string, sums: readonly SumRecord[] = [plan]) => {
  const told = tellCleared({ text, sums, snapshot, sheet: new FigureSheet(), minded: mindedAs(text, []) })
  return told && told.answer.map((sentence) => readText(sentence)).join(' ')
}

test.each(['when is the chase one gone', 'how long til chase is paid off?'])('%s', (text) => {
  expect(tell(text)).toBe('In 9 months in this plan, and the last of them is gone after 41 months.')
})

test('the last of them', () => {
  expect(tell('and when is capital one done')).toBe('In 41 months: it’s the last to go in this plan.')
})

test.each(['when is it all gone', 'when is chase gone if i pay 50 more', 'is chase a good bank'])(
  'not %s',
  (text) => expect(tell(text)).toBeNull(),
)
