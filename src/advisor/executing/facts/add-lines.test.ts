import { expect, test } from 'vitest'
import type { Fact } from '#advisor/facts.ts'
import { mindedAs } from '#advisor/testing/minded.ts'
import { addLines } from './add-lines.ts'
import { rent } from '#advisor/executing/testing/left-of.ts'

const list = 'Rent 1,900\nGym: 45\nhe pays 30 for it'

test('lines of a list that only the mind has read are costs, too', () => {
  const meant = [1, 2, 3].map(() => ({ own: 1, what: 'expense' as const }))
  const told: Fact = { change: rent, decision: 'save', quote: 'Rent 1,900', span: { start: 0, end: 10 } }
  const facts = addLines([told], mindedAs(list, ['tell'], meant), list)
  expect(facts.map(({ change, quote }) => ({ change, quote }))).toEqual([
    { change: rent, quote: 'Rent 1,900' },
    { change: { kind: 'expense', id: null, name: 'Gym', amount: 4500 }, quote: 'Gym: 45' },
  ])
})

test('lines of which the mind is unsure are not', () => {
  const meant = [1, 2, 3].map(() => ({ own: 0.8, what: 'expense' as const }))
  expect(addLines([], mindedAs(list, ['tell'], meant), list)).toEqual([])
})
