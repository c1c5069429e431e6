import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { riskTolerances } from '#contract/profile.ts'
import { incomeBases } from '#finance/household.ts'
import { MAX_CENTS } from '#finance/money.ts'
import { changesOf, readForm, toForm } from './profile-form.ts'

const nothing = {
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
}
const emptyForm = toForm(nothing)

describe('reading the form', () => {
  test('empty fields are null', () => {
    expect(Object.values(emptyForm)).toEqual(Array.from({ length: 10 }, () => ''))
    expect(readForm(emptyForm).values).toEqual(nothing)
    expect(readForm({ ...emptyForm, income: '  ', financialGoals: ' ' }).values).toEqual(nothing)
  })

  test('amounts are decimals in any usual way of writing, the age a whole number', () => {
    const form = {
      ...emptyForm,
      income: '85000.50',
      expenses: '$3,200',
      retirementAge: '67',
      investmentRiskTolerance: 'medium',
      financialGoals: ' A house, a boat ',
    }
    expect(readForm(form).values).toEqual({
      ...nothing,
      income: 8_500_050,
      expenses: 320_000,
      retirementAge: 67,
      investmentRiskTolerance: 'medium',
      financialGoals: 'A house, a boat',
    })
  })

  test.each([
    ['income', '-5', 'Income must be a number, 0 or higher'],
    ['expenses', 'abc', 'Expenses must be a number, 0 or higher'],
    ['savings', '1,23', 'Savings must be a number, 0 or higher'],
    ['debt', '1e5', 'Debt must be a number, 0 or higher'],
    ['retirementGoal', 'NaN', 'Retirement goal must be a number, 0 or higher'],
    ['retirementAge', '67.5', 'Retirement age must be a whole number from 1 to 100'],
    ['retirementAge', '0', 'Retirement age must be a whole number from 1 to 100'],
    ['retirementAge', '101', 'Retirement age must be a whole number from 1 to 100'],
    ['financialGoals', 'a'.repeat(2001), 'Please use at most 2000 characters'],
  ])('%s: %s is refused', (field, text, message) => {
    expect(readForm({ ...emptyForm, [field]: text })).toEqual({
      values: null,
      problems: { [field]: message },
    })
  })

  test('whatever is stored comes back unchanged', () => {
    const money = fc.option(fc.integer({ min: 0, max: MAX_CENTS }))
    const stored = fc.record({
      income: money,
      incomeBasis: fc.option(fc.constantFrom(...incomeBases)),
      takeHome: money,
      expenses: money,
      savings: money,
      debt: money,
      investmentRiskTolerance: fc.option(fc.constantFrom(...riskTolerances)),
      retirementGoal: money,
      retirementAge: fc.option(fc.integer({ min: 1, max: 100 })),
      financialGoals: fc.option(fc.constantFrom('A house', 'A house, a boat')),
    })
    fc.assert(
      fc.property(stored, (values) => {
        expect(readForm(toForm(values)).values).toEqual(values)
      }),
    )
  })
})

describe('what is sent', () => {
  test('nothing when nothing differs', () => {
    expect(changesOf(nothing, nothing)).toEqual({})
  })

  test('an emptied number is null, an empty one that was empty is absent', () => {
    const known = { ...nothing, income: 100, debt: 0 }
    expect(changesOf({ ...nothing, debt: 0, savings: 5 }, known)).toEqual({ income: null, savings: 5 })
  })
})
