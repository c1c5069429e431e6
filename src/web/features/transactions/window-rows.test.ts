import fc from 'fast-check'
import { expect, test } from 'vitest'
import { firstAndLast, ROW_HEIGHT, rowAfterKey } from './window-rows.ts'

test('what is in view is rendered, and never more than a screen and a bit', () => {
  const total = fc.integer({ min: 1, max: 1_000_000 })
  fc.assert(
    fc.property(
      total,
      fc.nat({ max: 60_000_000 }),
      fc.integer({ min: 100, max: 2000 }),
      (rows, scrolled, height) => {
        const top = Math.min(scrolled, Math.max(0, rows * ROW_HEIGHT - height))
        const { first, last } = firstAndLast({ top, height }, rows)
        expect(first).toBeLessThanOrEqual(Math.floor(top / ROW_HEIGHT))
        expect(last).toBeGreaterThanOrEqual(Math.min(rows - 1, Math.floor((top + height) / ROW_HEIGHT)))
        expect(last - first).toBeLessThanOrEqual(height / ROW_HEIGHT + 20)
      },
    ),
  )
})

test.each([
  ['ArrowDown', 0, 1],
  ['ArrowUp', 0, 0],
  ['PageDown', 5, 15],
  ['End', 5, 99],
  ['Home', 5, 0],
  ['a', 5, null],
])('%s from %s leads to %s', (key, at, next) => {
  expect(rowAfterKey(key, at, { total: 100, rowsInView: 10 })).toBe(next)
})
