import { describe, expect, test } from 'vitest'
import { housingLimits } from './affordability.ts'
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
