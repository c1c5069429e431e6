import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { toCents } from './money.ts'
import { breakEvenMonths, compareRefinance } from './refinance.ts'

const current = { principal: toCents(250_000), rate: 7, months: 300 }

describe('refinancing', () => {
  test('to a lower rate over the same time', () => {
    expect(compareRefinance({ current, rate: 5.5, months: 300, costs: toCents(6000) })).toEqual({
      currentPayment: toCents(1766.95),
      newPayment: toCents(1535.22),
      monthlySaving: toCents(231.73),
      currentInterest: toCents(280_083.5),
      newInterest: toCents(210_565.12),
      lifetimeSaving: toCents(280_083.5 - 210_565.12 - 6000),
      breakEvenMonths: 26,
    })
  })

  test('to a longer term lowers the payment more than the cost', () => {
    const longer = compareRefinance({ current, rate: 5.5, months: 360, costs: toCents(6000) })
    expect(longer).toMatchObject({
      newPayment: toCents(1419.47),
      newInterest: toCents(261_011.5),
      breakEvenMonths: 18,
    })
    expect(longer.lifetimeSaving).toBe(toCents(280_083.5 - 261_011.5 - 6000))
  })

  test('to the same rate over a longer term costs more in the end', () => {
    const longer = compareRefinance({ current, rate: 7, months: 360 })
    expect(longer.monthlySaving).toBeGreaterThan(0)
    expect(longer.lifetimeSaving).toBeLessThan(0)
    expect(longer.breakEvenMonths).toBe(0)
  })

  test('to a shorter term never pays back through the payment', () => {
    const shorter = compareRefinance({ current, rate: 5.5, months: 180, costs: toCents(6000) })
    expect(shorter.monthlySaving).toBeLessThan(0)
    expect(shorter.breakEvenMonths).toBeNull()
    expect(shorter.lifetimeSaving).toBeGreaterThan(0)
  })

  test('with the costs in the new loan pays interest on them', () => {
    const paid = compareRefinance({ current, rate: 5.5, months: 300, costs: toCents(6000) })
    const rolled = compareRefinance({
      current,
      rate: 5.5,
      months: 300,
      costs: toCents(6000),
      rollCosts: true,
    })
    expect(rolled.newPayment).toBeGreaterThan(paid.newPayment)
    expect(rolled.lifetimeSaving).toBeLessThan(paid.lifetimeSaving)
  })

  test('to the very same loan changes nothing', () => {
    expect(compareRefinance({ current, rate: 7, months: 300 })).toMatchObject({
      monthlySaving: 0,
      lifetimeSaving: 0,
    })
  })
})

describe('break-even', () => {
  test.each([
    [6000, 200, 30],
    [6000, 231.73, 26],
    [6000, 0, null],
    [6000, -5, null],
    [0, 10, 0],
    [0, -10, null],
  ])('of $%d at $%d a month is month %s', (costs, saving, expected) => {
    expect(breakEvenMonths(toCents(costs), toCents(saving))).toBe(expected)
  })

  test('is the first month whose savings cover the costs', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 1e9 }), fc.integer({ min: 1, max: 1e6 }), (costs, saving) => {
        const months = breakEvenMonths(costs, saving) ?? 0
        expect(months * saving).toBeGreaterThanOrEqual(costs)
        expect((months - 1) * saving).toBeLessThan(costs)
      }),
    )
  })
})
