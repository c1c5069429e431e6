import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { affordableHome, housingLimits } from './affordability.ts'
import { loanPayment } from './loan.ts'
import { toCents } from './money.ts'

describe('28/36 rule', () => {
  test('on $8,000 a month with $780 of other debts', () => {
    expect(housingLimits(toCents(8000), toCents(780))).toEqual({
      housingLimit: toCents(2240),
      totalDebtLimit: toCents(2880),
      limitAfterDebts: toCents(2100),
      maxHousingPayment: toCents(2100),
      decidedBy: 'total-debt',
    })
  })

  test('without other debts the 28% test decides', () => {
    expect(housingLimits(toCents(5000))).toMatchObject({
      maxHousingPayment: toCents(1400),
      decidedBy: 'housing',
    })
  })

  test('debts can use up everything', () => {
    expect(housingLimits(toCents(5000), toCents(9000))).toMatchObject({
      limitAfterDebts: 0,
      maxHousingPayment: 0,
    })
  })

  test('other percents can be asked for', () => {
    expect(housingLimits(toCents(5000), 0, [31, 43])).toMatchObject({
      housingLimit: toCents(1550),
      totalDebtLimit: toCents(2150),
    })
  })

  test('no income carries nothing', () => {
    expect(housingLimits(-100, 0).maxHousingPayment).toBe(0)
  })
})

describe('affordable home', () => {
  test('from a payment, a rate and a down payment', () => {
    expect(
      affordableHome({
        maxHousingPayment: toCents(1400),
        rate: 6.5,
        years: 30,
        downPayment: toCents(40_000),
      }),
    ).toEqual({
      loanPayment: toCents(1400),
      loan: toCents(221_495.14),
      downPayment: toCents(40_000),
      price: toCents(261_495.14),
    })
  })

  test('taxes and insurance come out of the payment first', () => {
    const home = affordableHome({
      maxHousingPayment: toCents(2600),
      rate: 7,
      years: 30,
      taxes: toCents(350),
      insurance: toCents(150),
    })
    expect(home).toMatchObject({
      loanPayment: toCents(2100),
      loan: toCents(315_645.89),
      price: toCents(315_645.89),
    })
  })

  test('a down payment in percent of the price', () => {
    const home = affordableHome({
      maxHousingPayment: toCents(1400),
      rate: 6.5,
      years: 30,
      downPaymentPercent: 20,
    })
    expect(home.price).toBe(toCents(276_868.93))
    expect(home.downPayment / home.price).toBeCloseTo(0.2, 6)
  })

  test('costs above the payment leave nothing for a loan', () => {
    const home = affordableHome({ maxHousingPayment: 100, rate: 6, years: 30, taxes: 500, downPayment: 7 })
    expect(home).toEqual({ loanPayment: 0, loan: 0, downPayment: 7, price: 7 })
  })

  test('the loan can be paid from the payment', () => {
    const payment = fc.integer({ min: 0, max: 1e7 })
    const rate = fc.double({ min: 0, max: 20, noNaN: true })
    const share = fc.double({ min: 0, max: 100, noNaN: true })
    fc.assert(
      fc.property(payment, rate, fc.integer({ min: 1, max: 40 }), share, (limit, percent, years, down) => {
        const home = affordableHome({
          maxHousingPayment: limit,
          rate: percent,
          years,
          downPaymentPercent: down,
        })
        expect(loanPayment({ principal: home.loan, rate: percent, months: years * 12 })).toBeLessThanOrEqual(
          limit,
        )
        expect(home.price).toBe(home.loan + home.downPayment)
      }),
    )
  })
})
