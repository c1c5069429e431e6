import { describe, expect, test } from 'vitest'
import { BARS_HEIGHT, BARS_SHOWN, barAfterKey, barAt, layOutBars, shorten } from './lay-out-bars.ts'

const names = ['Rent', 'Childcare', 'Groceries', 'Phone']
const notes = ['$1,650 (46.9%)', '$950 (27.0%)', '$520 (14.8%)', '$40 (1.1%)']

describe('the layout', () => {
  test('on a desk has names at the left and leaves room for what bars say at their ends', () => {
    const { isBeside, barLeft, barRoom, rowHeight } = layOutBars(names, notes, 900)
    expect([isBeside, rowHeight]).toEqual([true, 80])
    expect(barLeft + barRoom + 14 * 7).toBeLessThanOrEqual(900)
  })

  test('on a phone has names above bars that are as wide as the drawing', () => {
    expect(layOutBars(names, notes, 300)).toMatchObject({ isBeside: false, barLeft: 0, barRoom: 300 })
  })

  test('of few has larger words above thicker bars, on a desk as well', () => {
    const two = layOutBars(names.slice(0, 2), notes.slice(0, 2), 900)
    expect(two).toMatchObject({ isBeside: false, hasLargeText: true, rowHeight: 160 })
    expect(two.barHeight).toBeGreaterThan(layOutBars(names, notes, 900).barHeight)
  })

  test.each([300, 900])('fills its height with any number of rows, %d wide', (width) => {
    for (let count = 1; count <= BARS_SHOWN + 1; count++) {
      const rows = Array.from({ length: count }, () => 'Row')
      const { rowHeight, textMiddle, barTop, barHeight, isBeside } = layOutBars(rows, rows, width)
      expect(rowHeight * count).toBeCloseTo(BARS_HEIGHT)
      expect(textMiddle).toBeGreaterThan(7)
      expect(barTop + barHeight).toBeLessThan(rowHeight)
      expect(isBeside || barTop > textMiddle + 8).toBe(true)
    }
    expect(layOutBars([], [], width).rowHeight).toBe(BARS_HEIGHT)
  })

  test('enormous texts leave no bar of negative length', () => {
    expect(layOutBars(names, ['$'.repeat(200)], 600).barRoom).toBe(0)
    expect(layOutBars(['x'], ['$'.repeat(200)], 300).letters).toBe(1)
  })
})

test('names are cut between characters, never inside one', () => {
  expect(shorten('Groceries', 9)).toBe('Groceries')
  expect(shorten('Transportation', 8)).toBe('Transpo…')
  expect(shorten('👩‍👩‍👧 family fun', 2)).toBe('👩‍👩‍👧…')
})

test('a point belongs to the bar in whose row it lies', () => {
  expect([barAt(-1, 10, 3), barAt(0, 10, 3), barAt(29.9, 10, 3), barAt(30, 10, 3)]).toEqual([
    null,
    0,
    2,
    null,
  ])
})

test('arrow keys walk along the bars and stop at the ends', () => {
  expect(barAfterKey('ArrowDown', 1, 3)).toBe(2)
  expect(barAfterKey('ArrowRight', 2, 3)).toBe(2)
  expect(barAfterKey('ArrowUp', 0, 3)).toBe(0)
  expect(barAfterKey('Home', 2, 3)).toBe(0)
  expect(barAfterKey('End', 0, 3)).toBe(2)
  expect(barAfterKey('a', 0, 3)).toBeNull()
})
