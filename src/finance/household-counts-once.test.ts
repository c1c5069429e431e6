import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { assetCategories, liabilityCategories } from './balance-sheet.ts'
import { type HouseholdFacts, isDerived, readHousehold } from './household.ts'
import { MAX_CENTS, subtractMoney, sumMoney } from './money.ts'

describe('whatever is known', () => {
  const amount = fc.oneof(fc.integer({ min: 0, max: MAX_CENTS }), fc.integer({ min: 0, max: 5 }))
  const names = fc.constantFrom(
    'Savings',
    'Checking',
    'Ally',
    'Emergency Fund',
    'Debt Payoff',
    'Retire',
    'House',
  )
  const sample = fc.boolean()
  const facts: fc.Arbitrary<HouseholdFacts> = fc.record({
    profile: fc.record({
      income: fc.option(amount),
      incomeBasis: fc.option(fc.constantFrom('gross' as const, 'net' as const)),
      takeHome: fc.option(amount),
      expenses: fc.option(amount),
      savings: fc.option(amount),
      debt: fc.option(amount),
    }),
    income: fc.array(fc.record({ id: fc.nat(), source: names, amount, sample }), { maxLength: 4 }),
    expenses: fc.array(fc.record({ id: fc.nat(), category: names, amount, sample }), { maxLength: 4 }),
    goals: fc.array(fc.record({ id: fc.nat(), name: names, currentAmount: amount, sample }), {
      maxLength: 4,
    }),
    assets: fc.array(
      fc.record({ id: fc.nat(), name: names, value: amount, category: fc.constantFrom(...assetCategories) }),
      { maxLength: 5 },
    ),
    liabilities: fc.array(
      fc.record({ id: fc.nat(), name: names, amount, category: fc.constantFrom(...liabilityCategories) }),
      { maxLength: 5 },
    ),
  })
  const always = (check: (facts: HouseholdFacts) => void) =>
    fc.assert(fc.property(facts, check), { numRuns: 500 })
  const amounts = (lines: readonly { amount: number }[]) => sumMoney(lines.map((line) => line.amount))

  test('totals are their lines, and every row stands in them once', () => {
    always((known) => {
      const { income, spending, owned, owed, netWorth } = readHousehold(known)
      for (const { lines, total } of [income, spending, owned, owed]) expect(total).toBe(amounts(lines))
      expect(netWorth).toBe(subtractMoney(owned.total, owed.total))
      expect(owned.lines.filter((line) => !isDerived(line))).toHaveLength(known.assets.length)
      expect(owed.lines.filter((line) => !isDerived(line))).toHaveLength(known.liabilities.length)
    })
  })

  test('nothing counts twice: what is derived is never more than was stated, nor than is left of it', () => {
    always((known) => {
      const { income, spending, owned, owed } = readHousehold(known)
      const stated = known.profile
      const own = <Row extends { sample?: boolean | undefined }>(rows: readonly Row[]) =>
        rows.filter((row) => !row.sample)
      // A source of income of one's own leaves nothing to the profile; of what is spent it may leave the rest.
      expect(income.lines.some(isDerived) && own(known.income).length > 0).toBe(false)
      // Of one pay told before and after tax one side counts.
      expect(income.lines.filter(isDerived).length).toBeLessThanOrEqual(1)
      expect(spending.lines.some(isDerived) && spending.total !== stated.expenses).toBe(false)
      expect(owed.total).toBe(Math.max(stated.debt ?? 0, amounts(known.liabilities)))
      const derived = owned.lines.filter(isDerived)
      const savings = derived.filter((line) => line.source.kind === 'profile')
      expect(savings.length).toBeLessThanOrEqual(1)
      expect(amounts(savings)).toBeLessThanOrEqual(stated.savings ?? 0)
      const put = sumMoney(own(known.goals).map((one) => one.currentAmount))
      expect(amounts(derived)).toBeLessThanOrEqual(Math.max(stated.savings ?? 0, put))
    })
  })

  test('making every derived line a row changes no total and leaves none to derive', () => {
    always((known) => {
      const before = readHousehold(known)
      const made = before.owned.lines.filter(isDerived)
      const after = readHousehold({
        ...known,
        assets: [
          ...known.assets,
          ...made.map(({ name, amount: value, category }, id) => ({ id, name, value, category })),
        ],
        liabilities: [
          ...known.liabilities,
          ...before.owed.lines.filter(isDerived).map((line) => ({ ...line, id: 0 })),
        ],
      })
      expect(after.owed.lines.filter(isDerived)).toEqual([])
      expect(after.owned.lines.filter(isDerived)).toEqual([])
      expect(after.netWorth).toBe(before.netWorth)
    })
  })
})
