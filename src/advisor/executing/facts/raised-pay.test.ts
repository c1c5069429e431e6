import { expect, test } from 'vitest'
import type { Hearing } from '#advisor/advisor.ts'
import type { Fact } from '#advisor/facts.ts'
import { snapshotWith } from '#advisor/planning/testing/rows.ts'
import { withRaise } from './raised-pay.ts'

const date = '2026-11-01'
const snapshot = snapshotWith({
  income: [
    { id: 1, source: "Wife's pay", amount: 450_000, date },
    { id: 2, source: 'County', amount: 500_000, date },
  ],
})
snapshot.profile.income = 11_400_000

const kept = (text: string) =>
  withRaise([], { text, snapshot } as Hearing).map(({ change }) =>
    change.kind === 'income' ? [change.id, change.amount] : change.kind === 'profile' ? change.value : null,
  )

test.each([
  ['i got a raise to 66k', [[2, 550_000], 12_000_000]],
  ['they bumped me to 5,400 a month', [[2, 540_000], 11_880_000]],
  ['my wife got promoted to 60k', [[1, 500_000], 12_000_000]],
])('%s', (text, facts) => expect(kept(text)).toEqual(facts))

test.each([
  'i asked for a raise to 66k',
  'what if i got a raise to 66k?',
  'the rent was raised to 1,900',
  'i got a raise to 130k',
])('nothing is kept of: %s', (text) => expect(kept(text)).toEqual([]))

const told = (text: string, own: number) => {
  const pay = { kind: 'profile', field: 'income', value: 6_600_000 } as const
  const fact: Fact = { change: pay, decision: 'save', quote: text, span: { start: 0, end: text.length } }
  const start = text.indexOf('66k')
  const minded = { numbers: [{ start, end: start + 3, own }] }
  return withRaise([fact], { text, snapshot, minded } as unknown as Hearing)
}

test.each([
  ['my cousin got a raise to 66k', 0.1],
  ['im getting a raise to 66k next month', 0.8],
  ['my raise to 66k starts in march', 0.8],
])('the pay of today stays what it is: %s', (text, own) => expect(told(text, own)).toEqual([]))
