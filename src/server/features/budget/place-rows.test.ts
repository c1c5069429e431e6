import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { assignPositions, weaveRows } from './place-rows.ts'

const isRising = (values: number[]) =>
  values.every((value, index) => index === 0 || value > values[index - 1]!)
const kept = (before: (number | null)[], after: number[]) =>
  before.filter((position, index) => position === after[index]).length

describe('positions', () => {
  test('of a new list rise with room between them', () => {
    const positions = assignPositions([null, null, null])
    expect(isRising(positions)).toBe(true)
    expect(positions[1]! - positions[0]!).toBeGreaterThan(1000)
    expect(assignPositions([])).toEqual([])
  })

  test.each([
    ['a row put first', [null, 0, 100, 200], 3],
    ['a row put last', [0, 100, 200, null], 3],
    ['rows put in between', [0, null, null, 100, null, 200], 3],
    ['the last dragged to the front', [200, 0, 100, 150], 3],
    ['the first dragged to the end', [100, 200, 300, 0], 3],
    ['a deleted row', [0, 200], 2],
    ['nothing new', [0, 100, 200], 3],
  ])('%s moves no other', (_, before, expected) => {
    const after = assignPositions(before)
    expect(isRising(after)).toBe(true)
    expect(kept(before, after)).toBe(expected)
  })

  test('are given anew when there is no room left', () => {
    const after = assignPositions([0, null, 1])
    expect(isRising(after)).toBe(true)
    expect(after[1]! - after[0]!).toBeGreaterThan(1000)
    expect(isRising(assignPositions([null, -(2 ** 52), 5]))).toBe(true)
    expect(assignPositions([null, -(2 ** 52)]).every(Number.isSafeInteger)).toBe(true)
  })

  test('survive a thousand rows put at the same spot', () => {
    let positions = [0, 1000]
    for (let count = 0; count < 1000; count += 1) {
      positions = assignPositions([positions[0]!, null, ...positions.slice(1)])
      expect(isRising(positions)).toBe(true)
    }
  })

  test('always rise, and as many stay as can', () => {
    const position = fc.option(fc.integer({ min: -50, max: 50 }).map((place) => place * 1000))
    fc.assert(
      fc.property(fc.array(position, { maxLength: 9 }), (before) => {
        const after = assignPositions(before)
        expect(after).toHaveLength(before.length)
        expect(isRising(after)).toBe(true)
        expect(kept(before, after)).toBeGreaterThanOrEqual(longestRiseByTrying(before))
      }),
    )
  })

  function longestRiseByTrying(values: (number | null)[]): number {
    let best = 0
    for (let mask = 0; mask < 2 ** values.length; mask += 1) {
      const chosen = values.filter((value, index) => value !== null && (mask >> index) & 1) as number[]
      if (isRising(chosen)) best = Math.max(best, chosen.length)
    }
    return best
  }
})

describe('rows that only the store knows', () => {
  const rows = (...ids: number[]) => ids.map((itemId) => ({ itemId }))
  const weave = (sent: number[], stored: number[], keep: number[]) =>
    weaveRows(rows(...sent), rows(...stored), new Set(keep)).map((row) => row.itemId)

  test('stand before the row they stood before', () => {
    expect(weave([1, 2], [9, 1, 8, 7, 2, 6], [9, 8, 7, 6])).toEqual([9, 1, 8, 7, 2, 6])
    expect(weave([5, 1, 2], [9, 1, 2], [9])).toEqual([5, 9, 1, 2])
    expect(weave([2, 1], [1, 9, 2], [9])).toEqual([9, 2, 1])
    expect(weave([], [1, 2], [2])).toEqual([2])
    expect(weave([1], [1, 2, 3], [3])).toEqual([1, 3])
  })

  test('are all there, once, and the order sent is kept', () => {
    const ids = fc.uniqueArray(fc.integer({ min: 1, max: 20 }))
    fc.assert(
      fc.property(ids, ids, ids, (sent, stored, keep) => {
        const unsent = keep.filter((id) => stored.includes(id) && !sent.includes(id))
        const woven = weave(sent, stored, unsent)
        expect(woven).toHaveLength(sent.length + unsent.length)
        expect(new Set(woven)).toEqual(new Set([...sent, ...unsent]))
        expect(woven.filter((id) => sent.includes(id))).toEqual(sent)
      }),
    )
  })
})
