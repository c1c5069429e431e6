import { expect, test } from 'vitest'
import type { Hearing } from '#advisor/advisor.ts'
import type { Change, Fact } from '#advisor/facts.ts'
import { emptySnapshot } from '#advisor/testing/memory.ts'
import { withRestOfLumps } from './of-a-lump.ts'

const card = (name: string, amount: number, id: number | null = null) =>
  ({ kind: 'liability', id, name, amount, category: 'Credit Cards' }) as const

function added(name: string, text: string, ...told: Change[]) {
  const snapshot = emptySnapshot()
  const row = { ...card(name, 2_300_000), id: 1, interestRate: 0, minimumPayment: null, notes: null }
  snapshot.liabilities = [{ ...row, updatedAt: '2026-11-01T00:00:00.000Z' }]
  const facts = told.map((change): Fact => ({
    change,
    decision: 'save',
    quote: '',
    span: { start: 0, end: 1 },
  }))
  return withRestOfLumps(facts, { text, snapshot } as Hearing)
    .slice(told.length)
    .map(({ change }) => change)
}

const removal = { kind: 'removal', from: 'liability', id: 1, name: 'Credit cards' } as const

test('cards that come to what was told in one sum take its place', () => {
  const told = [card('Chase', 1_200_000), card('Citi', 1_100_000)]
  expect(added('Credit cards', 'chase 12,000 and citi 11,000', ...told)).toEqual([removal])
})

test('of a part the rest stays', () =>
  expect(added('Credit cards', 'the chase is 9,000', card('Chase', 900_000))).toEqual([
    card('Credit cards', 1_400_000, 1),
  ]))

test('what comes on top, is set right already or is beside a single card takes nothing from it', () => {
  const chase = card('Chase', 900_000)
  expect(added('Credit cards', 'I also have a chase, 9,000', chase)).toEqual([])
  expect(added('Credit cards', 'chase 9,000', chase, removal)).toEqual([])
  expect(added('Credit cards', 'chase 9,000', chase, card('Credit cards', 1_400_000, 1))).toEqual([])
  expect(added('Card', 'chase 9,000', chase)).toEqual([])
  expect(added('Credit cards', 'chase 25,000', card('Chase', 2_500_000))).toEqual([])
})
