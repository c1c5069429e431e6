import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { HIGH_INTEREST_RATE } from './health-checks.ts'
import type { HealthSnapshot } from './health-snapshot.ts'
import { checkHealth, type HealthReport } from './health.ts'
import { toCents } from './money.ts'

const healthy: HealthSnapshot = {
  monthlyIncome: toCents(6000),
  monthlyExpenses: toCents(4000),
  cash: toCents(30_000),
  assets: [{ value: toCents(250_000) }],
  debts: [{ name: 'Mortgage', amount: toCents(150_000), interestRate: 4, minimumPayment: toCents(900) }],
  goals: [],
  age: 40,
  retirementAge: 67,
  retirementSavings: toCents(400_000),
  retirementContribution: toCents(1500),
}
const codes = ({ steps, later }: HealthReport) => [...steps, ...later].map((step) => step.code)
const check = (changes: HealthSnapshot) => checkHealth({ ...healthy, ...changes })

describe('a healthy household', () => {
  test('has nothing to do', () => {
    expect(checkHealth(healthy)).toEqual({
      steps: [],
      later: [],
      figures: {
        savingsRate: (2000 * 100) / 6000,
        monthsCovered: 7.5,
        netWorth: toCents(100_000),
        monthlyInterest: toCents(500),
        averageInterestRate: 4,
      },
    })
  })
})

describe('each step brings its figures', () => {
  test('negative cash flow', () => {
    const { steps } = check({ monthlyExpenses: toCents(6400), cash: toCents(60_000), retirementGoal: 0 })
    expect(steps).toEqual([
      {
        code: 'negative-cash-flow',
        priority: 1,
        urgency: 'now',
        figures: { income: toCents(6000), expenses: toCents(6400), deficit: toCents(400) },
      },
    ])
  })

  test('one month of expenses, then three', () => {
    const { steps } = check({ cash: toCents(1000) })
    expect(steps.map((step) => step.code)).toEqual(['one-month-buffer', 'emergency-fund-3'])
    expect(steps[0]?.figures).toEqual({
      cash: toCents(1000),
      monthsCovered: 0.25,
      targetMonths: 1,
      target: toCents(4000),
      shortfall: toCents(3000),
      monthsToBuild: 2,
    })
    expect(steps[1]?.figures).toMatchObject({
      target: toCents(12_000),
      shortfall: toCents(11_000),
      monthsToBuild: 6,
    })
  })

  test('six months only after three', () => {
    expect(codes(check({ cash: toCents(11_999) }))).toEqual(['emergency-fund-3'])
    expect(codes(check({ cash: toCents(12_000) }))).toEqual(['emergency-fund-6'])
    expect(codes(check({ cash: toCents(24_000) }))).toEqual([])
    expect(codes(check({ cash: toCents(-50) }))).toEqual(['one-month-buffer', 'emergency-fund-3'])
  })

  test('high-interest debt, the highest rate first', () => {
    const debts = [
      { name: 'Store card', amount: toCents(900), interestRate: 8 },
      { name: 'Visa', amount: toCents(6200), interestRate: 22.9, minimumPayment: toCents(130) },
      { name: 'Car loan', amount: toCents(9000), interestRate: 7.99 },
      { name: 'Old card', amount: 0, interestRate: 29 },
    ]
    expect(HIGH_INTEREST_RATE).toBe(8)
    expect(check({ debts }).steps).toEqual([
      {
        code: 'high-interest-debt',
        priority: 1,
        urgency: 'now',
        figures: {
          count: 2,
          balance: toCents(7100),
          monthlyInterest: toCents(118.32 + 6),
          first: { name: 'Visa', amount: toCents(6200), interestRate: 22.9 },
          monthsToPayOff: 4,
        },
      },
    ])
  })

  test('debt without a surplus has no end in sight', () => {
    const debts = [{ name: 'Visa', amount: toCents(6200), interestRate: 22.9 }]
    const { steps } = check({
      debts,
      monthlyExpenses: toCents(6000),
      cash: toCents(60_000),
      retirementGoal: 0,
    })
    expect(steps[0]).toMatchObject({ code: 'high-interest-debt', figures: { monthsToPayOff: null } })
  })

  test('employer match', () => {
    const tiers = [{ matchPercent: 50, ofNextPercent: 6 }]
    const match = { salary: toCents(72_000), contributionPercent: 4, tiers }
    expect(check({ match }).steps[0]).toMatchObject({
      code: 'employer-match',
      figures: { earned: toCents(1440), missed: toCents(720), fullMatchPercent: 6 },
    })
    expect(codes(check({ match: { ...match, contributionPercent: 6 } }))).toEqual([])
  })

  test('savings rate', () => {
    const { steps } = check({ monthlyExpenses: toCents(4900) })
    expect(steps[0]).toMatchObject({
      code: 'savings-rate',
      figures: { targetRate: 20, target: toCents(1200), gap: toCents(100) },
    })
    expect(codes(check({ monthlyIncome: 0, monthlyExpenses: 0 }))).toEqual([])
  })

  test('retirement gap, by the goal named or by the 4% rule', () => {
    expect(check({ retirementSavings: 0 }).steps[0]).toMatchObject({
      code: 'retirement-gap',
      figures: { needed: toCents(1_200_000), months: 324, realReturn: 4 },
    })
    expect(codes(check({ retirementGoal: toCents(5_000_000) }))).toEqual(['retirement-gap'])
    expect(codes(check({ retirementGoal: toCents(500_000) }))).toEqual([])
    const careful = check({ retirementSavings: 0, riskTolerance: 'low' }).steps[0]
    expect(careful?.figures).toMatchObject({ realReturn: 2 })
  })

  test('the goal nearest to its target', () => {
    const goals = [
      { name: 'House', currentAmount: toCents(12_500), targetAmount: toCents(50_000) },
      { name: 'Fund', currentAmount: toCents(6500), targetAmount: toCents(10_000) },
      { name: 'Done', currentAmount: toCents(100), targetAmount: toCents(100) },
    ]
    expect(check({ goals }).steps[0]).toEqual({
      code: 'goal',
      priority: 1,
      urgency: 'later',
      figures: { name: 'Fund', remaining: toCents(3500), progress: 65, months: 2 },
    })
  })
})

describe('order', () => {
  test('everything wrong at once: three steps now, the rest later', () => {
    const report = check({
      monthlyExpenses: toCents(6500),
      cash: toCents(500),
      debts: [{ name: 'Visa', amount: toCents(6200), interestRate: 22.9, minimumPayment: toCents(130) }],
      match: {
        salary: toCents(72_000),
        contributionPercent: 0,
        tiers: [{ matchPercent: 100, ofNextPercent: 3 }],
      },
      retirementSavings: 0,
      goals: [{ name: 'House', currentAmount: 0, targetAmount: toCents(50_000) }],
      age: null,
    })
    expect(report.steps.map((step) => step.code)).toEqual([
      'negative-cash-flow',
      'one-month-buffer',
      'employer-match',
    ])
    expect(report.later.map((step) => step.code)).toEqual([
      'high-interest-debt',
      'emergency-fund-3',
      'goal',
      'missing-data',
    ])
    expect([...report.steps, ...report.later].map((step) => step.priority)).toEqual([1, 2, 3, 4, 5, 6, 7])
  })

  test('the essentials are asked for first', () => {
    const report = checkHealth({ debts: [{ name: 'Visa', amount: 5000, interestRate: 22.9 }] })
    expect(codes(report)).toEqual(['missing-data', 'high-interest-debt'])
    expect(report.steps[0]?.figures).toEqual({
      fields: [
        'monthlyIncome',
        'monthlyExpenses',
        'cash',
        'age',
        'retirementAge',
        'retirementSavings',
        'retirementContribution',
      ],
    })
  })

  test('nothing known is one step: tell me', () => {
    const report = checkHealth({})
    expect(codes(report)).toEqual(['missing-data'])
    expect(Object.values(report.figures)).toEqual([null, null, null, null, null])
  })
})

test('any mixture of known and unknown gives finite figures and no step twice', () => {
  const amount = fc.option(fc.integer({ min: 0, max: 1e14 }))
  const debt = fc.record({
    name: fc.string(),
    amount: fc.integer({ min: 0, max: 1e14 }),
    interestRate: fc.double({ min: 0, max: 100, noNaN: true }),
    minimumPayment: amount,
  })
  const snapshot = fc.record(
    {
      monthlyIncome: amount,
      monthlyExpenses: amount,
      cash: amount,
      debts: fc.option(fc.array(debt, { maxLength: 3 })),
      age: fc.option(fc.integer({ min: 0, max: 120 })),
      retirementAge: fc.option(fc.integer({ min: 1, max: 100 })),
      retirementSavings: amount,
      retirementContribution: amount,
      retirementGoal: amount,
    },
    { requiredKeys: [] },
  )
  fc.assert(
    fc.property(snapshot, (facts) => {
      const report = checkHealth(facts)
      expect(
        JSON.stringify(report, (_, value: unknown) =>
          Number.isNaN(value) || value === Infinity ? 'bad' : value,
        ),
      ).not.toContain('"bad"')
      expect(new Set(codes(report)).size).toBe(codes(report).length)
      expect(report.steps.length).toBeLessThanOrEqual(3)
    }),
  )
})
