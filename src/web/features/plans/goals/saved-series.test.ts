import { expect, test } from 'vitest'
import type { PlanPast } from '#contract/plan-past.ts'
import { planGoals } from '#finance/goals-plan.ts'
import type { PlanFacts } from '#finance/plan-facts.ts'
import { tableOf } from '#web/charts/series-table.tsx'
import { savedSeries } from './saved-series.ts'

const facts: PlanFacts = {
  today: '2026-06-10',
  debts: [],
  goals: [
    { id: 1, name: 'Trip', currentAmount: 600, targetAmount: 1000 },
    { id: 2, name: 'Bike', currentAmount: 500, targetAmount: 500 },
  ],
  incomes: [],
  profile: { retirementAge: null, retirementGoal: null, investmentRiskTolerance: null },
  known: { 'goals.surplus': 200 },
}
const past: PlanPast = {
  balances: [
    { id: 1, day: '2026-04-30', amount: 100 },
    { id: 2, day: '2026-05-02', amount: 500 },
  ],
  ways: [{ planId: 1, name: 'Slowly', since: '2026-05-10', ids: [1, 2], points: [900, 600, 300, 0] }],
}

test('what was there is solid, what comes dashed, and the followed way counts what should be there', () => {
  const series = savedSeries(planGoals({}, facts), facts, past)
  expect(series.lines).toEqual([
    { label: 'Trip', isForecast: true, past: [100, 100, 600], points: [600, 800, 1000] },
    { label: 'Reached', isForecast: true, past: [0, 500, 500], points: [500, 500, 500] },
    { label: 'Plan: Slowly', isBeside: true, past: [600, 900], points: [900, 1200, 1500] },
  ])
  const { heads, rows } = tableOf(series)
  expect(heads).toEqual(['Month', 'Fact or forecast', 'Trip', 'Reached', 'Plan: Slowly'])
  expect(rows.map((row) => row.slice(0, 3))).toEqual([
    ['Apr 2026', 'Fact', '$1.00'],
    ['May 2026', 'Fact', '$1.00'],
    ['Jun 2026', 'Fact', '$6.00'],
    ['Jul 2026', 'Forecast', '$8.00'],
    ['Aug 2026', 'Forecast', '$10.00'],
  ])
})

test('the way of a plan about a goal that is gone, or of fewer goals, is not shown', () => {
  const linesWith = (ids: number[]) =>
    savedSeries(planGoals({}, facts), facts, {
      ...past,
      ways: past.ways.map((way) => ({ ...way, ids })),
    }).lines.map(({ label }) => label)
  expect(linesWith([1, 2, 3])).toEqual(['Trip'])
  expect(linesWith([2])).toEqual(['Trip'])
})
