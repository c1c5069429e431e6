import { expect, test } from 'vitest'
import { owing, snapshotWith, spending } from '#advisor/planning/testing/rows.ts'
import { emptySnapshot } from '#advisor/testing/memory.ts'
import { paymentsBesides } from './payments-besides.ts'

const rent = spending(1, 'Rent', 1500)
const visa = owing(1, 'Visa', 4000, 24, 120)
const car = owing(2, 'Car loan', 11_000, 8, 410, 'Auto Loans')

test.each([
  ['what is paid on debts', [rent], [visa, car], 53_000],
  ['not what a cost stands for', [rent, spending(2, 'Car payment', 412)], [visa, car], 12_000],
  ['nor a cost of the same amount', [rent, spending(2, 'Card', 120)], [visa], undefined],
  ['nothing of a debt without a payment', [rent], [owing(3, 'Discover', 900, 20)], undefined],
])('%s', (_, expenses, liabilities, cents) =>
  expect(paymentsBesides(snapshotWith({ expenses, liabilities }))?.value).toBe(cents),
)

test('a total that was told has the payments in it', () => {
  const { profile } = emptySnapshot()
  const snapshot = snapshotWith({ profile: { ...profile, expenses: 390_000 }, liabilities: [visa] })
  expect(paymentsBesides(snapshot)).toBeNull()
})
