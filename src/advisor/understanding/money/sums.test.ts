import { expect, test } from 'vitest'
import { talk } from '#advisor/testing/memory.ts'
import { toDollars } from '#finance/money.ts'

test('the sum of debts that are told one by one is their total, not another debt', () => {
  const { profile, liabilities } = talk([
    'I owe 7,905 on my Amex, 11,260 on the Chase card and 648 on the Old Navy card. Altogether I owe 19,813.',
  ]).snapshot
  expect(liabilities.map(({ amount }) => toDollars(amount)).toSorted((a, b) => a - b)).toEqual([
    648, 7905, 11_260,
  ])
  expect(toDollars(profile.debt ?? 0)).toBe(19_813)
})

test.each(['rent 1,500, groceries 900, car 600', 'my mortgage is 1,700, bills 800, food 700 and gas 200'])(
  'a home costs what others come to by chance: %s',
  (text) => {
    const { profile, expenses } = talk([text]).snapshot
    expect(profile.expenses).toBeNull()
    expect(expenses.length).toBeGreaterThan(2)
  },
)

test('a line of a list costs what others come to by chance, and a total is one', () => {
  const list = 'rent 1350\nphone 85\ninternet 70\nelectric 110\n'
  const told = (line: string) => talk([`my month:\n${list}${line}`]).snapshot
  expect(told('student loan 265').profile.expenses).toBeNull()
  expect(told('student loan 265').expenses.map(({ category }) => category)).toContain('Student loan')
  expect(toDollars(told('total 1615').profile.expenses ?? 0)).toBe(1615)
})

test('a home costs once what it is said to be made of', () => {
  const { expenses } = talk(['my rent is 1,400, 1,150 plus 250 for the garage']).snapshot
  expect(expenses.map(({ amount }) => toDollars(amount))).not.toContain(1400)
})

test('a debt as large as another is no sum', () => {
  const { liabilities } = talk(['I owe 2,000 on my Visa and 2,000 on my Discover card']).snapshot
  expect(liabilities).toHaveLength(2)
})

test("what is said with 'let's say' is not stored", () => {
  expect(talk(["let's say I owe 10k at 20%. what's the interest per month?"]).facts).toEqual([])
})
