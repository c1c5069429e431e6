import { expect, test } from 'vitest'
import type { PlanPast } from '#contract/plan-past.ts'
import { planDebts } from '#finance/debts-plan.ts'
import type { PlanFacts, PlanInputs } from '#finance/plan-facts.ts'
import { layOutSeries } from '#web/charts/lay-out-series.ts'
import { owedSeries, owedTable } from './owed-series.ts'

const owed = (id: number, name: string, amount: number) => ({
  id,
  name,
  amount,
  interestRate: 0,
  minimumPayment: 100,
  category: 'Credit Cards' as const,
})
const facts: PlanFacts = {
  today: '2026-06-10',
  debts: [owed(1, 'Visa', 3000), owed(2, 'Store card', 0)],
  goals: [],
  incomes: [],
  profile: { retirementAge: null, retirementGoal: null, investmentRiskTolerance: null },
  known: {},
}
const past: PlanPast = {
  balances: [
    { id: 1, day: '2026-04-02', amount: 5000 },
    { id: 2, day: '2026-04-03', amount: 700 },
    { id: 1, day: '2026-05-20', amount: 4000 },
    { id: 2, day: '2026-05-21', amount: 0 },
  ],
  ways: [{ planId: 1, name: 'Free', since: '2026-05-01', ids: [1, 2], points: [5700, 4700, 3700] }],
}
const inputs: PlanInputs = { monthly: 1500 }
const made = planDebts(inputs, facts)

test('what was owed is solid up to today; the forecast begins there, with the followed way beside both', () => {
  const series = owedSeries({ made, inputs, facts, past })
  expect(series.lines).toEqual([
    { label: 'Visa', isForecast: true, past: [5000, 4000, 3000], points: [3000, 1500, 0] },
    { label: 'Paid off or combined', past: [700, 0, 0], points: [] },
    { label: 'Plan: Free', isBeside: true, past: [5700, 4700], points: [4700, 3700] },
  ])
  const { now, pasts, places } = layOutSeries(series, 500, 224)
  expect(now?.step).toBe(2)
  expect(pasts[0]?.at(-1)).toEqual(places[0]?.[0])
})

test('the table has both, and says which is which', () => {
  const { heads, rows } = owedTable(made, owedSeries({ made, inputs, facts, past }))
  const names = ['Visa', 'Paid off or combined', 'Left', 'Plan: Free']
  expect(heads).toEqual(['Month', 'Fact or forecast', 'Interest', 'Paid', ...names])
  expect(rows).toEqual([
    ['Apr 2026', 'Fact', '', '', '$50.00', '$7.00', '$57.00', ''],
    ['May 2026', 'Fact', '', '', '$40.00', '$0.00', '$40.00', '$57.00'],
    ['Jun 2026', 'Fact', '', '', '$30.00', '$0.00', '$30.00', '$47.00'],
    ['Jul 2026', 'Forecast', '$0.00', '$15.00', '$15.00', '', '$15.00', '$37.00'],
    ['Aug 2026', 'Forecast', '$0.00', '$15.00', '$0.00', '', '$0.00', ''],
  ])
})

test('a what-if changes what is to come and nothing of what was', () => {
  const lump = { ...inputs, lump: 1000 }
  const [visa] = owedSeries({ made: planDebts(lump, facts), inputs: lump, facts, past }).lines
  expect([visa?.past, visa?.points[0]]).toEqual([[5000, 4000, 3000], 2000])
})

test('without a past there is a forecast alone, as before', () => {
  const nothing = { balances: [{ id: 1, day: '2026-06-01', amount: 3000 }], ways: [] }
  const series = owedSeries({ made, inputs, facts, past: nothing })
  expect(series.lines).toEqual([{ label: 'Visa', isForecast: true, points: [3000, 1500, 0] }])
  expect(owedTable(made, series).rows.map(([month]) => month)).toEqual(['Jul 2026', 'Aug 2026'])
})
