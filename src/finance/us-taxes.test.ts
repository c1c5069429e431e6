import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { toCents } from './money.ts'
import {
  childTaxCredit,
  filingStatuses,
  gainTax,
  incomeTax,
  incomeTaxOnProfit,
  marginalRate,
  payrollTax,
  selfEmploymentTax,
  standardDeduction,
  taxYearOf,
  taxYears,
} from './us-taxes.ts'

const single = { year: 2026, status: 'single' } as const
const last = { year: 2025, status: 'single' } as const
const joint = { year: 2026, status: 'joint' } as const

describe('income tax', () => {
  test('the tax at the top of each bracket, as the tables of 2025 print it', () => {
    const tops = [11_925, 48_475, 103_350, 197_300, 250_525, 626_350]
    expect(tops.map((top) => incomeTax(toCents(top), last))).toEqual(
      [1192.5, 5578.5, 17_651, 40_199, 57_231, 188_769.75].map(toCents),
    )
    const couples = [23_850, 96_950, 206_700, 394_600, 501_050, 751_600]
    expect(couples.map((top) => incomeTax(toCents(top), { ...last, status: 'joint' }))).toEqual(
      [2385, 11_157, 35_302, 80_398, 114_462, 202_154.5].map(toCents),
    )
  })
  test('the published example: 60,000 of taxable income in 2025', () => {
    expect(incomeTax(toCents(60_000), last)).toBe(toCents(8114))
  })
  test('2026, by hand', () => {
    // 1,240 + 12% of 38,000 + 22% of the rest.
    expect(incomeTax(toCents(87_900), single)).toBe(toCents(1240 + 4560 + 8250))
    expect(incomeTax(toCents(87_900), joint)).toBe(toCents(2480 + 7572))
    expect(marginalRate(toCents(87_900), single)).toBe(22)
    expect(marginalRate(toCents(87_900), joint)).toBe(12)
    expect(marginalRate(toCents(1e6), single)).toBe(37)
    expect(marginalRate(0, single)).toBe(10)
  })
  test('the standard deduction of the year', () => {
    expect(filingStatuses.map((status) => standardDeduction({ year: 2026, status }))).toEqual(
      [16_100, 32_200, 24_150].map(toCents),
    )
    expect(standardDeduction(last)).toBe(toCents(15_750))
  })
  test('more income is never less after tax', () => {
    const filing = fc.record({
      year: fc.constantFrom(...taxYears),
      status: fc.constantFrom(...filingStatuses),
    })
    const amount = fc.integer({ min: 0, max: 200_000_000 })
    fc.assert(
      fc.property(filing, amount, amount, (who, income, more) => {
        const added = incomeTax(income + more, who) - incomeTax(income, who)
        expect(added).toBeGreaterThanOrEqual(0)
        expect(added).toBeLessThanOrEqual(more * 0.37 + 1)
      }),
    )
  })
})

describe('payroll and self-employment tax', () => {
  test('an employee pays 7.65% up to the wage base', () => {
    expect(payrollTax(toCents(100_000), single)).toEqual({
      socialSecurity: toCents(6200),
      medicare: toCents(1450),
      total: toCents(7650),
    })
    expect(payrollTax(toCents(184_500), single).socialSecurity).toBe(toCents(11_439))
    expect(payrollTax(toCents(300_000), last).socialSecurity).toBe(toCents(10_918.2))
    expect(payrollTax(toCents(300_000), single).medicare).toBe(toCents(4350 + 900))
  })
  test('of a profit', () => {
    expect(selfEmploymentTax(toCents(64_000), 2026)).toEqual({
      base: toCents(59_104),
      tax: toCents(9042.91),
      deductible: toCents(4521.46),
    })
    expect(selfEmploymentTax(toCents(80_000), 2026).tax).toBe(toCents(11_303.64))
    expect(selfEmploymentTax(toCents(-5), 2026).tax).toBe(0)
    expect(selfEmploymentTax(toCents(433), 2026).tax).toBe(0)
    expect(selfEmploymentTax(toCents(434), 2026).tax).toBe(toCents(61.32))
  })
  test('beyond the wage base only Medicare is added', () => {
    const low = selfEmploymentTax(toCents(300_000), 2026).tax
    const high = selfEmploymentTax(toCents(310_000), 2026).tax
    expect(high - low).toBe(Math.round(1_000_000 * 0.9235 * 0.029))
  })
  test('income tax on a profit counts the deduction for businesses', () => {
    // 64,000 less 4,521.46 and 15,750 leaves 43,728.54; a fifth of that is deducted as well.
    expect(incomeTaxOnProfit(toCents(64_000), last)).toBe(395_944)
    expect(incomeTaxOnProfit(toCents(500_000), last)).toBeNull()
    expect(incomeTaxOnProfit(0, last)).toBe(0)
    // On top of wages that use the deduction up, each dollar is taxed.
    expect(incomeTaxOnProfit(toCents(64_000), last, toCents(50_000))).toBeGreaterThan(395_944)
    expect(incomeTaxOnProfit(0, last, toCents(50_000))).toBe(0)
  })
})

describe('gains', () => {
  test('long-term gains fill the brackets above other income', () => {
    // 40,000 of pay and 20,000 of gains in 2025: 8,350 free, 11,650 at 15%.
    const gain = { gain: toCents(20_000), taxable: toCents(40_000), gross: toCents(60_000), isLong: true }
    expect(gainTax(gain, last)).toEqual({ tax: toCents(1747.5), investmentTax: 0, rate: 15 })
    expect(gainTax({ ...gain, gain: toCents(5000) }, last)).toMatchObject({ tax: 0, rate: 0 })
  })
  test('short-term gains are taxed as pay is', () => {
    const gain = { gain: toCents(10_000), taxable: toCents(60_000), gross: toCents(76_100), isLong: false }
    expect(gainTax(gain, single)).toMatchObject({ tax: toCents(2200), rate: 22 })
  })
  test('high earners pay on investment income as well', () => {
    const gain = { gain: toCents(50_000), taxable: toCents(183_900), gross: toCents(180_000), isLong: true }
    expect(gainTax(gain, single)).toMatchObject({ tax: toCents(7500 + 1140), investmentTax: toCents(1140) })
  })
})

test('the tax year is that of the day, or the nearest one that is known', () => {
  expect(['2024-05-01', '2025-12-31', '2026-01-01', '2031-01-01'].map(taxYearOf)).toEqual([
    2025, 2025, 2026, 2026,
  ])
})

describe('the child tax credit', () => {
  test('for each child', () => {
    expect(childTaxCredit(0, toCents(50_000), single)).toBe(0)
    expect(childTaxCredit(2, toCents(50_000), single)).toBe(toCents(4400))
  })
  test('less 50 for every 1,000 above the limit, or a part of it', () => {
    expect(childTaxCredit(1, toCents(200_000), single)).toBe(toCents(2200))
    expect(childTaxCredit(1, toCents(200_001), single)).toBe(toCents(2150))
    expect(childTaxCredit(2, toCents(410_000), joint)).toBe(toCents(3900))
    expect(childTaxCredit(1, toCents(300_000), single)).toBe(0)
  })
})
