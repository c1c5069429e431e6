import { expect, test } from 'vitest'
import type { Outcome } from '#advisor/executing/outcome.ts'
import { isBelieved } from './is-believed.ts'

type OfSum = Extract<Outcome, { kind: 'sum' }>

const sum = (kind: string, rest: Partial<OfSum>) =>
  isBelieved({ kind: 'sum', made: { record: { kind } }, before: null, ...rest } as OfSum)

test('what takes up an earlier figure must be likelier than what the message says itself', () => {
  expect(sum('product', { chance: 0.45 })).toBe(true)
  expect(sum('product', { chance: 0.45, leans: true })).toBe(false)
  expect(sum('runway', { chance: 0.25 })).toBe(true)
  expect(sum('runway', { chance: 0.25, leans: true })).toBe(false)
})

test('a sum with several numbers of its own is no chance, arithmetic is', () => {
  expect(sum('growth', { chance: 0.05, said: 3 })).toBe(true)
  expect(sum('growth', { chance: 0.05, said: 2 })).toBe(false)
  expect(sum('difference', { chance: 0.05, said: 3 })).toBe(false)
})

test('each of several things that are asked takes its part of the chance', () => {
  expect(sum('payoff-time', { chance: 0.15 })).toBe(false)
  expect(sum('payoff-time', { chance: 0.15, among: 2 })).toBe(true)
})
