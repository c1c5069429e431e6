import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { amountTicks, dayTicks, nameAmounts, nearestIndex, placeIn, stepPath } from './line-layout.ts'

const frame = { left: 50, right: 250, top: 10, bottom: 110 }
const at = (date: string, amount = 0) => ({ date, amount })

describe('the amounts along the side', () => {
  test.each([
    [
      [0, 100_000],
      [0, 25_000, 50_000, 75_000, 100_000],
    ],
    [
      [-30_000, 70_000],
      [-50_000, -25_000, 0, 25_000, 50_000, 75_000],
    ],
    [[500_000], [0, 200_000, 400_000, 600_000]],
    [[-500_000], [-600_000, -400_000, -200_000, 0]],
  ])('%j', (amounts, ticks) => {
    expect(amountTicks(amounts)).toEqual(ticks)
  })

  test('are written in full below a million, and in one unit above it', () => {
    expect(nameAmounts([-2_500_000, 0, 2_500_000])).toEqual(['-$25,000', '$0', '$25,000'])
    expect(nameAmounts([0, 25_000_000, 150_000_000])).toEqual(['$0', '$0.25M', '$1.5M'])
    expect(nameAmounts([0, 1e16], 'EUR')).toEqual(['€0', '€100T'])
  })

  test('nothing at all, and 0 alone, still have a scale that starts at 0', () => {
    for (const amounts of [[], [0]]) expect(amountTicks(amounts)[0]).toBe(0)
  })

  test('are whole dollars, few, evenly spaced and enclose every amount', () => {
    const amount = fc.integer({ min: -(10 ** 15), max: 10 ** 15 })
    fc.assert(
      fc.property(fc.array(amount, { minLength: 1, maxLength: 20 }), (amounts) => {
        const ticks = amountTicks(amounts)
        expect(ticks.length).toBeGreaterThanOrEqual(2)
        expect(ticks.length).toBeLessThanOrEqual(7)
        expect(ticks.every((tick) => tick % 100 === 0)).toBe(true)
        expect(ticks[0]).toBeLessThanOrEqual(Math.min(...amounts))
        expect(ticks).toContain(0)
        expect(ticks.at(-1)).toBeGreaterThanOrEqual(Math.max(...amounts))
      }),
    )
  })
})

describe('the days along the bottom', () => {
  test('run from the first to the last', () => {
    const points = [at('2024-02-01'), at('2024-02-11'), at('2024-03-02')]
    expect(dayTicks(points, 4)).toEqual(['2024-02-01', '2024-02-11', '2024-02-21', '2024-03-02'])
  })

  test('are the first days of months where there are some', () => {
    const points = [at('2024-01-15'), at('2024-05-01')]
    expect(dayTicks(points, 4)).toEqual(['2024-02-01', '2024-03-01', '2024-04-01', '2024-05-01'])
    expect(dayTicks([at('2023-01-01'), at('2024-12-31')], 4)).toEqual([
      '2023-01-01',
      '2023-05-01',
      '2023-09-01',
      '2024-01-01',
      '2024-05-01',
      '2024-09-01',
    ])
  })

  test('are never named twice', () => {
    expect(dayTicks([at('2024-02-28'), at('2024-02-29')], 6)).toEqual(['2024-02-28', '2024-02-29'])
    expect(dayTicks([at('2024-02-28')], 6)).toEqual(['2024-02-28'])
    expect(dayTicks([], 6)).toEqual([])
  })
})

test('days and amounts fill the frame, a single day stands in its middle', () => {
  const points = [at('2024-03-01', 0), at('2024-03-11', 100)]
  const { x, y } = placeIn(frame, points, [0, 100])
  expect([x('2024-03-01'), x('2024-03-06'), x('2024-03-11')]).toEqual([50, 150, 250])
  expect([y(0), y(50), y(100)]).toEqual([110, 60, 10])
  expect(placeIn(frame, [at('2024-03-01')], [0, 100]).x('2024-03-01')).toBe(150)
})

test('summer time moves no day', () => {
  const { x } = placeIn(frame, [at('2024-03-09'), at('2024-03-13')], [0, 1])
  expect([x('2024-03-10'), x('2024-03-11'), x('2024-03-12')]).toEqual([100, 150, 200])
})

test('the line goes level until the day of a change', () => {
  expect(stepPath([])).toBe('')
  expect(stepPath([{ x: 1, y: 2 }])).toBe('M1 2')
  expect(
    stepPath([
      { x: 1, y: 2 },
      { x: 3.04, y: 4 },
    ]),
  ).toBe('M1 2H3V4')
})

test('the nearest place is found', () => {
  const places = [0, 10, 40].map((x) => ({ x, y: 0 }))
  expect([-5, 4, 6, 24, 26, 99].map((x) => nearestIndex(places, x))).toEqual([0, 0, 1, 1, 2, 2])
  expect(nearestIndex([], 5)).toBe(0)
})
