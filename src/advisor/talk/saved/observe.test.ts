import { expect, test } from 'vitest'
import { rent, say } from '#advisor/talk/testing/conversation.ts'
import { factOf, fullSnapshot, unknownPerson } from '#advisor/talk/testing/turns.ts'

const talking = { sums: [], topic: 'Budgets', feeling: 'worry' } as const

test('what pay and costs leave, once both are known', () => {
  const { said } = say('rent is 1,450', { facts: [rent], snapshot: fullSnapshot, dialogue: talking })
  expect(said).toMatch(/Saved: .*\. That leaves \$[\d,.]+ a month/)
})

test('nothing while one of them is open', () => {
  const { said } = say('rent is 1,450', { facts: [rent], snapshot: unknownPerson, dialogue: talking })
  expect(said).not.toContain('leaves')
})

test('what several debts come to, with their interest', () => {
  const debt = (name: string, amount: number) => ({
    id: amount,
    name,
    amount,
    interestRate: 24,
    category: 'Credit Cards' as const,
    notes: null,
    minimumPayment: null,
    updatedAt: '2026-03-01T00:00:00.000Z',
  })
  const snapshot = { ...unknownPerson, liabilities: [debt('Visa', 100_000), debt('Chase', 200_000)] }
  const fact = factOf(
    {
      kind: 'liability',
      id: null,
      name: 'Chase',
      amount: 200_000,
      category: 'Credit Cards',
      interestRate: 24,
    },
    'chase 2,000 at 24%',
  )
  const { said } = say('chase 2,000 at 24%', { facts: [fact], snapshot, dialogue: talking })
  expect(said).toContain('That’s $3,000 in all, and $60 of interest a month.')
})
