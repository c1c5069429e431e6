import { expect, test } from 'vitest'
import { owing, snapshotWith, spending } from '#advisor/planning/testing/rows.ts'
import { emptySnapshot } from '#advisor/testing/memory.ts'
import { monthlyCosts } from './monthly-costs.ts'

const rent = spending(1, 'Rent', 1500)
const visa = owing(1, 'Visa', 4000, 24, 120)
const car = owing(2, 'Car loan', 11_000, 8, 410, 'Auto Loans')

test.each([
  ['what is paid on a debt goes out as well', [rent], [visa, car], 203_000],
  [
    'a cost that stands for the payment has it already',
    [rent, spending(2, 'Car payment', 412)],
    [visa, car],
    203_200,
  ],
  ['and so does a cost of the same amount', [rent, spending(2, 'Card', 120)], [visa], 162_000],
  ['a debt without a payment adds nothing', [rent], [owing(3, 'Discover', 900, 20)], 150_000],
])('%s', (_, expenses, liabilities, cents) =>
  expect(monthlyCosts(snapshotWith({ expenses, liabilities }))?.value).toBe(cents),
)

test('a total that was told has the payments in it', () => {
  const { profile } = emptySnapshot()
  const snapshot = snapshotWith({ profile: { ...profile, expenses: 390_000 }, liabilities: [visa] })
  expect(monthlyCosts(snapshot)?.value).toBe(390_000)
})
