import { expect, test } from 'vitest'
import { earning, snapshotWith } from '#advisor/planning/testing/rows.ts'
import { payAlone } from './pay-alone.ts'

const income = [earning(1, 'My pay', 2500), earning(2, "Husband's pay", 3000)]

test.each([
  ['could we live on just mine?', [1]],
  ['can we make it on only my salary', [1]],
  ['what if it was on my pay alone', [1]],
  ['can we get by on just his pay', [2]],
  ['could we do it with only my husbands', [2]],
  ['on his paycheck alone are we ok', [2]],
  ['what do we have left', []],
  ['it is just my rent that worries me', []],
])('%s', (text, ids) => expect(payAlone(text, snapshotWith({ income })).map(({ id }) => id)).toEqual(ids))

test('pay before tax is not lived on where take-home is known', () => {
  const profile = { ...snapshotWith({}).profile, income: 6_600_000, incomeBasis: 'gross' as const }
  const snapshot = snapshotWith({ income, profile, takeHome: { amount: 420_000, isAside: false } })
  expect(payAlone('can we live on just mine', snapshot)).toEqual([])
})
