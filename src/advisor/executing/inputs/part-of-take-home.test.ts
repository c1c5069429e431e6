import { expect, test } from 'vitest'
import { bare } from '#advisor/executing/bare-action.ts'
import { asking } from '#advisor/executing/testing/made-sum.ts'
import { runSum } from '#advisor/executing/run-sum.ts'
import { readText } from '#advisor/grounding/print.ts'
import type { Action } from '#advisor/minding/minded.ts'
import { earning, snapshotWith, spending } from '#advisor/planning/testing/rows.ts'
import type { Snapshot } from '#advisor/snapshot.ts'

const hers = { kind: 'row', row: { list: 'incomeItems', id: 2, name: 'Her pay' } } as const
const action: Action = { ...bare('what-if'), inputs: [{ slot: 'lessIncome', value: hers }] }
const income = [earning(1, 'My pay', 6000), earning(2, 'Her pay', 4000)]

function quits(known: Partial<Snapshot>) {
  const snapshot = snapshotWith({ income, expenses: [spending(1, 'Rent', 2000)], ...known })
  const made = runSum({ ...asking('what-if', 'what if she quits', [], { snapshot }), action }, 's1')
  if (made.kind !== 'made') throw new Error('Asks for more')
  return { left: made.record.results['left']?.value, said: made.worked.answer.map(readText).join(' ') }
}
const profile = { ...snapshotWith({}).profile, income: 12_000_000 }

test('of take-home pay of both goes the part that a pay before tax has in it', () => {
  const { left, said } = quits({ profile, takeHome: { amount: 750_000, isAside: false } })
  // 7,500 less four tenths of it, less the rent.
  expect(left).toBe(250_000)
  expect(said).toContain('share of what comes home')
})

test('pay that is brought home goes as it is', () => {
  const { left, said } = quits({})
  expect(left).toBe(400_000)
  expect(said).not.toContain('share of what comes home')
})
