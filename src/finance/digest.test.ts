import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  collectDigest,
  compareDigests,
  type DigestSnapshot,
  digestTopics,
  hasChanged,
  hasContent,
} from './digest.ts'
import { toCents } from './money.ts'

const person: DigestSnapshot = {
  monthlyIncome: toCents(5000),
  monthlyExpenses: toCents(3000),
  expenses: [
    { category: 'Rent', amount: toCents(2000) },
    { category: 'Groceries', amount: toCents(600) },
    { category: 'groceries ', amount: toCents(400) },
  ],
  cash: toCents(12_000),
  assets: [{ value: toCents(12_000) }, { value: toCents(8000) }],
  debts: [
    { name: 'Card', amount: toCents(4000), interestRate: 24 },
    { name: 'Car', amount: toCents(6000), interestRate: 4 },
  ],
  goals: [
    { id: 1, name: 'House', currentAmount: toCents(10_000), targetAmount: toCents(50_000) },
    { id: 2, name: 'Bike', currentAmount: toCents(900), targetAmount: toCents(900) },
  ],
}
const nobody: DigestSnapshot = { expenses: [], goals: [] }
/** As it comes back from the store. */
const keep = (snapshot: DigestSnapshot) =>
  JSON.parse(JSON.stringify(collectDigest(snapshot))) as ReturnType<typeof collectDigest>
const withContent = (snapshot: DigestSnapshot) =>
  digestTopics.filter((topic) => hasContent(collectDigest(snapshot), topic))

describe('the figures of a moment', () => {
  test('come from the balance sheet, the budget, the goals and the check-up', () => {
    expect(collectDigest(person)).toEqual({
      netWorth: toCents(10_000),
      monthlyIncome: toCents(5000),
      monthlyExpenses: toCents(3000),
      categories: [
        { category: 'Rent', total: toCents(2000) },
        { category: 'Groceries', total: toCents(1000) },
      ],
      goals: [
        { id: 1, name: 'House', currentAmount: toCents(10_000), targetAmount: toCents(50_000), months: 20 },
        { id: 2, name: 'Bike', currentAmount: toCents(900), targetAmount: toCents(900), months: 0 },
      ],
      // 4,000 at 24% and 6,000 at 4% cost 80 and 20 a month; (4,000 * 24 + 6,000 * 4) / 10,000 = 12.
      interest: { monthly: toCents(100), averageRate: expect.closeTo(12, 9) },
      step: expect.objectContaining({ code: 'high-interest-debt', priority: 1 }),
    })
  })

  test('are unknown rather than zero where nothing is stored', () => {
    expect(collectDigest(nobody)).toEqual({
      netWorth: null,
      monthlyIncome: null,
      monthlyExpenses: null,
      categories: [],
      goals: [],
      interest: null,
      step: expect.objectContaining({ code: 'missing-data' }),
    })
  })

  test('a goal is never reached when nothing is left over', () => {
    const { goals } = collectDigest({ ...person, monthlyExpenses: toCents(5000) })
    expect(goals.map(({ months }) => months)).toEqual([null, 0])
  })
})

describe('what there is to tell', () => {
  test('nothing about somebody of whom nothing is known, everything about somebody with everything', () => {
    expect(withContent(nobody)).toEqual([])
    expect(withContent(person)).toEqual([...digestTopics])
  })

  test('goals that are reached are no matter of inflation', () => {
    expect(withContent({ ...nobody, goals: person.goals.slice(1) })).toEqual(['goals', 'advice'])
  })

  test('a budget alone brings advice along', () => {
    expect(withContent({ ...nobody, monthlyIncome: toCents(10) })).toEqual(['budget', 'advice'])
  })
})

describe('what has changed', () => {
  const changed = (now: DigestSnapshot, before: DigestSnapshot | null) =>
    digestTopics.filter((topic) => hasChanged(collectDigest(now), before && keep(before), topic))

  test('nothing when the figures are the same, also after a stay in the store', () => {
    expect(changed(person, person)).toEqual([])
    expect(changed(nobody, nobody)).toEqual([])
  })

  test('whatever there is to tell when there was no digest before', () => {
    expect(changed(person, null)).toEqual([...digestTopics])
    expect(changed(nobody, null)).toEqual([])
  })

  test('only the topics that show it', () => {
    const goals = [
      {
        ...person.goals[0],
        id: 1,
        name: 'House',
        currentAmount: toCents(10_001),
        targetAmount: toCents(50_000),
      },
    ]
    expect(changed({ ...person, goals: [...goals, ...person.goals.slice(1)] }, person)).toEqual(['goals'])
    expect(changed({ ...person, assets: [{ value: toCents(20_001) }] }, person)).toEqual(['budget'])
  })

  test('by how much, the largest first', () => {
    const now = {
      ...person,
      monthlyExpenses: toCents(3250),
      expenses: [
        { category: 'RENT', amount: toCents(2000) },
        { category: 'Groceries', amount: toCents(950) },
        { category: 'Gym', amount: toCents(300) },
      ],
      assets: [{ value: toCents(19_500) }],
      goals: [
        { id: 1, name: 'My house', currentAmount: toCents(10_500), targetAmount: toCents(50_000) },
        { id: 3, name: 'Boat', currentAmount: 0, targetAmount: toCents(100) },
      ],
    }
    expect(compareDigests(collectDigest(now), keep(person))).toEqual({
      netWorth: toCents(-500),
      monthlyIncome: 0,
      monthlyExpenses: toCents(250),
      categories: [
        { category: 'Gym', change: toCents(300) },
        { category: 'Groceries', change: toCents(-50) },
      ],
      goals: new Map([[1, toCents(500)]]),
    })
  })

  test('a category that is gone went down to nothing', () => {
    const now = { ...person, expenses: person.expenses.slice(1) }
    expect(compareDigests(collectDigest(now), keep(person)).categories).toEqual([
      { category: 'Rent', change: toCents(-2000) },
    ])
  })

  test('nothing to compare with is no change from zero', () => {
    for (const before of [null, keep(nobody)]) {
      expect(compareDigests(collectDigest(person), before)).toMatchObject({
        netWorth: null,
        monthlyIncome: null,
        monthlyExpenses: null,
        goals: new Map(),
      })
    }
  })

  test('changes of categories add up to the change of their sum', () => {
    const expenses = fc.array(
      fc.record({ category: fc.constantFrom('a', 'A ', 'b', 'c'), amount: fc.integer({ min: 0, max: 1e9 }) }),
    )
    fc.assert(
      fc.property(expenses, expenses, (now, before) => {
        const sum = (items: { amount: number }[]) => items.reduce((total, { amount }) => total + amount, 0)
        const { categories } = compareDigests(
          collectDigest({ ...nobody, expenses: now }),
          collectDigest({ ...nobody, expenses: before }),
        )
        expect(categories.reduce((total, { change }) => total + change, 0)).toBe(sum(now) - sum(before))
      }),
    )
  })
})
