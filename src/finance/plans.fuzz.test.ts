import fc from 'fast-check'
import { expect, test } from 'vitest'
import { planDebts } from './debts-plan.ts'
import { planGoals } from './goals-plan.ts'
import { planHouse } from './house-plan.ts'
import { simulateRetirement } from './monte-carlo.ts'
import type { PlanInputs } from './plan-facts.ts'
import { planRetirement, readRetirement, simulationOf } from './retirement-plan.ts'
import { planSafety } from './safety-plan.ts'
import { planFacts as facts } from './testing/plan-facts.ts'

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
