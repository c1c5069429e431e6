import { expect, test } from 'vitest'
import { snapshotWith } from '#advisor/planning/testing/rows.ts'
import { workOut } from '#advisor/planning/testing/work-out.ts'
import { windfall } from './windfall.ts'

const updatedAt = ''
const debt = { notes: null, updatedAt, minimumPayment: null }
const snapshot = snapshotWith({
  liabilities: [
    { ...debt, id: 1, name: 'Amex', amount: 400_000, interestRate: 21, category: 'Credit Cards' },
    { ...debt, id: 2, name: 'Home loan', amount: 9_000_000, interestRate: 4, category: 'Mortgage' },
  ],
})
const paid = { ...snapshot, profile: { ...snapshot.profile, income: 4_800_000, savings: 200_000 } }

test('costly debts first, then the cushion, and the rest for later', () => {
  const { answer, details, results } = workOut(windfall, { amount: 3_000_000 }, { snapshot: paid })
  expect(results).toMatchObject({ debts: 400_000, cushion: 1_000_000, rest: 1_600_000 })
  expect(answer).toContain('$4,000 clears Amex, $10,000 makes your savings 3 months of pay')
  expect(details).toContain('Home loan can wait')
})

test('less than is owed goes to the debt alone, and clears nothing', () => {
  const { answer, results } = workOut(windfall, { amount: 300_000 }, { snapshot: paid })
  expect(results).toMatchObject({ debts: 300_000, cushion: 0, rest: 0 })
  expect(answer).toContain('$3,000 goes to Amex')
})

test('less than the cushion lacks does not fill it', () => {
  const { answer } = workOut(windfall, { amount: 700_000 }, { snapshot: paid })
  expect(answer).toContain('$4,000 clears Amex')
  expect(answer).toContain('$3,000 goes into savings, on the way to 3 months of pay')
})

test('where nobody knows what is spent, it says so', () =>
  expect(workOut(windfall, { amount: 3_000_000 }, { snapshot }).details).toContain('tell me what you spend'))

test('a rate that nobody told is not called low', () => {
  const [card] = snapshot.liabilities
  const loan = {
    ...debt,
    id: 3,
    name: 'School',
    amount: 900_000,
    interestRate: null,
    category: 'Student Loans',
  }
  const owing = { ...paid, liabilities: card ? [card, { ...card, ...loan }] : [] } as typeof paid
  const { details } = workOut(windfall, { amount: 3_000_000 }, { snapshot: owing })
  expect(details).toContain('Tell me the rate of School')
  expect(details).not.toContain('can wait')
})

test('who has chosen how to share it is told the parts', () => {
  const text = 'bonus 6k. half to savings, 30% to the card, rest for fun. how much is each'
  const { answer, results } = workOut(windfall, { amount: 600_000 }, { text })
  expect(answer).toMatch(
    /^Of the \$6,000: \$3,000 for .?savings.?, \$1,800 for .?card.? and \$1,200 for .?fun/,
  )
  expect(results).toEqual({ part1: 300_000, part2: 180_000, part3: 120_000 })
  const open = 'half to savings, 30% to the card'
  expect(workOut(windfall, { amount: 600_000 }, { text: open }).answer).toContain('$1,200 is left.')
})
