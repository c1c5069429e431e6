import { describe, expect, test } from 'vitest'
import { payWithExtra } from './extra-payment.ts'
import { chosenDebts, type DebtsPlan, planDebts } from './debts-plan.ts'
import { planGoals } from './goals-plan.ts'
import { planHouse } from './house-plan.ts'
import { toCents } from './money.ts'
import { simulateRetirement } from './monte-carlo.ts'
import { planRetirement, readRetirement, simulationOf, waysToRaise } from './retirement-plan.ts'
import { planSafety } from './safety-plan.ts'
import { planFacts as facts } from './testing/plan-facts.ts'

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
