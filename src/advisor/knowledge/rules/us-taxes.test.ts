import { describe, expect, test } from 'vitest'
import {
  gainTax,
  marginalRate,
  payrollTax,
  standardDeduction,
  type TaxYear,
  taxYears,
} from '#finance/us-taxes.ts'
import { incomeTax } from './income-tax.ts'
import { taxesPaid } from './taxes-paid.ts'

const statuses = ['single', 'joint', 'head'] as const
const valueOf = (id: string, year: TaxYear) =>
  [...incomeTax, ...taxesPaid].find((rule) => rule.id === id && rule.year === year)?.value ?? Number.NaN

// What is told and what is computed come from two tables: they must not drift apart.
describe.each(taxYears)('%d', (year) => {
  test.each(statuses)('brackets and deduction, %s', (status) => {
    for (const rate of [12, 22, 24, 32, 35, 37]) {
      const start = valueOf(`bracket-${rate}-${status}`, year)
      expect(marginalRate(start, { year, status })).toBe(rate)
      expect(marginalRate(start - 1, { year, status })).toBeLessThan(rate)
    }
    expect(standardDeduction({ year, status })).toBe(valueOf(`standard-deduction-${status}`, year))
  })
  test.each(statuses)('gains, %s', (status) => {
    const rateAt = (gain: number) =>
      gainTax({ gain, taxable: 0, gross: 0, isLong: true }, { year, status }).rate
    const free = valueOf(`gains-free-${status}`, year)
    const top = valueOf(`gains-top-${status}`, year)
    expect([free, free + 1, top, top + 1].map(rateAt)).toEqual([0, 15, 15, 20])
  })
  test('the wage base', () => {
    const base = valueOf('wage-base', year)
    const taxOn = (wages: number) => payrollTax(wages, { year, status: 'single' }).socialSecurity
    expect(taxOn(base - 100)).toBeLessThan(taxOn(base))
    expect(taxOn(base + 100_000)).toBe(taxOn(base))
  })
})
