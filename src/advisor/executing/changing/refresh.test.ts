import { describe, expect, test } from 'vitest'
import { FigureSheet } from '#advisor/grounding/figures.ts'
import type { SumRecord } from '#advisor/figures/sum-record.ts'
import { findSum } from '#advisor/planning/sums/all-sums.ts'
import type { Snapshot } from '#advisor/snapshot.ts'
import { fullSnapshot } from '#advisor/talk/testing/turns.ts'
import { bare } from '#advisor/executing/bare-action.ts'
import { refreshSums } from './refresh.ts'
import { runSum } from '#advisor/executing/run-sum.ts'

function payoff(text: string, snapshot: Snapshot, from: SumRecord | null = null): SumRecord {
  const sum = findSum('payoff-time')
  if (!sum) throw new Error('There is no such sum')
  const sheet = new FigureSheet()
  const asked = { text, numbers: [], sums: [], from, snapshot }
  return runSum({ ...asked, sum, action: bare(sum.name), sheet }, 's1').record
}

const visaPayoff = () => payoff('when is the Visa gone?', fullSnapshot)

const refreshed = (snapshot: Snapshot) => refreshSums([visaPayoff()], snapshot, new FigureSheet())[0]

test('a sum of what has not changed stays as it is', () =>
  expect(refreshed(fullSnapshot)).toEqual(visaPayoff()))

test('a sum of what has changed since is made again under its name', () => {
  const liabilities = fullSnapshot.liabilities.map((debt) => ({ ...debt, amount: 100_000 }))
  const now = refreshed({ ...fullSnapshot, liabilities })
  expect(now).toMatchObject({ id: 's1', inputs: { balance: { value: 100_000 } } })
  expect(now?.results['months']?.value).toBeLessThan(visaPayoff().results['months']?.value ?? 0)
})

test('a sum whose row is gone lacks what it rested on', () =>
  expect(refreshed({ ...fullSnapshot, liabilities: [] })).toMatchObject({ missing: 'balance', results: {} }))

test('a sum whose debt is gone, which nobody asks for, stays as it was told', () => {
  const sum = findSum('equity')
  if (!sum) throw new Error('There is no such sum')
  const sheet = new FigureSheet()
  const house = {
    id: 9,
    name: 'House',
    category: 'Real Estate',
    value: 54_000_000,
    notes: null,
    updatedAt: '',
  }
  const loan = { ...fullSnapshot.liabilities[0]!, id: 9, name: 'House', category: 'Mortgage' as const }
  const snapshot = {
    ...fullSnapshot,
    assets: [house as never],
    liabilities: [{ ...loan, amount: 29_800_000 }],
  }
  const asked = { text: 'how much equity in the house', numbers: [], sums: [], from: null, snapshot }
  const { record } = runSum({ ...asked, sum, action: bare(sum.name), sheet }, 's1')
  expect(record.results['equity']?.value).toBe(24_200_000)
  const [now] = refreshSums([record], { ...snapshot, liabilities: [] }, sheet)
  expect(now?.results['equity']?.value).toBe(24_200_000)
})

test('what is there of a goal is not taken for what is wanted', () => {
  const sum = findSum('goal-time')
  const [goal] = fullSnapshot.goals
  if (!sum || !goal) throw new Error('There is no such sum or goal')
  const fresh = { ...goal, name: 'Travel', currentAmount: 0, targetAmount: 300_000 }
  const snapshot = { ...fullSnapshot, goals: [fresh] }
  const asked = { text: 'when do i have the travel goal', numbers: [], sums: [], from: null, snapshot }
  const { record } = runSum({ ...asked, sum, action: bare(sum.name), sheet: new FigureSheet() }, 's1')
  expect(record.inputs['current']?.source.kind).toBe('row')
  const [now] = refreshSums([record], snapshot, new FigureSheet())
  expect(now?.inputs['current']?.value).toBe(0)
  expect(now).toEqual(record)
})

describe('several debts that were counted as one', () => {
  const [visa] = fullSnapshot.liabilities
  if (!visa) throw new Error('There is no debt')
  const liabilities = [visa, { ...visa, id: 8, name: 'Chase', amount: 500_000, interestRate: 19 }]
  const snapshot = { ...fullSnapshot, liabilities }
  const both = payoff('when are the Visa and the Chase gone?', snapshot)

  test('stay one', () => {
    expect(both).toMatchObject({ rows: { debt: 3, debts: [3, 8] }, inputs: { balance: { value: 820_000 } } })
    expect(refreshSums([both], snapshot, new FigureSheet())).toEqual([both])
  })

  test('stay one when one of them has changed', () => {
    const less = { ...snapshot, liabilities: liabilities.map((debt) => ({ ...debt, amount: 200_000 })) }
    const [now] = refreshSums([both], less, new FigureSheet())
    expect(now).toMatchObject({ inputs: { balance: { value: 400_000 }, rate: { value: 22 } } })
  })

  test('do not lend their balance to one of them', () =>
    expect(payoff('and the Visa alone?', snapshot, both)).toMatchObject({
      rows: { debt: 3 },
      inputs: { balance: { value: 320_000 }, rate: { value: 24.99 } },
    }))

  test('stay one in a sum that goes on from it', () =>
    expect(payoff('and with more?', snapshot, both)).toMatchObject({
      rows: { debts: [3, 8] },
      inputs: { balance: { value: 820_000 } },
    }))
})

test('rows that were added up are added up anew', () => {
  const sum = findSum('budget-summary')!
  const made = (snapshot: Snapshot) =>
    runSum(
      {
        text: 'whats left',
        numbers: [],
        sums: [],
        from: null,
        snapshot,
        sum,
        action: bare(sum.name),
        sheet: new FigureSheet(),
      },
      's1',
    ).record
  const rows = ['Rent', 'Food'].map((category, at) => ({
    id: at + 1,
    category,
    amount: 90_000,
    date: '2026-11-01',
  }))
  const before = { ...fullSnapshot, expenses: rows, profile: { ...fullSnapshot.profile, expenses: null } }
  const then = {
    ...before,
    expenses: [...rows, { id: 3, category: 'Gym', amount: 6000, date: '2026-11-02' }],
  }
  expect(refreshSums([made(before)], then, new FigureSheet())[0]?.inputs['expenses']?.value).toBe(186_000)
})
