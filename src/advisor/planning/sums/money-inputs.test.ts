import { expect, test } from 'vitest'
import { snapshotWith, spending } from '#advisor/planning/testing/rows.ts'
import { workOut } from '#advisor/planning/testing/work-out.ts'
import { emptySnapshot } from '#advisor/testing/memory.ts'
import { goalTime } from './goals.ts'

test('what is left of the pay is put away once more than one bill is known', () => {
  const profile = { ...emptySnapshot().profile, income: 7_200_000 }
  const rent = spending(1, 'Rent', 1700)
  const ask = (expenses: (typeof rent)[]) =>
    workOut(goalTime, { target: 2_000_000 }, { snapshot: snapshotWith({ profile, expenses }) })
  expect(ask([rent]).answer).toBe('How much can you put away each month?')
  expect(ask([rent, spending(2, 'Everything else', 3000)]).results).toMatchObject({ months: 16 })
})
