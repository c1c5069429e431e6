import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { addMonths } from './dates.ts'
import { findOutgrown, findFollowed, monthsKnown, pastOf, trackAround } from './plan-past.ts'

const today = '2026-06-10'
const balances = [
  { id: 1, day: '2026-03-04', amount: 600 },
  { id: 2, day: '2026-04-30', amount: 50 },
  { id: 1, day: '2026-05-01', amount: 500 },
  { id: 1, day: '2026-06-02', amount: 450 },
]

describe('the past', () => {
  test('is what stood at the end of each month, and today', () => {
    expect(monthsKnown(balances, [1, 2], today)).toBe(3)
    expect(pastOf(balances, { ids: [1], months: 3, today, now: 440 })).toEqual([600, 600, 500, 440])
    expect(pastOf(balances, { ids: [2], months: 3, today, now: 50 })).toEqual([0, 50, 50, 50])
    expect(pastOf(balances, { ids: [1, 2], months: 3, today, now: 490 })).toEqual([600, 650, 550, 490])
  })

  test('begins with the first month in which anything is known, and has an end', () => {
    expect(monthsKnown(balances, [9], today)).toBe(0)
    expect(monthsKnown([{ id: 1, day: '2026-06-01', amount: 1 }], [1], today)).toBe(0)
    expect(monthsKnown([{ id: 1, day: '1990-01-01', amount: 1 }], [1], today)).toBe(60)
    // Someone who flew west has a day that is still to come.
    expect(monthsKnown([{ id: 1, day: '2026-07-01', amount: 1 }], [1], '2026-06-30')).toBe(0)
  })

  test('of a sum is the sum of pasts, whatever the order of rows', () => {
    const day = fc.integer({ min: 0, max: 400 }).map((at) => addMonths('2024-01-15', at % 30))
    const row = fc.record({ id: fc.constantFrom(1, 2), day, amount: fc.nat(1000) })
    const rows = fc.uniqueArray(row, { selector: ({ id, day: on }) => `${id} ${on}`, maxLength: 20 })
    fc.assert(
      fc.property(rows, (known) => {
        const of = (ids: number[], given = known) => pastOf(given, { ids, months: 24, today, now: 0 })
        const [one, two] = [of([1]), of([2])]
        expect(of([1, 2])).toEqual(one.map((amount, at) => amount + (two[at] ?? 0)))
        expect(of([1, 2], known.toReversed())).toEqual(of([1, 2]))
      }),
    )
  })
})

describe('the way of a plan that is followed', () => {
  const way = { planId: 4, name: 'x', since: '2026-04-08', ids: [1, 2], points: [600, 500, 400, 300] }

  test('stands beside the past as far as it goes, and ends where it ends', () => {
    expect(trackAround(way, today, 3)).toEqual({ past: [600, 500, 400], points: [400, 300] })
    expect(trackAround(way, today, 1)).toEqual({ past: [500, 400], points: [400, 300] })
    expect(trackAround(way, '2027-01-01', 2)).toEqual({ past: [300, 300, 300], points: [300] })
    expect(trackAround({ ...way, since: '2026-07-01' }, today, 2).past).toEqual([600])
    expect(trackAround({ ...way, points: [] }, today, 0)).toEqual({ past: [0], points: [0] })
  })

  test('is shown beside just what it is about, and what is done counts', () => {
    expect(findFollowed([way], [1, 2], [1, 2, 3])).toBe(way)
    expect(findFollowed([way], [1], [1])).toBe(way)
    expect(findFollowed([way], [1], [1, 2])).toBeUndefined()
    expect(findFollowed([way], [1, 2, 3], [1, 2, 3])).toBeUndefined()
    expect(findFollowed([way], [], [])).toBeUndefined()
  })

  test('is outgrown by what came later, not by what is left out or about something else', () => {
    expect(findOutgrown([way], [1, 2, 3], [1, 2, 3])).toEqual({ way, added: [3] })
    expect(findOutgrown([way], [1, 2], [1, 2, 3])).toBeNull()
    expect(findOutgrown([way], [1], [1, 2])).toBeNull()
    expect(findOutgrown([way], [3], [1, 2, 3])).toBeNull()
    const newer = { ...way, planId: 5, ids: [1, 2, 3] }
    expect(findOutgrown([way, newer], [1, 2, 3], [1, 2, 3])).toBeNull()
  })
})
