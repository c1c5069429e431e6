import fc from 'fast-check'
import { expect, test } from 'vitest'
import { firstAndLast, isNear, pageToAsk, ROW_HEIGHT, rowAfterKey, stepAt } from './window-rows.ts'

test('what is in view is rendered, and never more than a screen and a bit', () => {
  const total = fc.integer({ min: 1, max: 1_000_000 })
  fc.assert(
    fc.property(
      total,
      fc.nat({ max: 60_000_000 }),
      fc.integer({ min: 100, max: 2000 }),
      (rows, scrolled, height) => {
        const top = Math.min(scrolled, Math.max(0, rows * ROW_HEIGHT - height))
        const { first, last } = firstAndLast({ top: stepAt(top), height }, rows)
        expect(first).toBeLessThanOrEqual(Math.floor(top / ROW_HEIGHT))
        expect(last).toBeGreaterThanOrEqual(Math.min(rows - 1, Math.floor((top + height) / ROW_HEIGHT)))
        expect(last - first).toBeLessThanOrEqual(height / ROW_HEIGHT + 24)
      },
    ),
  )
})

test('reading on asks for every page, dragging far only for the one where it ends', () => {
  const ask = (pages: number[]) => {
    const asked = [0]
    for (const page of pages) asked.push(pageToAsk(asked.at(-1) ?? 0, page, { isStill: false }))
    return asked.filter((page, at) => page !== asked[at - 1])
  }
  expect(ask([0, 1, 1, 2, 3])).toEqual([0, 1, 2, 3])
  expect(ask([40, 300, 700, 990])).toEqual([0])
  expect(pageToAsk(0, 990, { isStill: true })).toBe(990)
  expect([isNear(5, 4), isNear(5, 6), isNear(5, 7)]).toEqual([true, true, false])
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
