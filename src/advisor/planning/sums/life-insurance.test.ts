import { describe, expect, test } from 'vitest'
import { snapshotWith } from '#advisor/planning/testing/rows.ts'
import { findFault, workOut } from '#advisor/planning/testing/work-out.ts'
import { lifeInsurance } from './life-insurance.ts'

describe('life insurance', () => {
  test('ten times the pay, or what is said', () => {
    const { answer, results } = workOut(lifeInsurance, { income: 7_080_000 })
    expect(results.need).toBe(70_800_000)
    expect(answer).toBe('Roughly $708,000 of term life: 10 years of your $70,800 a year.')
    const more = { income: 6_000_000, years: 180, debts: 20_000_000, children: 2, savings: 5_000_000 }
    expect(workOut(lifeInsurance, more).results.need).toBe(90_000_000 + 20_000_000 + 20_000_000 - 5_000_000)
  })
  test('savings that cover it', () => {
    const { answer } = workOut(lifeInsurance, { income: 100_000, savings: 90_000_000 })
    expect(answer).toBe('Your savings already cover it, so you may not need any.')
  })
  test('anything within bounds is sound', () => expect(findFault(lifeInsurance)).toBeNull())
})

test('a multiple of pay that is named is told by itself before what else is needed', () => {
  const ask = (children: number, text: string) =>
    workOut(lifeInsurance, { income: 6_000_000, children }, { text }).answer
  expect(ask(1, 'how much cover with a kid, going by ten times pay')).toMatch(
    /^\$600,000 by that rule, or roughly \$700,000 of term life/,
  )
  expect(ask(1, 'how much cover with a kid')).toMatch(/^Roughly \$700,000/)
  expect(ask(0, 'how much cover, 10x')).toMatch(/^Roughly \$600,000/)
})

test('of two pays the own one is replaced, unless both are meant', () => {
  const pay = (id: number, source: string, amount: number) => ({ id, source, amount, date: '' })
  const snapshot = snapshotWith({ income: [pay(1, 'Salary', 500_000), pay(2, 'Wife’s pay', 300_000)] })
  const needFor = (text: string) => {
    const stored = lifeInsurance.inputs['income']?.stored?.({ snapshot, text } as never)
    return stored?.value
  }
  expect(needFor('how much cover should i get')).toBe(6_000_000)
  expect(needFor('how much cover do we need')).toBe(9_600_000)
})
