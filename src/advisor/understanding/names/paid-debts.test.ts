import { expect, test } from 'vitest'
import { isMoneyLike, readMessage } from '#advisor/understanding/reading/reading.ts'
import { withPaidDebts } from './paid-debts.ts'

/** What the second amount, a cost called so, is called after the first, a debt called so. */
function paidFor(
  text: string,
  debt: string,
  cost: string,
  category: 'Auto Loans' | 'Mortgage' = 'Auto Loans',
) {
  const reading = readMessage(text)
  const [owed, paid] = reading.amounts.filter((amount) => isMoneyLike(amount) && amount.value > 100)
  if (!owed || !paid) return null
  const found = withPaidDebts(reading, [
    { change: { kind: 'expense', id: null, name: cost, amount: 1 }, amount: paid, certainty: 1 },
    { change: { kind: 'liability', id: null, name: debt, category, amount: 1 }, amount: owed, certainty: 1 },
  ])
  return found[0]?.change.kind === 'expense' ? found[0].change.name : null
}

test('what is paid right behind a debt is called after it', () => {
  expect(paidFor("Lyle's truck isn't: $33,300 at 7.75, $705 a month", "Lyle's truck", 'Barn')).toBe(
    "Lyle's truck",
  )
  expect(paidFor('the Rav4, 8,100 at 3.9, which goes $335 a month', 'Rav4', 'Which goes')).toBe('Rav4')
  const balance = "The balance is $141,600, 4.25%, and it's $1,098 a month"
  expect(paidFor(balance, 'Balance', 'Rent', 'Mortgage')).toBe('Mortgage')
  const nameless = '312,800 at 6.2, 2,301 a month, and no other debt of any kind'
  expect(paidFor(nameless, 'Debt', 'Debt', 'Mortgage')).toBe('Mortgage')
})

test('what has a name of its own keeps it', () => {
  expect(paidFor('the Visa is 4,200, rent 900', 'Visa', 'Rent')).toBe('Rent')
  expect(paidFor('4,200 on the Visa, 900 a month for rent', 'Visa', 'Rent')).toBe('Rent')
})
