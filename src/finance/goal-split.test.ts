import fc from 'fast-check'
import { expect, test } from 'vitest'
import { finishInTurn, orderGoals, saveTogether, splitSurplus } from './goal-split.ts'
import { sumMoney, toCents } from './money.ts'

const trip = { name: 'Trip', currentAmount: 0, targetAmount: toCents(1200) }
const fund = { name: 'Emergency fund', currentAmount: toCents(1000), targetAmount: toCents(9000) }
const done = { name: 'Bike', currentAmount: toCents(500), targetAmount: toCents(500) }

test('a cushion comes first, then what is nearest to done; what is done is left out', () => {
  expect(orderGoals([trip, done, fund]).map(({ name }) => name)).toEqual(['Emergency fund', 'Trip'])
})

test('one after the other, each with all of the money', () => {
  expect(finishInTurn([fund, trip], toCents(400))).toEqual([20, 23])
  expect(finishInTurn([trip], 0)).toEqual([null])
})

test('wishes are met in order, the rest goes to the first without one', () => {
  expect(splitSurplus([30_000, null, 50_000, null], 60_000).map(({ monthly }) => monthly)).toEqual([
    30_000, 0, 30_000, 0,
  ])
  expect(splitSurplus([10_000, null], 60_000).map(({ monthly }) => monthly)).toEqual([10_000, 50_000])
  expect(splitSurplus([10_000], -5)).toEqual([{ monthly: 0, wanted: 10_000 }])
})

test('never more than there is, and never less than was asked for while there is enough', () => {
  const wish = fc.option(fc.integer({ min: 0, max: 100_000 }))
  fc.assert(
    fc.property(fc.array(wish), fc.integer({ min: 0, max: 500_000 }), (wanted, surplus) => {
      const shares = splitSurplus(wanted, surplus)
      const given = sumMoney(shares.map(({ monthly }) => monthly))
      expect(given).toBeLessThanOrEqual(surplus)
      const isEnough = sumMoney(wanted.map((one) => one ?? 0)) <= surplus
      expect(!isEnough || shares.every((one) => one.monthly >= (one.wanted ?? 0))).toBe(true)
    }),
  )
})

test('what a finished goal leaves goes on to the next that waits', () => {
  const share = (monthly: number, wanted: number | null) => ({ monthly, wanted })
  const goals = [
    { remaining: 500, share: share(300, null) },
    { remaining: 400, share: share(0, null) },
  ]
  expect(saveTogether(goals, 300, 100)).toEqual([
    [0, 0],
    [300, 0],
    [500, 100],
    [500, 400],
  ])
  const fixed = [{ remaining: 500, share: share(100, 100) }]
  expect(saveTogether(fixed, 300, 2)).toEqual([[0], [100], [200]])
  expect(saveTogether([{ remaining: 5, share: share(0, null) }], 0, 100)).toEqual([[0]])
})
