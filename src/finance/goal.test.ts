import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { goalPace, goalProgress, goalRemaining, monthlySavingForGoal, monthsToGoal } from './goal.ts'
import { MAX_CENTS, toCents } from './money.ts'

const goal = (current: number, target: number) => ({
  currentAmount: toCents(current),
  targetAmount: toCents(target),
})

describe('progress', () => {
  test.each([
    [6500, 10_000, 65],
    [12_500, 50_000, 25],
    [8000, 20_000, 40],
    [0, 100, 0],
    [150, 100, 100],
    [-50, 100, 0],
    [0, 0, 0],
    [50, 0, 100],
    [50, -10, 100],
  ])('$%d of $%d is %d percent', (current, target, expected) => {
    expect(goalProgress(goal(current, target))).toBe(expected)
  })

  test('stays between 0 and 100 for any amounts', () => {
    const amount = fc.integer({ min: -MAX_CENTS, max: MAX_CENTS })
    fc.assert(
      fc.property(amount, amount, (currentAmount, targetAmount) => {
        const progress = goalProgress({ currentAmount, targetAmount })
        expect(progress).toBeGreaterThanOrEqual(0)
        expect(progress).toBeLessThanOrEqual(100)
      }),
    )
  })

  test('what is missing is never negative', () => {
    expect(goalRemaining(goal(4200, 15_000))).toBe(toCents(10_800))
    expect(goalRemaining(goal(200, 150))).toBe(0)
  })
})

describe('time', () => {
  test.each([
    [4200, 15_000, 450, 0, 24],
    [9000, 40_000, 700, 4.5, 40],
    [9000, 40_000, 700, 0, 45],
    [100, 100, 0, 0, 0],
  ])('from $%d to $%d at $%d a month and %d percent', (current, target, monthly, rate, months) => {
    const time = monthsToGoal(goal(current, target), { monthly: toCents(monthly), rate })
    expect(time).toEqual({ reaches: true, months })
  })

  test('nothing saved is never there', () => {
    expect(monthsToGoal(goal(0, 100), { monthly: 0 })).toEqual({
      reaches: false,
      reason: 'never-grows-enough',
    })
  })

  test('a down payment of 20 percent on a house', () => {
    expect(monthsToGoal(goal(12_500, 350_000 * 0.2), { monthly: toCents(900) })).toEqual({
      reaches: true,
      months: 64,
    })
  })
})

describe('monthly saving', () => {
  test('a car in 36 months at 4 percent', () => {
    expect(monthlySavingForGoal(goal(0, 24_000), 36, 4)).toBe(toCents(628.58))
  })

  test('is rounded up, so that the goal is reached', () => {
    expect(monthlySavingForGoal(goal(0, 100), 3)).toBe(toCents(33.34))
  })

  test('is nothing for a goal that is reached, and null for one that is due', () => {
    expect(monthlySavingForGoal(goal(100, 100), 0)).toBe(0)
    expect(monthlySavingForGoal(goal(0, 100), 0)).toBeNull()
  })
})

describe('pace', () => {
  test('behind: what is missing at the deadline and what it takes', () => {
    expect(goalPace(goal(4200, 15_000), { monthly: toCents(450) }, 12)).toEqual({
      onPace: false,
      projected: toCents(9600),
      shortfall: toCents(5400),
      neededMonthly: toCents(900),
      extraMonthly: toCents(450),
      reached: { reaches: true, months: 24 },
    })
  })

  test('ahead: nothing is missing', () => {
    expect(goalPace(goal(4200, 15_000), { monthly: toCents(450) }, 36)).toMatchObject({
      onPace: true,
      shortfall: 0,
      extraMonthly: 0,
      neededMonthly: toCents(300),
    })
  })

  test('due today', () => {
    const pace = goalPace(goal(0, 100), { monthly: toCents(10) }, 0)
    expect(pace).toMatchObject({ onPace: false, neededMonthly: null, extraMonthly: null })
  })

  test('saving what is needed is always on pace', () => {
    const amount = fc.integer({ min: 0, max: 1e10 })
    const months = fc.integer({ min: 1, max: 480 })
    const rate = fc.double({ min: 0, max: 12, noNaN: true })
    fc.assert(
      fc.property(amount, amount, months, rate, (currentAmount, targetAmount, deadline, percent) => {
        const monthly = monthlySavingForGoal({ currentAmount, targetAmount }, deadline, percent) ?? 0
        const pace = goalPace({ currentAmount, targetAmount }, { monthly, rate: percent }, deadline)
        expect(pace).toMatchObject({ onPace: true, shortfall: 0, extraMonthly: 0 })
      }),
    )
  })
})
