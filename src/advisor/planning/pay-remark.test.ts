import { describe, expect, test } from 'vitest'
import { FigureSheet } from '#advisor/grounding/figures.ts'
import { readText } from '#advisor/grounding/print.ts'
import type { Snapshot } from '#advisor/snapshot.ts'
import { emptySnapshot } from '#advisor/testing/memory.ts'
import { type PayBasis, payBases } from '#finance/household.ts'
import { whence } from './compose.ts'
import { basisOf, basisWords } from './data/pay-basis.ts'
import { affordability } from './sums/house.ts'
import { allSums } from './sums/all-sums.ts'
import { budgetSummary, savingsRate } from './sums/budget.ts'
import { householdOf, trySum } from './testing/try-sum.ts'

/** Pay that only the profile knows, and expenses. */
function paid(basis: PayBasis, income = 8_200_000): Snapshot {
  const empty = emptySnapshot()
  const incomeBasis = basis === 'unsaid' ? null : basis
  return { ...empty, profile: { ...empty.profile, income, expenses: 217_000, incomeBasis } }
}
const remarkOf = (sum: typeof budgetSummary, basis: PayBasis, said = {}) =>
  trySum(sum, said, { snapshot: paid(basis) }).remarks

describe('stored pay of the other kind is remarked on', () => {
  test.each([budgetSummary, savingsRate])('where a sum goes by take-home pay', (sum) => {
    expect(remarkOf(sum, 'gross')).toEqual(['That counts your pay before tax; you take home less.'])
    expect(remarkOf(sum, 'unsaid')).toEqual(['If that pay is before tax, you take home less.'])
    expect(remarkOf(sum, 'net')).toEqual([])
  })

  test('where it goes by pay before tax', () => {
    expect(remarkOf(affordability, 'gross')).toEqual([])
    expect(remarkOf(affordability, 'unsaid')).toEqual(['I took your pay as before tax.'])
    expect(remarkOf(affordability, 'net')).toEqual([
      'I used your take-home pay, though this goes by pay before tax.',
    ])
  })

  test('but not where the question says the pay, nor where rows are take-home pay', () => {
    expect(remarkOf(budgetSummary, 'gross', { income: 500_000 })).toEqual([])
    const income = [{ id: 1, source: 'Pay', amount: 510_000, date: '2026-01-15' }]
    expect(trySum(budgetSummary, {}, { snapshot: { ...paid('gross'), income } }).remarks).toEqual([])
  })

  test('rows that come to the profile’s pay are that pay, source by source', () => {
    const income = ['My pay', 'Her pay'].map((source, id) => ({
      id,
      source,
      amount: 400_000,
      date: '2026-01-15',
    }))
    const snapshot = { ...paid('unsaid', 9_600_000), income }
    expect(trySum(budgetSummary, {}, { snapshot }).remarks).toEqual([
      'If that pay is before tax, you take home less.',
    ])
  })
})

test.each(payBases)('every sum that takes %s pay from the household names it in the working', (basis) => {
  const household = householdOf({ snapshot: paid(basis) })
  const better = householdOf({ snapshot: paid(basis, 9_000_000) })
  const taken = allSums.flatMap(({ name, inputs }) =>
    Object.values(inputs).flatMap(({ stored, label }) => {
      const given = stored?.(household)
      // What changes with the pay rests on it.
      return given && given.value !== stored?.(better)?.value ? [{ name, label, given }] : []
    }),
  )
  expect(taken.length).toBeGreaterThan(15)
  for (const { name, label, given } of taken) {
    expect([name, label, basisOf(given.source)]).toEqual([name, label, basis])
    const figure = new FigureSheet().money(label, given.value, given.source)
    expect(readText(whence(figure))).toContain(basisWords[basis])
  }
})
