import { describe, expect, test } from 'vitest'
import { createNormal, createRandom, type Random } from './random.ts'

const draw = (random: Random, count: number) => Array.from({ length: count }, () => random())
const mean = (values: number[]) => values.reduce((sum, value) => sum + value, 0) / values.length

describe('uniform numbers', () => {
  test('repeat for a seed and differ between neighbouring seeds', () => {
    expect(draw(createRandom(7), 5)).toEqual(draw(createRandom(7), 5))
    expect(draw(createRandom(7), 5)).not.toEqual(draw(createRandom(8), 5))
  })

  test('fill 0 to 1 evenly', () => {
    const values = draw(createRandom(1), 100_000)
    expect(values.every((value) => value >= 0 && value < 1)).toBe(true)
    const buckets = Array.from({ length: 10 }, (_, bucket) => {
      return values.filter((value) => Math.floor(value * 10) === bucket).length
    })
    expect(buckets.every((count) => Math.abs(count - 10_000) < 400)).toBe(true)
  })

  test('first values of many seeds are spread as well', () => {
    const firsts = Array.from({ length: 10_000 }, (_, seed) => createRandom(seed)())
    expect(mean(firsts)).toBeCloseTo(0.5, 1)
    expect(new Set(firsts).size).toBeGreaterThan(9_900)
  })

  test('follow one another without a pattern', () => {
    const values = draw(createRandom(3), 50_000)
    const products = values.slice(1).map((value, index) => (value - 0.5) * ((values[index] ?? 0) - 0.5))
    expect(Math.abs(mean(products))).toBeLessThan(0.002)
  })
})

describe('normal numbers', () => {
  const values = draw(createNormal(createRandom(42)), 100_000)

  test('have mean 0 and deviation 1', () => {
    expect(Math.abs(mean(values))).toBeLessThan(0.01)
    expect(mean(values.map((value) => value ** 2))).toBeCloseTo(1, 1)
  })

  test('follow one another without a pattern', () => {
    const products = values.slice(1).map((value, index) => value * (values[index] ?? 0))
    expect(Math.abs(mean(products))).toBeLessThan(0.02)
    expect(Math.abs(mean(products.filter((_, index) => index % 2 === 0)))).toBeLessThan(0.02)
  })

  test('have the tails they should', () => {
    const beyond = (limit: number) => values.filter((value) => Math.abs(value) > limit).length / values.length
    expect(beyond(1)).toBeCloseTo(0.3173, 2)
    expect(beyond(1.96)).toBeCloseTo(0.05, 2)
    expect(beyond(3)).toBeCloseTo(0.0027, 2)
    expect(values.every(Number.isFinite)).toBe(true)
  })
})
