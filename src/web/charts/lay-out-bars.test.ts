import { describe, expect, test } from 'vitest'
import { BARS_HEIGHT, barAfterKey, barAt, layOutBars, shorten } from './lay-out-bars.ts'

const names = ['Rent', 'Childcare', 'Groceries']
const notes = ['$1,650 (46.9%)', '$950 (27.0%)', '$520 (14.8%)']

describe('the layout', () => {
  test('on a desk has names at the left and leaves room for what bars say at their ends', () => {
    const { isWide, barLeft, barRoom, rowHeight } = layOutBars(names, notes, 900)
    expect([isWide, rowHeight]).toEqual([true, 64])
    expect(barLeft + barRoom + 14 * 7).toBeLessThanOrEqual(900)
  })

  test('on a phone has names above bars that are as wide as the drawing', () => {
    expect(layOutBars(names, notes, 300)).toMatchObject({ isWide: false, barLeft: 0, barRoom: 300 })
  })

  test('nine rows fit the height, and none is not divided by', () => {
    const many = Array.from({ length: 9 }, () => 'Row')
    expect(layOutBars(many, many, 300).rowHeight * 9).toBeLessThanOrEqual(BARS_HEIGHT)
    expect(layOutBars([], [], 300).rowHeight).toBe(64)
  })

  test('enormous texts leave no bar of negative length', () => {
    expect(layOutBars(['x'.repeat(200)], ['$'.repeat(200)], 600).barRoom).toBe(0)
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
