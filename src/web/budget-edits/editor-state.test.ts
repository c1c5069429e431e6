import { describe, expect, test } from 'vitest'
import type { Budget } from '#contract/budget.ts'
import type { FinancialProfile } from '#contract/profile.ts'
import {
  adoptEdits,
  buildSave,
  putRow,
  receiveAnswer,
  receiveProfile,
  removeRow,
  removeSampleRows,
  seedEditor,
  shouldSaveOnLeaving,
  shownLists,
} from './editor-state.ts'
import { hasEdits } from './merge-lists.ts'

const profile = (version: number, otherData: Partial<Budget> | null): FinancialProfile => ({
  version,
  income: null,
  incomeBasis: null,
  takeHome: null,
  expenses: null,
  savings: null,
  debt: null,
  investmentRiskTolerance: null,
  retirementGoal: null,
  retirementAge: null,
  financialGoals: null,
  sources: {},
  otherData: otherData && { version, ...otherData },
})
const rent = { id: 1, category: 'Rent', amount: 120_000, date: '2025-01-01' }
const stored = (version = 3, expenseItems = [rent]) =>
  profile(version, { expenseItems, incomeItems: [], financialGoalItems: [] })

describe('what is shown first', () => {
  test('without otherData the sample, every row marked', () => {
    const { lists, isStored } = seedEditor(profile(0, null))
    expect(lists.expenseItems.map(({ category, amount }) => [category, amount])).toEqual([
      ['Rent', 120_000],
      ['Groceries', 40_000],
      ['Utilities', 15_000],
      ['Entertainment', 10_000],
      ['Transportation', 20_000],
    ])
    const rows = [...lists.expenseItems, ...lists.incomeItems, ...lists.financialGoalItems]
    expect(rows.every((row) => row.sample)).toBe(true)
    expect(isStored).toBe(false)
  })

  test('with otherData but no goals list, the three default goals', () => {
    const { lists } = seedEditor(profile(1, { expenseItems: [], incomeItems: [] }))
    expect(lists.expenseItems).toEqual([])
    expect(lists.financialGoalItems.map((goal) => goal.name)).toEqual([
      'Emergency Fund',
      'Down Payment for House',
      'Debt Payoff',
    ])
  })
})

describe('leaving the screen', () => {
  test('saves the untouched sample, and not again once it is stored', () => {
    const seeded = seedEditor(profile(0, null))
    expect(shouldSaveOnLeaving(seeded)).toBe(true)
    expect(buildSave(seeded)).toMatchObject({ version: 0, changed: { expenseItems: [] } })
    const after = receiveProfile(seeded, profile(1, { ...seeded.lists }))
    expect(shouldSaveOnLeaving(after)).toBe(false)
  })

  test('does not save when nothing differs, nor when nothing is left', () => {
    const seeded = seedEditor(stored())
    expect(shouldSaveOnLeaving(seeded)).toBe(false)
    expect(shouldSaveOnLeaving(putRow(seeded, 'expenseItems', { ...rent, amount: 1 }))).toBe(true)
    expect(shouldSaveOnLeaving(removeRow(seeded, 'expenseItems', 1))).toBe(false)
  })
})

test('clearing the sample leaves three empty lists but keeps rows of the user’s own', () => {
  const seeded = putRow(seedEditor(profile(0, null)), 'incomeItems', {
    id: 99,
    source: 'Salary',
    amount: 5,
    date: '2025-01-01',
  })
  const { expenseItems, incomeItems, financialGoalItems } = shownLists(removeSampleRows(seeded))
  expect([expenseItems, incomeItems.map(({ id }) => id), financialGoalItems]).toEqual([[], [99], []])
})

test('the sample cleared in another tab disappears here too', () => {
  const cleared = profile(1, { expenseItems: [], incomeItems: [], financialGoalItems: [] })
  const lists = shownLists(receiveProfile(seedEditor(profile(0, null)), cleared))
  expect(Object.values(lists).flat()).toEqual([])
})

test('an answer that comes late does not bring old rows back', () => {
  const seeded = seedEditor(stored(5))
  expect(receiveProfile(seeded, stored(4, []))).toBe(seeded)
})

test('a save sends the version read and the ids changed; its answer leaves nothing to save', () => {
  const edited = removeRow(
    putRow(seedEditor(stored(3, [rent, { ...rent, id: 2 }])), 'expenseItems', { ...rent, amount: 5 }),
    'expenseItems',
    2,
  )
  expect(buildSave(edited)).toEqual({
    otherData: { expenseItems: [{ ...rent, amount: 5 }], incomeItems: [], financialGoalItems: [] },
    version: 3,
    changed: { expenseItems: [1, 2], incomeItems: [], financialGoalItems: [] },
  })
  const answered = receiveAnswer(edited, { ...stored(4, [{ ...rent, amount: 5 }]), conflicts: [] })
  expect(hasEdits(answered.edits)).toBe(false)
})

test('conflicts are told by name, and each only once', () => {
  const edited = putRow(seedEditor(stored(3)), 'expenseItems', { ...rent, amount: 5 })
  const conflict = { list: 'expenseItems', id: 1, reason: 'changed-elsewhere' } as const
  const rebased = receiveProfile(edited, stored(4, [{ ...rent, amount: 7 }]))
  expect(rebased.conflicts).toEqual([{ ...conflict, label: 'Rent' }])
  const answered = receiveAnswer(rebased, { ...stored(5, [{ ...rent, amount: 5 }]), conflicts: [conflict] })
  expect(answered.conflicts).toHaveLength(1)
})

test('edits of an earlier visit go under those of this one', () => {
  const earlier = putRow(seedEditor(stored()), 'expenseItems', { ...rent, amount: 5 }).edits
  const now = putRow(seedEditor(stored()), 'expenseItems', { ...rent, amount: 6 })
  expect(shownLists(adoptEdits(now, earlier)).expenseItems[0]?.amount).toBe(6)
  expect(shownLists(adoptEdits(seedEditor(stored()), earlier)).expenseItems[0]?.amount).toBe(5)
})
