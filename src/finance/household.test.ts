import { describe, expect, test } from 'vitest'
import type { AssetCategory } from './balance-sheet.ts'
import { type HouseholdFacts, isClearlyDifferent, isDerived, readHousehold } from './household.ts'
import { sumMoney, toCents } from './money.ts'

const nothing: HouseholdFacts = {
  profile: { income: null, incomeBasis: null, expenses: null, savings: null, debt: null },
  income: [],
  expenses: [],
  goals: [],
  assets: [],
  liabilities: [],
}
const withProfile = (profile: Partial<HouseholdFacts['profile']>): HouseholdFacts => ({
  ...nothing,
  profile: { ...nothing.profile, ...profile },
})
const asset = (name: string, dollars: number, category: AssetCategory, id = 1) => ({
  id,
  name,
  value: toCents(dollars),
  category,
})
const cash = (name: string, dollars: number) => asset(name, dollars, 'Cash and Equivalents')
const debt = (name: string, dollars: number) => ({
  id: 1,
  name,
  amount: toCents(dollars),
  category: 'Credit Cards' as const,
})
const goal = (name: string, dollars: number, id = 1) => ({ id, name, currentAmount: toCents(dollars) })

/** As it was told in the first two messages. */
const told: HouseholdFacts = {
  profile: { ...nothing.profile, income: toCents(82_000), savings: toCents(14_000) },
  income: [],
  expenses: [
    { id: 1, category: 'Rent', amount: toCents(1650) },
    { id: 2, category: 'Groceries', amount: toCents(520) },
  ],
  goals: [],
  assets: [asset('401(k)', 38_000, 'Retirement Accounts')],
  liabilities: [debt('Visa', 6200), debt('Student loan', 21_000)],
}

describe('a household as it was told', () => {
  const household = readHousehold(told)

  test('has income from the profile while the budget has no row, and says that nobody told its basis', () => {
    expect(household.income).toMatchObject({
      lines: [
        {
          name: 'Salary',
          amount: 683_333,
          source: { kind: 'profile', field: 'income', stated: toCents(82_000) },
        },
      ],
      total: 683_333,
      basis: null,
    })
    expect(household.surplus).toEqual({ amount: 683_333 - toCents(2170), basis: null })
  })

  test('owns its savings beside the account', () => {
    expect(household.owned.lines.map(({ name, amount }) => [name, amount])).toEqual([
      ['401(k)', toCents(38_000)],
      ['Savings', toCents(14_000)],
    ])
    expect(household.owned.total).toBe(toCents(52_000))
    expect(household.netWorth).toBe(toCents(24_800))
  })

  test('says what its lists add up to where the profile is empty', () => {
    expect(household.listed).toEqual({
      income: null,
      expenses: toCents(2170),
      savings: null,
      debt: toCents(27_200),
    })
  })
})

describe('income and spending', () => {
  test('rows come before the profile, and are take-home pay', () => {
    const { income } = readHousehold({
      ...told,
      profile: { ...told.profile, incomeBasis: 'gross' },
      income: [{ id: 9, source: 'Salary', amount: toCents(5100) }],
    })
    expect([income.total, income.basis, income.lines.length]).toEqual([toCents(5100), 'net', 1])
    expect(income.stated.map(({ amount }) => amount)).toEqual([683_333])
  })

  test.each([
    ['one row leaves the rest of what was stated', 4100, [300], [300, 3800]],
    ['several leave the rest of it, too', 4100, [1900, 900], [1900, 900, 1300]],
    ['rows that say nearly all of it say it all', 4100, [1900, 1900], [1900, 1900]],
    ['rows that say more count', 1000, [1200], [1200]],
    ['without rows it counts alone', 4100, [], [4100]],
  ])('spending: %s', (_, stated, rows, lines) => {
    const { spending } = readHousehold({
      ...withProfile({ expenses: toCents(stated) }),
      expenses: rows.map((amount, id) => ({ id, category: `Row ${id}`, amount: toCents(amount) })),
    })
    expect(spending.lines.map(({ amount }) => amount)).toEqual(lines.map(toCents))
  })

  test('rows of the example count nowhere', () => {
    const { income, spending, owned } = readHousehold({
      ...withProfile({ income: toCents(60_000), incomeBasis: 'net', expenses: toCents(3000) }),
      income: [{ id: 1, source: 'Salary', amount: toCents(4000), sample: true }],
      expenses: [{ id: 1, category: 'Rent', amount: toCents(1200), sample: true }],
      goals: [{ ...goal('Emergency Fund', 6500), sample: true }],
    })
    expect([income.total, income.basis]).toEqual([toCents(5000), 'net'])
    expect([spending.total, owned.total]).toEqual([toCents(3000), 0])
  })

  test('pay after tax is what one takes home', () => {
    const facts = withProfile({ income: toCents(60_000), incomeBasis: 'net', expenses: toCents(3000) })
    expect(readHousehold(facts).surplus).toEqual({ amount: toCents(2000), basis: 'net' })
    expect(readHousehold(nothing).surplus).toBeNull()
    expect(readHousehold(withProfile({ expenses: 5 })).surplus).toBeNull()
  })

  test('of pay told before and after tax the month goes by what is left', () => {
    const pay = { income: toCents(68_000), incomeBasis: 'gross' as const, takeHome: toCents(4100) }
    const { income } = readHousehold(withProfile(pay))
    expect([income.total, income.basis]).toEqual([toCents(4100), 'net'])
    expect(income.lines).toMatchObject([
      { name: 'Take-home pay', source: { kind: 'profile', field: 'takeHome', stated: toCents(4100) } },
    ])
  })

  test('a stated zero is no line', () => {
    const facts = withProfile({ income: 0, expenses: 0, savings: 0, debt: 0 })
    expect(readHousehold(facts)).toEqual({ ...readHousehold(nothing) })
  })
})

describe('stated savings', () => {
  const ownedWith = (savings: number, ...assets: HouseholdFacts['assets'][number][]) =>
    readHousehold({ ...withProfile({ savings: toCents(savings) }), assets })

  test.each([
    ['cash that is named like savings', cash('Savings account', 9000)],
    ['an emergency fund', cash('Emergency fund', 14_500)],
    ['cash of that very amount', cash('Ally', 14_000)],
    ['an investment of that very amount', asset('Brokerage', 14_000, 'Investments')],
    ['cash that is more', cash('Ally', 20_000)],
  ])('are recognised in %s', (_, listed) => {
    const { owned, doubtfulCash } = ownedWith(14_000, listed)
    expect([owned.total, doubtfulCash]).toEqual([listed.value, []])
  })

  test.each([
    ['a checking account', cash('Checking', 2000)],
    ['a car of the same value', asset('Car', 14_000, 'Vehicles')],
    ['a retirement account', asset('401(k)', 38_000, 'Retirement Accounts')],
  ])('are apart from %s', (_, listed) => {
    const { owned, doubtfulCash } = ownedWith(14_000, listed)
    expect([owned.total, doubtfulCash]).toEqual([listed.value + toCents(14_000), []])
  })

  test('may include other cash: only the rest counts, and what is in doubt is named', () => {
    const ally = cash('Ally', 5000)
    const { owned, doubtfulCash, listed } = ownedWith(14_000, ally)
    expect(listed.savings).toBeNull()
    expect(owned.lines.at(-1)).toMatchObject({ name: 'Other savings', amount: toCents(9000) })
    expect([owned.total, doubtfulCash]).toEqual([toCents(14_000), [ally]])
  })

  test('made into an asset are the asset alone', () => {
    const before = ownedWith(14_000)
    const line = before.owned.lines.find(isDerived)
    const after = ownedWith(14_000, cash(line?.name ?? '', 14_000))
    expect(after.owned.lines.filter(isDerived)).toEqual([])
    expect(after.netWorth).toBe(before.netWorth)
  })
})

describe('what goals hold', () => {
  const linesOf = (facts: Partial<HouseholdFacts>) =>
    readHousehold({ ...nothing, ...facts })
      .owned.lines.filter(isDerived)
      .map(({ name, amount, source }) => [name, amount / 100, source.kind])

  test('counts where nothing else can hold it', () => {
    expect(linesOf({ goals: [goal('Emergency Fund', 6500), goal('Trip', 900, 2)] })).toEqual([
      ['Emergency Fund', 6500, 'goal'],
      ['Trip', 900, 'goal'],
    ])
  })

  test('is part of savings and cash as far as they reach', () => {
    expect(
      linesOf({ goals: [goal('House', 6500)], profile: withProfile({ savings: 500_000 }).profile }),
    ).toEqual([
      ['Savings', 5000, 'profile'],
      ['House', 1500, 'goal'],
    ])
    expect(linesOf({ goals: [goal('House', 6500)], assets: [cash('Ally', 7000)] })).toEqual([])
  })

  test('is an asset of the same name, and a debt paid off is nothing that is owned', () => {
    const boat = asset(' the BOAT', 100, 'Other Assets')
    expect(linesOf({ goals: [goal('The boat', 6500)], assets: [boat] })).toEqual([])
    expect(linesOf({ goals: [goal('Debt Payoff', 8000), goal('Pay off Visa', 50)] })).toEqual([])
  })

  test('of retirement lies in retirement accounts first', () => {
    const pension = asset('401(k)', 30_000, 'Retirement Accounts')
    expect(linesOf({ goals: [goal('Retirement', 30_000)], assets: [pension] })).toEqual([])
    expect(linesOf({ goals: [goal('House', 30_000)], assets: [pension] })).toEqual([
      ['House', 30_000, 'goal'],
    ])
  })
})

describe('stated debt', () => {
  test.each([
    [undefined, 27_200, 0],
    [20_000, 27_200, 0],
    [27_200, 27_200, 0],
    [30_000, 30_000, 2800],
  ])('%s beside 27,200 of liabilities is %d owed, %d of it from the profile', (stated, total, rest) => {
    const profile = { ...told.profile, debt: stated === undefined ? null : toCents(stated) }
    const { owed } = readHousehold({ ...told, profile })
    const derived = owed.lines.filter(isDerived)
    expect([owed.total, sumMoney(derived.map(({ amount }) => amount))]).toEqual([
      toCents(total),
      toCents(rest),
    ])
    expect(derived.map(({ name, category }) => [name, category])).toEqual(
      rest > 0 ? [['Other debt', 'Other Debt']] : [],
    )
  })

  test('alone is one line', () => {
    const { owed } = readHousehold(withProfile({ debt: 5 }))
    expect(owed.lines.map(({ name, amount }) => [name, amount])).toEqual([['Debt', 5]])
  })
})

test('a figure told roundly is the same figure', () => {
  expect([isClearlyDifferent(27_000, 27_200), isClearlyDifferent(20_000, 27_200)]).toEqual([false, true])
  expect([isClearlyDifferent(0, 0), isClearlyDifferent(0, 1)]).toEqual([false, true])
})
