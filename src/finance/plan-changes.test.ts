import { describe, expect, test } from 'vitest'
import { toCents } from './money.ts'
import { listChanges } from './plan-changes.ts'
import { leftOf, trackOf } from './plan-followed.ts'
import { planFacts as facts } from './testing/plan-facts.ts'

describe('what applying a plan changes', () => {
  test('only what is stored and would be another value, each with both', () => {
    const inputs = { 'rate.1': 22.9, 'min.2': toCents(140), extra: toCents(300), 'rate.9': 3 }
    expect(listChanges('debts', inputs, facts)).toEqual([
      { field: 'minimumPayment', id: 2, name: 'Student loan', from: null, to: toCents(140) },
    ])
    expect(listChanges('retirement', { retirementAge: 65, goal: 100, risk: 'high' }, facts)).toEqual([
      { field: 'retirementGoal', id: null, name: 'Retirement goal', from: null, to: 100 },
      { field: 'investmentRiskTolerance', id: null, name: 'Risk tolerance', from: null, to: 'high' },
    ])
    expect(listChanges('goals', { 'target.1': 5, 'target.0': 7, name: 'Car' }, facts)).toEqual([
      { field: 'targetAmount', id: 1, name: 'Trip', from: toCents(1200), to: 5 },
      { field: 'newGoal', id: null, name: 'Car', from: null, to: 7 },
    ])
  })

  test('a house becomes a goal for its down payment, once', () => {
    const down = { price: toCents(300_000), down: toCents(60_000) }
    const goal = { field: 'newGoal', id: null, name: 'Down payment', from: null, to: toCents(60_000) }
    expect(listChanges('house', down, facts)).toEqual([goal])
    const saving = { id: 4, name: 'down payment', currentAmount: 0, targetAmount: toCents(60_000) }
    expect(listChanges('house', down, { ...facts, goals: [saving] })).toEqual([])
    expect(listChanges('safety', { expenses: 1 }, facts)).toEqual([])
  })
})

test('a plan that is followed is a row of what is left, month by month', () => {
  const debts = trackOf('debts', { only: '1', extra: toCents(300) }, facts)
  expect([debts?.ids, debts?.points[0], debts?.points.at(-1)]).toEqual([[1], toCents(6200), 0])
  const goals = trackOf('goals', {}, facts)
  expect([goals?.points[0], goals?.points[1], goals?.points.at(-1)]).toEqual([
    toCents(9200),
    toCents(8600),
    0,
  ])
  expect(leftOf('debts', debts?.ids ?? [], facts)).toBe(toCents(6200))
  expect(leftOf('goals', [2], facts)).toBe(toCents(8000))
  expect([trackOf('house', {}, facts), trackOf('debts', { monthly: 100 }, facts)]).toEqual([null, null])
})
