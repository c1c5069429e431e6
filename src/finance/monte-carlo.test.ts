import { describe, expect, test } from 'vitest'
import { toCents } from './money.ts'
import {
  RETURN_ASSUMPTIONS,
  type RiskTolerance,
  simulateRetirement,
  type SimulationInput,
} from './monte-carlo.ts'
import { incomeOverYears, projectRetirement } from './retirement.ts'

const input: SimulationInput = {
  savings: toCents(60_000),
  monthlyContribution: toCents(800),
  months: 360,
  assumption: RETURN_ASSUMPTIONS.medium,
  target: toCents(500_000),
  retirement: { monthlySpending: toCents(2500), years: 30 },
  paths: 1000,
}
const simulation = simulateRetirement(input)

describe('a simulation', () => {
  test('repeats to the cent', () => {
    expect(simulateRetirement(input)).toEqual(simulation)
    expect(simulateRetirement({ ...input, seed: 5 }).atRetirement).not.toEqual(simulation.atRetirement)
  })

  test('runs 5,000 paths unless told otherwise', () => {
    expect(simulateRetirement({ ...input, months: 12, paths: undefined }).paths).toBe(5000)
    expect(simulateRetirement({ ...input, months: 0, retirement: undefined, paths: 1e9 }).paths).toBe(20_000)
    expect(simulateRetirement({ ...input, months: 0, retirement: undefined, paths: -3 }).paths).toBe(1)
  })

  test('puts the middle path near the projection without chance', () => {
    const sure = projectRetirement(
      { savings: input.savings, monthlyContribution: input.monthlyContribution, months: input.months },
      input.assumption.realReturn,
    )
    expect(simulation.atRetirement.p50 / sure).toBeGreaterThan(0.9)
    expect(simulation.atRetirement.p50 / sure).toBeLessThan(1.15)
  })

  test('shows today, every year of saving and every year of retirement', () => {
    expect(simulation.bands.map((band) => band.month)).toEqual(
      Array.from({ length: 61 }, (_, year) => year * 12),
    )
    expect(simulation.bands[0]).toEqual({
      month: 0,
      p10: input.savings,
      p50: input.savings,
      p90: input.savings,
    })
    expect(simulation.bands[30]).toEqual({ month: 360, ...simulation.atRetirement })
    expect(simulation.bands.every(({ p10, p50, p90 }) => p10 <= p50 && p50 <= p90 && p10 >= 0)).toBe(true)
  })

  test('leaves out chances nobody asked for', () => {
    const bare = simulateRetirement({ ...input, months: 12, target: undefined, retirement: undefined })
    expect([bare.chanceOfTarget, bare.chanceOfLasting]).toEqual([null, null])
  })
})

describe('without volatility', () => {
  const sure = { ...input, assumption: { realReturn: 5, volatility: 0 }, paths: 10 }

  test('every path is the projection', () => {
    const { atRetirement } = simulateRetirement(sure)
    const projected = projectRetirement(
      { savings: input.savings, monthlyContribution: 80_000, months: 360 },
      5,
    )
    expect(atRetirement).toEqual({ p10: projected, p50: projected, p90: projected })
  })

  test('the target is reached or not, and the money lasts exactly as long as it should', () => {
    const savings = toCents(500_000)
    const monthlySpending = Math.floor(incomeOverYears(savings, 5, 30))
    const chance = (spending: number) =>
      simulateRetirement({
        ...sure,
        savings,
        months: 0,
        retirement: { monthlySpending: spending, years: 30 },
      })
    expect(chance(monthlySpending - 1).chanceOfLasting).toBe(100)
    expect(chance(monthlySpending + 1).chanceOfLasting).toBe(0)
    expect(chance(0)).toMatchObject({ chanceOfTarget: 100, chanceOfLasting: 100 })
  })

  test('the last dollar spent in the last month is enough', () => {
    const still = { ...sure, assumption: { realReturn: 0, volatility: 0 }, savings: 1200, months: 0 }
    expect(
      simulateRetirement({ ...still, retirement: { monthlySpending: 100, years: 1 } }).chanceOfLasting,
    ).toBe(100)
    expect(
      simulateRetirement({ ...still, retirement: { monthlySpending: 101, years: 1 } }).chanceOfLasting,
    ).toBe(0)
  })

  test('spending from nothing runs dry at once', () => {
    const broke = { ...sure, savings: 0, monthlyContribution: 0, months: 0 }
    expect(simulateRetirement(broke)).toMatchObject({ chanceOfTarget: 0, chanceOfLasting: 0 })
  })
})

describe('with the same luck', () => {
  test('saving more is never worse', () => {
    const more = simulateRetirement({ ...input, monthlyContribution: toCents(900) })
    expect(more.atRetirement.p10).toBeGreaterThan(simulation.atRetirement.p10)
    expect(more.atRetirement.p90).toBeGreaterThan(simulation.atRetirement.p90)
    expect(more.chanceOfTarget).toBeGreaterThanOrEqual(simulation.chanceOfTarget ?? 100)
    expect(more.chanceOfLasting).toBeGreaterThanOrEqual(simulation.chanceOfLasting ?? 100)
  })

  test('spending more never lasts longer', () => {
    const dear = simulateRetirement({ ...input, retirement: { monthlySpending: toCents(3500), years: 30 } })
    expect(dear.chanceOfLasting).toBeLessThan(simulation.chanceOfLasting ?? 0)
  })

  test('more risk tolerance means a wider spread and a higher middle', () => {
    const risks: RiskTolerance[] = ['low', 'medium', 'high']
    const spreads = risks.map((risk) => {
      const { p10, p50, p90 } = simulateRetirement({
        ...input,
        assumption: RETURN_ASSUMPTIONS[risk],
      }).atRetirement
      return { width: p90 - p10, middle: p50 }
    })
    expect(spreads.map((spread) => spread.width)).toEqual(
      spreads.map(({ width }) => width).toSorted((a, b) => a - b),
    )
    expect(spreads.map((spread) => spread.middle)).toEqual(
      spreads.map(({ middle }) => middle).toSorted((a, b) => a - b),
    )
  })
})

test('one lump sum has the quantiles of the log-normal distribution', () => {
  const years = 10
  const { realReturn, volatility } = RETURN_ASSUMPTIONS.medium
  const { atRetirement } = simulateRetirement({
    savings: toCents(100_000),
    monthlyContribution: 0,
    months: years * 12,
    assumption: RETURN_ASSUMPTIONS.medium,
  })
  const quantile = (z: number) => {
    return (
      toCents(100_000) *
      (1 + realReturn / 1200) ** (years * 12) *
      Math.exp((z * volatility * Math.sqrt(years)) / 100)
    )
  }
  expect(atRetirement.p10 / quantile(-1.281_55)).toBeCloseTo(1, 1)
  expect(atRetirement.p50 / quantile(0)).toBeCloseTo(1, 1)
  expect(atRetirement.p90 / quantile(1.281_55)).toBeCloseTo(1, 1)
})
