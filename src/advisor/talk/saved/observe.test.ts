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

test('a rate alone makes no interest of all debts, and a small bill no budget', () => {
  const debt = { id: 1, name: 'Visa', amount: 300_000, interestRate: 24, category: 'Credit Cards' as const }
  const rest = { notes: null, minimumPayment: null, updatedAt: '2026-03-01T00:00:00.000Z' }
  const liabilities = [
    { ...debt, ...rest },
    { ...debt, ...rest, id: 2, name: 'Chase', interestRate: 0 },
  ]
  const { id, name, category, interestRate } = debt
  const fact = factOf({ kind: 'liability', id, name, category, interestRate }, '24')
  const { said } = say('24', { facts: [fact], snapshot: { ...unknownPerson, liabilities } })
  expect(said).toContain('$6,000 in all')
  expect(said).not.toContain('interest')
  const profile = { ...unknownPerson.profile, income: 6_000_000 }
  const expenses = [{ id: 1, category: 'Netflix', amount: 1500, date: '2026-03-01' }]
  const bill = factOf({ kind: 'expense', id: null, name: 'Netflix', amount: 1500 }, 'netflix is 15')
  expect(
    say('netflix is 15', { facts: [bill], snapshot: { ...unknownPerson, profile, expenses } }).said,
  ).not.toContain('leaves')
})

test('when a debt is gone, once its rate and what is paid on it are told', () => {
  const debt = { id: 1, name: 'Visa', amount: 100_000, interestRate: 24, category: 'Credit Cards' as const }
  const rest = { notes: null, minimumPayment: 20_000, updatedAt: '2026-03-01T00:00:00.000Z' }
  const { id, name, category, interestRate } = debt
  const fact = factOf({ kind: 'liability', id, name, category, interestRate }, 'its 24')
  const hear = (minimumPayment: number | null) =>
    say('its 24', {
      facts: [fact],
      snapshot: { ...unknownPerson, liabilities: [{ ...debt, ...rest, minimumPayment }] },
    }).said
  expect(hear(20_000)).toMatch(/At \$200 a month it.s gone in 6 months/)
  expect(hear(1000)).not.toContain('gone in')
  expect(hear(null)).toMatch(/each month/)
})

const date = '2026-03-01'
const costs = [
  ['Rent', 130_000],
  ['Food', 40_000],
  ['Gym', 3000],
] as const
const listed = costs.map(([name, amount]) => factOf({ kind: 'expense', id: null, name, amount }, name))
const expenses = costs.map(([category, amount], id) => ({ id: id + 1, category, amount, date }))

test('what a list of costs comes to, with the largest of them, and what it leaves', () => {
  const list = { facts: listed, dialogue: talking }
  const alone = say('rent 1300 food 400 gym 30', { ...list, snapshot: { ...unknownPerson, expenses } })
  expect(alone.said).toContain('$1,730 a month goes out, the most for rent: $1,300.')
  const profile = { ...unknownPerson.profile, income: 3_600_000 }
  const paid = say('rent 1300 food 400 gym 30', {
    ...list,
    snapshot: { ...unknownPerson, expenses, profile },
  })
  expect(paid.said).toMatch(/\$1,730 a month goes out, the most for rent: \$1,300\. That leaves \$1,270/)
})

test('what several things owned or owed come to, and the worth of it all', () => {
  const rest = { notes: null, updatedAt: '2026-03-01T00:00:00.000Z' }
  const assets = [
    { id: 1, name: 'Checking', value: 230_000, category: 'Cash and Equivalents' as const, ...rest },
    { id: 2, name: '401k', value: 4_800_000, category: 'Retirement Accounts' as const, ...rest },
  ]
  const owned = assets.map(({ name, value, category }) =>
    factOf({ kind: 'asset', id: null, name, value, category }, name),
  )
  const snapshot = { ...unknownPerson, assets }
  expect(say('checking 2,300 401k 48,000', { facts: owned, snapshot, dialogue: talking }).said).toContain(
    'You own $50,300 in all.',
  )
  const debt = { interestRate: 0, category: 'Credit Cards' as const, minimumPayment: null, ...rest }
  const liabilities = [
    { id: 1, name: 'Visa', amount: 310_000, ...debt },
    { id: 2, name: 'Citi', amount: 90_000, ...debt },
  ]
  const owed = liabilities.map(({ name, amount, category }) =>
    factOf({ kind: 'liability', id: null, name, amount, category }, name),
  )
  const all = { ...snapshot, liabilities }
  expect(say('visa 3,100 and citi 900', { facts: owed, snapshot: all, dialogue: talking }).said).toContain(
    'You owe $4,000 in all, so your net worth is $46,300.',
  )
})
