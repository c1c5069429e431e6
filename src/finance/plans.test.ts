import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { payWithExtra } from './extra-payment.ts'
import { chosenDebts, type DebtsPlan, planDebts } from './debts-plan.ts'
import { planGoals } from './goals-plan.ts'
import { planHouse } from './house-plan.ts'
import { listChanges } from './plan-changes.ts'
import { leftOf, trackOf } from './plan-followed.ts'
import { toCents } from './money.ts'
import { simulateRetirement } from './monte-carlo.ts'
import type { PlanFacts, PlanInputs } from './plan-facts.ts'
import { planRetirement, readRetirement, simulationOf, waysToRaise } from './retirement-plan.ts'
import { planSafety } from './safety-plan.ts'

const facts: PlanFacts = {
  today: '2026-03-15',
  debts: [
    owed(1, 'Visa', 6200, 22.9, 130, 'Credit Cards'),
    owed(2, 'Student loan', 9800, 4.8, null, 'Student Loans'),
    owed(3, 'House', 210_000, 6.5, 1400, 'Mortgage'),
  ],
  goals: [
    { id: 1, name: 'Trip', currentAmount: 0, targetAmount: toCents(1200) },
    { id: 2, name: 'Emergency fund', currentAmount: toCents(1000), targetAmount: toCents(9000) },
  ],
  incomes: [
    { name: 'Salary', amount: toCents(4000) },
    { name: 'Tutoring', amount: toCents(500) },
  ],
  profile: { retirementAge: 65, retirementGoal: null, investmentRiskTolerance: null },
  known: {
    'house.income': toCents(7000),
    'house.debts': toCents(130),
    'house.rate': 6.5,
    'house.months': 360,
    'house.taxShare': 1.1,
    'house.insuranceShare': 0.5,
    'house.downShare': 20,
    'house.rent': toCents(1650),
    'house.stay': 84,
    'house.growth': 3,
    'goals.surplus': toCents(600),
    'retirement.age': 36,
    'retirement.retirementAge': 67,
    'retirement.savings': toCents(38_000),
    'retirement.monthly': toCents(500),
    'retirement.goal': toCents(900_000),
    'safety.savings': toCents(14_000),
    'safety.expenses': toCents(3500),
    'safety.months': 6,
    'safety.monthly': toCents(600),
  },
}

function owed(
  id: number,
  name: string,
  amount: number,
  interestRate: number,
  minimum: number | null,
  category: PlanFacts['debts'][number]['category'],
) {
  const minimumPayment = minimum === null ? null : toCents(minimum)
  return { id, name, amount: toCents(amount), interestRate, minimumPayment, category }
}

const monthsOf = ({ ways, way }: DebtsPlan) => {
  const plan = ways[way]
  return plan.paysOff ? plan.months : null
}

describe('debts', () => {
  test('a mortgage is in only when it is chosen', () => {
    expect(chosenDebts({}, facts).map(({ id }) => id)).toEqual([1, 2])
    expect(chosenDebts({ only: '3' }, facts).map(({ id }) => id)).toEqual([3])
    expect(chosenDebts({ only: '' }, facts)).toEqual([])
  })

  test('a minimum that nobody told is assumed, and said to be', () => {
    const { debts, minimums } = planDebts({}, facts)
    expect(debts.map(({ isMinimumGuessed }) => isMinimumGuessed)).toEqual([false, true])
    expect(minimums).toBe(toCents(130 + 39.2 + 98))
  })

  test('more on one card is what paying more on that loan is', () => {
    const plan = planDebts({ only: '1', extra: toCents(300) }, facts)
    const alone = payWithExtra({
      principal: toCents(6200),
      rate: 22.9,
      payment: toCents(130),
      extra: toCents(300),
      once: 0,
    })
    expect([monthsOf(plan), plan.saved.avalanche]).toEqual([
      alone.after.paysOff && alone.after.months,
      alone.interestSaved,
    ])
  })

  test('what never ends says the least that does', () => {
    const plan = planDebts({ only: '1', monthly: toCents(100), 'min.1': 0 }, facts)
    expect([monthsOf(plan), plan.least]).toEqual([null, toCents(118.32) + 1])
    expect(monthsOf(planDebts({ only: '1', monthly: plan.least ?? 0, 'min.1': 0 }, facts))).not.toBeNull()
  })

  test('a transfer and one new loan change what is owed, with their fees', () => {
    const moved = planDebts({ move: 1, extra: toCents(300) }, facts)
    expect([moved.fees, moved.debts[0]?.amount]).toEqual([toCents(186), toCents(6386)])
    const joined = planDebts({ join: '1,2', joinRate: 10, joinMonths: 48, joinFee: 2 }, facts)
    expect(joined.debts.map(({ id, amount }) => [id, amount])).toEqual([[0, toCents(16_320)]])
    expect(monthsOf(joined)).toBe(48)
  })

  test('an order of one’s own, and a lump that is paid today', () => {
    const plan = planDebts({ order: 'own', own: '2,1', lump: toCents(9800), extra: toCents(50) }, facts)
    expect(plan.debts.map(({ amount }) => amount)).toEqual([toCents(6200), 0])
  })
})

describe('a house', () => {
  test('without a price is the one that fits', () => {
    const plan = planHouse({}, facts)
    expect(plan?.isPriceFitted).toBe(true)
    const fits = plan?.income?.fits ?? 0
    expect(plan?.price).toBe(Math.floor(fits / 10_000) * 10_000)
    expect(plan?.mortgageInsurance).toBe(0)
    expect(plan?.cost.total).toBeLessThanOrEqual(toCents(1960))
    expect(plan?.income?.housingShare).toBeCloseTo(28, 1)
  })

  test('with little down has mortgage insurance, unless told otherwise', () => {
    expect(planHouse({ price: toCents(300_000), down: toCents(15_000) }, facts)?.mortgageInsurance).toBe(0.5)
    expect(planHouse({ price: toCents(300_000), down: 0, pmi: 0 }, facts)?.cost.mortgageInsurance).toBe(0)
  })

  test('is nothing without a price or an income', () => {
    expect(planHouse({}, { ...facts, known: {} })).toBeNull()
    expect(planHouse({ price: 0 }, facts)).toBeNull()
  })
})

describe('goals', () => {
  test('a date gives the amount and takes its part first', () => {
    const plan = planGoals({ 'by.1': '2026-07' }, facts)
    expect(plan.goals.map(({ name, monthly, months }) => [name, monthly, months])).toEqual([
      ['Emergency fund', toCents(300), 16],
      ['Trip', toCents(300), 4],
    ])
    expect(plan.goals[1]?.pace?.onPace).toBe(true)
  })

  test('an amount gives the date, and too much is said to be', () => {
    const plan = planGoals({ 'monthly.1': toCents(400), 'by.2': '2026-09' }, facts)
    expect([plan.asked, plan.left]).toEqual([toCents(400) + 133_334, toCents(200) - 133_334])
    expect(plan.goals.map(({ monthly }) => monthly)).toEqual([toCents(600), 0])
  })

  test('a date that is over asks for nothing and says so', () => {
    expect(planGoals({ 'by.1': '2025-01' }, facts).goals[1]).toMatchObject({ isOverdue: true, wanted: null })
  })

  test('a goal can be tried out', () => {
    const plan = planGoals({ 'target.0': toCents(5000), name: 'Car' }, facts)
    expect(plan.goals.map(({ name }) => name)).toEqual(['Emergency fund', 'Trip', 'Car'])
  })
})

describe('retirement', () => {
  const terms = readRetirement({}, facts)!

  test('p50 meets the line as volatility goes to zero, and the same seed gives the same band', () => {
    const { projected } = planRetirement(terms)
    const gaps = [12, 4, 1, 0].map((volatility) => {
      const assumption = { ...terms.assumption, volatility }
      const { atRetirement } = simulateRetirement({ ...simulationOf({ ...terms, assumption }), paths: 500 })
      return Math.abs(atRetirement.p50 - projected) / projected
    })
    expect(gaps.toSorted((a, b) => b - a)).toEqual(gaps)
    expect(gaps.at(-1)).toBeLessThan(1e-6)
    const input = { ...simulationOf(terms), paths: 200 }
    expect(simulateRetirement(input)).toEqual(simulateRetirement(input))
  })

  test('each way of raising the chance does not lower it', () => {
    const chance = (one: typeof terms) =>
      simulateRetirement({ ...simulationOf(one), paths: 500 }).chanceOfTarget ?? 0
    for (const way of waysToRaise(terms)) expect(chance(way.terms)).toBeGreaterThanOrEqual(chance(terms))
  })

  test('a pension makes the money last longer', () => {
    const helped = readRetirement({ benefit: toCents(2000), claimAge: 70 }, facts)!
    const [without, withPension] = [terms, helped].map(
      (one) => simulateRetirement({ ...simulationOf(one), paths: 400 }).chanceOfLasting ?? 0,
    )
    expect(withPension).toBeGreaterThan(without ?? 100)
    expect(planRetirement(helped).claims.map(({ benefit }) => benefit)).toEqual(
      [1400, 2000, 2480].map(toCents),
    )
  })

  test('past the age of retirement begins today, and nothing wanted is no goal', () => {
    const terms = readRetirement({ age: 68, retirementAge: 60, claimAge: 70, benefit: 1000, goal: 0 }, facts)
    expect(terms).toMatchObject({ goal: null, spending: 0 })
    expect(terms && simulationOf(terms)).toMatchObject({
      months: 0,
      retirement: { income: { fromMonth: 24 } },
    })
  })

  test('is nothing without an age', () => {
    expect(readRetirement({}, { ...facts, known: {} })).toBeNull()
  })
})

test('a cushion with and without each income', () => {
  const plan = planSafety({}, facts)
  expect(plan).toMatchObject({
    covered: 4,
    target: toCents(21_000),
    shortfall: toCents(7000),
    monthsToBuild: 12,
  })
  expect(plan?.lost).toEqual([
    { name: 'Salary', gap: toCents(3000), months: 14 / 3 },
    { name: 'Tutoring', gap: 0, months: null },
    { name: null, gap: toCents(3500), months: 4 },
  ])
})

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

/** Everything that could stand in an address: zero, negative, enormous, and nothing at all. */
test('no input of any plan gives NaN or an endless loop', () => {
  const number = fc.oneof(
    fc.constantFrom(0, -1, 1, 100, 1e14, -1e14, 0.001),
    fc.integer({ min: -1000, max: 1e9 }),
  )
  const names = [
    'monthly',
    'extra',
    'lump',
    'lumpMonth',
    'move',
    'moveFee',
    'moveRate',
    'moveMonths',
    'joinRate',
    'joinMonths',
    'joinFee',
    'owed.1',
    'rate.1',
    'min.1',
    'price',
    'down',
    'rate',
    'months',
    'tax',
    'insurance',
    'pmi',
    'dues',
    'income',
    'debts',
    'rent',
    'stay',
    'growth',
    'surplus',
    'target.1',
    'current.1',
    'monthly.1',
    'age',
    'retirementAge',
    'savings',
    'goal',
    'return',
    'volatility',
    'spending',
    'years',
    'benefit',
    'claimAge',
    'expenses',
  ]
  const inputs = fc.dictionary(fc.constantFrom(...names), number, { maxKeys: 8 })
  fc.assert(
    fc.property(inputs, fc.boolean(), (changed, isJoined) => {
      const all: PlanInputs = isJoined ? { ...changed, join: '1,2' } : changed
      const terms = readRetirement(all, facts)
      const made = [
        planDebts(all, facts),
        planHouse(all, facts),
        planGoals(all, facts),
        planSafety(all, facts),
        terms && [planRetirement(terms), simulateRetirement({ ...simulationOf(terms), paths: 2 })],
      ]
      expect(JSON.stringify(made, (_, value) => (Number.isNaN(value) ? 'NaN' : value))).not.toContain('"NaN"')
    }),
    { numRuns: 60 },
  )
})
