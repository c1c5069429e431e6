import { expect, test } from 'vitest'
import { monthsAhead } from './plan-track.ts'

const track = [1000, 800, 600, 400, 200, 0]

test.each([
  ['as planned', 2, 600, 0],
  ['two months ahead', 1, 400, 2],
  ['a month behind', 3, 600, -1],
  ['more owed than at the start', 2, 1500, -2],
  ['all paid early', 2, 0, 3],
  ['all paid, long after the plan', 40, 0, 0],
])('%s', (_name, elapsed, left, ahead) => {
  expect(monthsAhead(track, elapsed, left)).toBe(ahead)
})

test('nothing was planned', () => {
  expect(monthsAhead([], 3, 10)).toBe(0)
})
