import fc from 'fast-check'
import { expect, test } from 'vitest'
import { fullSnapshot, snapshotWith } from '#advisor/planning/testing/sample-household.ts'
import { readHousehold } from '#finance/household.ts'
import { toHealthSnapshot } from './health-data.ts'
import { householdTotals } from './household-totals.ts'

const amount = fc.option(fc.integer({ min: 0, max: 10_000_000 }))
const name = fc.constantFrom('Savings', 'Checking', 'Ally', 'House')

test('the advisor’s totals are the household’s, whatever is known', () => {
  const told = fc.record({
    profile: fc.record({ income: amount, expenses: amount, savings: amount, debt: amount }),
    assets: fc.dictionary(name, fc.tuple(fc.nat(90_000), fc.constant('Cash and Equivalents' as const))),
    debts: fc.dictionary(
      name,
      fc.tuple(fc.nat(90_000), fc.nat(30), fc.nat(500), fc.constant('Personal Loans' as const)),
    ),
    goals: fc.dictionary(name, fc.tuple(fc.integer({ min: 1, max: 90_000 }), fc.nat(90_000))),
    income: fc.dictionary(name, fc.nat(9000)),
    expenses: fc.dictionary(name, fc.nat(9000)),
  })
  fc.assert(
    fc.property(told, (known) => {
      const snapshot = snapshotWith(known)
      const { income, spending, owned, owed, netWorth } = readHousehold(snapshot)
      const totals = { income, expenses: spending, assets: owned, debt: owed } as const
      for (const [total, { total: sum }] of Object.entries(totals)) {
        expect(householdTotals[total as keyof typeof totals](snapshot)?.value ?? 0).toBe(sum)
      }
      expect(householdTotals.networth(snapshot)?.value ?? 0).toBe(netWorth)
      expect(toHealthSnapshot(snapshot).netWorth ?? 0).toBe(netWorth)
    }),
  )
})

test('every part of a total says where it is known from', () => {
  const snapshot = { ...fullSnapshot, profile: { ...fullSnapshot.profile, debt: 9_999_900 } }
  expect(householdTotals.debt(snapshot)?.source).toMatchObject({ kind: 'formula' })
  const only = snapshotWith({ profile: { savings: 500_000 } })
  expect(householdTotals.assets(only)?.source).toEqual({ kind: 'profile', field: 'savings' })
})
