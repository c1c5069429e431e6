import { expect, test } from 'vitest'
import { amountToFree, asksWhereToCut, cutsFor } from './where-to-cut.ts'

const costs = [40_000, 6000, 4500].map((amount) => ({ amount }))

test.each([
  [30_000, [20_000, 6000, 4000]],
  [20_000, [20_000, 0, 0]],
  [40_000, [29_500, 6000, 4500]],
  [90_000, [40_000, 6000, 4500]],
])('cuts that come to %d', (wanted, cuts) => expect(cutsFor(wanted, costs)).toEqual(cuts))

test.each([
  ['i want to save 300 more, where would you cut', 30_000],
  ['where would you cut', null],
  ['i spend 3,255 of 4,100, where can i cut', null],
])('%s', (said, wanted) => expect(amountToFree(said)).toBe(wanted))

test.each([
  ['i need to find 250 a month somewhere. what should i cut', true],
  ['i want to save 300 more, where would you cut', true],
  ['what would i have if i cut 300', false],
  ['where would you cut', false],
])('%s', (said, isAsked) => expect(asksWhereToCut(said)).toBe(isAsked))
