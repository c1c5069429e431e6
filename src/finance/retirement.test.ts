import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { toCents } from './money.ts'
import {
  incomeOverYears,
  monthsToIndependence,
  monthsToRetirement,
  neededNestEgg,
  nestEggLife,
  projectRetirement,
  retirementGap,
  sustainableMonthlyIncome,
} from './retirement.ts'

const plan = { savings: toCents(60_000), monthlyContribution: toCents(800), months: 360 }

describe('projection', () => {
  test('from 35 to 65 at a real return of 5 percent, in today’s dollars', () => {
    expect(monthsToRetirement(35, 65)).toBe(360)
    expect(projectRetirement(plan, 5)).toBe(toCents(933_871.57))
  })

  test('at a return of 7 percent, in the dollars of the day', () => {
    expect(projectRetirement(plan, 7)).toBe(toCents(1_462_966.65))
  })

  test('someone past the age of retirement has no months left', () => {
    expect(monthsToRetirement(70, 65)).toBe(0)
    expect(projectRetirement({ ...plan, months: 0 }, 5)).toBe(plan.savings)
  })
})

describe('nest egg', () => {
  test('by the 4% rule is 25 years of spending', () => {
    expect(neededNestEgg(toCents(48_000))).toBe(toCents(1_200_000))
    expect(sustainableMonthlyIncome(toCents(1_200_000))).toBe(toCents(4000))
  })

  test('by another withdrawal rate', () => {
    expect(neededNestEgg(toCents(48_000), 3.5)).toBe(toCents(1_371_428.57))
    expect(sustainableMonthlyIncome(toCents(500_000), 3)).toBe(toCents(1250))
    expect(neededNestEgg(toCents(48_000), 0)).toBeNull()
  })

  test('used up over 30 years', () => {
    expect(incomeOverYears(toCents(1_000_000), 4, 30)).toBe(toCents(4774.15))
    expect(incomeOverYears(toCents(3600), 0, 30)).toBe(toCents(10))
  })

  test('a negative real return pays less', () => {
    expect(incomeOverYears(toCents(1_000_000), -1, 30)).toBeLessThan(toCents(1_000_000 / 360))
  })
})

describe('gap', () => {
  test('what is missing and what closes it', () => {
    expect(retirementGap(plan, 5, toCents(1_200_000))).toEqual({
      projected: toCents(933_871.57),
      needed: toCents(1_200_000),
      gap: toCents(266_128.43),
      requiredMonthly: toCents(1119.77),
      extraMonthly: toCents(319.77),
    })
  })

  test('nothing is missing when the plan carries', () => {
    expect(retirementGap(plan, 5, toCents(900_000))).toMatchObject({ gap: 0, extraMonthly: 0 })
  })

  test('no saving closes a gap on the last day', () => {
    const today = { ...plan, months: 0 }
    expect(retirementGap(today, 5, toCents(1e6))).toMatchObject({ requiredMonthly: null, extraMonthly: null })
  })
})

describe('independence', () => {
  test('$100,000 and $2,500 a month at 5 percent carry $40,000 a year after 199 months', () => {
    const saver = { savings: toCents(100_000), monthlyContribution: toCents(2500) }
    const time = monthsToIndependence(saver, { yearlySpending: toCents(40_000), rate: 5 })
    expect(time).toEqual({ reaches: true, months: 199 })
  })

  test('never comes when nothing may be withdrawn', () => {
    const spending = { yearlySpending: toCents(40_000), rate: 5, withdrawalRate: 0 }
    expect(monthsToIndependence(plan, spending)).toMatchObject({ reaches: false })
  })
})

describe('how long a nest egg lasts', () => {
  test.each([
    [500_000, 3000, 5, 286, 285],
    [120_000, 1000, 0, 120, 120],
    [120_000, 1100, 0, 110, 109],
    [500, 1000, 0, 1, 0],
    [0, 1000, 5, 0, 0],
  ])('$%d with $%d a month at %d percent', (nestEgg, monthly, rate, months, fullMonths) => {
    expect(nestEggLife(toCents(nestEgg), toCents(monthly), rate)).toMatchObject({
      lasts: 'months',
      months,
      fullMonths,
    })
  })

  test('and what it earns on the way', () => {
    const life = nestEggLife(toCents(430_000), toCents(3100), 4.8)
    expect(life).toMatchObject({ months: 203, earned: 19_847_675 })
    expect(nestEggLife(toCents(120_000), toCents(1000), 0)).toMatchObject({ earned: 0 })
  })

  test('is for ever when the interest pays the withdrawals', () => {
    expect(nestEggLife(toCents(1_200_000), toCents(4000), 4)).toEqual({ lasts: 'for-ever' })
    expect(nestEggLife(toCents(1000), 0, 0)).toEqual({ lasts: 'for-ever' })
  })

  test('withdrawals that rise with prices use it up sooner', () => {
    expect(nestEggLife(toCents(24_000), toCents(1000), 0, { inflation: 10 })).toMatchObject({ months: 23 })
    expect(nestEggLife(toCents(1_200_000), toCents(4000), 4, { inflation: 3 })).toMatchObject({
      lasts: 'months',
    })
  })

  test('a pension takes over part of them, at once or later', () => {
    const pension = (amount: number, after: number) => ({ pension: { amount: toCents(amount), after } })
    expect(nestEggLife(toCents(12_000), toCents(1000), 0, pension(400, 0))).toMatchObject({ months: 20 })
    expect(nestEggLife(toCents(12_000), toCents(1000), 0, pension(400, 6))).toMatchObject({ months: 16 })
    expect(nestEggLife(toCents(12_000), toCents(1000), 0, pension(1000, 6))).toEqual({ lasts: 'for-ever' })
  })

  test('is shorter when prices outrun the return', () => {
    const life = nestEggLife(toCents(120_000), toCents(1000), -2)
    expect(life).toMatchObject({ lasts: 'months' })
    expect(life.lasts === 'months' && life.months).toBeLessThan(120)
  })

  test('matches the income it was computed for', () => {
    const nestEgg = fc.integer({ min: 1e6, max: 1e10 })
    const rate = fc.double({ min: 0, max: 10, noNaN: true })
    fc.assert(
      fc.property(nestEgg, rate, fc.integer({ min: 1, max: 40 }), (principal, percent, years) => {
        const life = nestEggLife(principal, incomeOverYears(principal, percent, years), percent)
        // A cent of rounding may leave a small rest for one more month.
        expect(life.lasts === 'months' && Math.abs(life.months - years * 12)).toBeLessThanOrEqual(1)
      }),
    )
  })
})
