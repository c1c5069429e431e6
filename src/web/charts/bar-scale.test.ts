import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { barAfterKey, barAt, barPath, layoutBars, roundTicks, shorten } from './bar-scale.ts'

describe('the lines of the value axis', () => {
  test.each([
    [120_000, [0, 50_000, 100_000, 150_000]],
    [100_000, [0, 25_000, 50_000, 75_000, 100_000]],
    [0, [0, 1]],
    [3, [0, 1, 2, 3]],
  ])('up to %i', (max, ticks) => {
    expect(roundTicks(max)).toEqual(ticks)
  })

  test('are whole, reach the largest value and are few', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 99_999_999_999_999 }), (max) => {
        const ticks = roundTicks(max)
        expect(ticks.every(Number.isInteger)).toBe(true)
        expect(ticks.at(-1)).toBeGreaterThanOrEqual(max)
        expect(ticks.length).toBeLessThanOrEqual(5)
      }),
    )
  })
})

describe('the layout', () => {
  test('one bar stands in the middle and does not fill the width', () => {
    expect(layoutBars(['Rent'], 900)).toMatchObject({
      slot: 900,
      barWidth: 72,
      isSlanted: false,
      isScrolling: false,
    })
  })

  test('five bars on a phone slant their names and need no scrolling', () => {
    const labels = ['Rent', 'Groceries', 'Utilities', 'Entertainment', 'Transportation']
    expect(layoutBars(labels, 240)).toMatchObject({ isSlanted: true, isScrolling: false, width: 240 })
  })

  test('thirty bars scroll on a phone and fit on a desk', () => {
    const labels = Array.from({ length: 30 }, (_, index) => `Category ${index}`)
    expect(layoutBars(labels, 240)).toMatchObject({ isScrolling: true, slot: 28 })
    expect(layoutBars(labels, 843)).toMatchObject({ isScrolling: false })
  })
})

test('names are cut between characters, never inside one', () => {
  expect(shorten('Groceries', 9)).toBe('Groceries')
  expect(shorten('Transportation', 8)).toBe('Transpo…')
  expect(shorten('👩‍👩‍👧 family fun', 2)).toBe('👩‍👩‍👧…')
})

test('a point belongs to the bar whose slot it lies in', () => {
  expect([barAt(-1, 10, 3), barAt(0, 10, 3), barAt(29.9, 10, 3), barAt(30, 10, 3)]).toEqual([
    null,
    0,
    2,
    null,
  ])
})

test('arrow keys walk along the bars and stop at the ends', () => {
  expect(barAfterKey('ArrowRight', 1, 3)).toBe(2)
  expect(barAfterKey('ArrowRight', 2, 3)).toBe(2)
  expect(barAfterKey('ArrowLeft', 0, 3)).toBe(0)
  expect(barAfterKey('Home', 2, 3)).toBe(0)
  expect(barAfterKey('End', 0, 3)).toBe(2)
  expect(barAfterKey('a', 0, 3)).toBeNull()
})

test('a bar of nothing has no height', () => {
  expect(barPath(50, 100, 20, 0)).toBe('M40,100V100Q40,100 40,100H60Q60,100 60,100V100Z')
})
