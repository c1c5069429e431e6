import type { AssetCategory, LiabilityCategory } from '#finance/balance-sheet.ts'
import { toCents } from '#finance/money.ts'
import type { Snapshot } from '#advisor/snapshot.ts'
import { emptySnapshot } from '#advisor/testing/memory.ts'

const date = '2026-11-01'
const updatedAt = '2026-11-01T00:00:00.000Z'

/** What a person has told, in dollars, by name. */
export interface Told {
  income?: Record<string, number>
  expenses?: Record<string, number>
  /** Target and what is there. */
  goals?: Record<string, [target: number, current: number]>
  assets?: Record<string, [value: number, category: AssetCategory]>
  debts?: Record<string, [owed: number, rate: number, minimum: number, category: LiabilityCategory]>
  birthYear?: number
  profile?: Partial<Snapshot['profile']>
}

export function snapshotWith(told: Told): Snapshot {
  const empty = emptySnapshot()
  const rows = <Value, Row>(
    list: Record<string, Value> | undefined,
    toRow: (name: string, value: Value) => Row,
  ) => Object.entries(list ?? {}).map(([name, value], at) => ({ id: at + 1, ...toRow(name, value) }))
  return {
    ...empty,
    profile: { ...empty.profile, ...told.profile },
    birthYear: told.birthYear ?? null,
    income: rows(told.income, (source, amount) => ({ source, amount: toCents(amount), date })),
    expenses: rows(told.expenses, (category, amount) => ({ category, amount: toCents(amount), date })),
    goals: rows(told.goals, (name, [target, current]) => ({
      name,
      targetAmount: toCents(target),
      currentAmount: toCents(current),
      description: '',
    })),
    assets: rows(told.assets, (name, [value, category]) => ({
      name,
      value: toCents(value),
      category,
      notes: null,
      updatedAt,
    })),
    liabilities: rows(told.debts, (name, [amount, interestRate, minimum, category]) => ({
      name,
      amount: toCents(amount),
      interestRate,
      minimumPayment: toCents(minimum),
      category,
      notes: null,
      updatedAt,
    })),
  }
}

/** A household with something of everything. */
export const fullSnapshot = snapshotWith({
  income: { Pay: 4800, Freelance: 600 },
  expenses: { Rent: 1900, Groceries: 700, 'Eating out': 320, Car: 480, Netflix: 20 },
  goals: { 'House deposit': [60_000, 15_000], Vacation: [4000, 3000] },
  assets: {
    Savings: [14_000, 'Cash and Equivalents'],
    '401(k)': [85_000, 'Retirement Accounts'],
    Brokerage: [20_000, 'Investments'],
  },
  debts: { Visa: [4800, 24.9, 120, 'Credit Cards'], 'Car loan': [9300, 6.2, 265, 'Auto Loans'] },
  birthYear: 1986,
  profile: { retirementAge: 66, investmentRiskTolerance: 'medium' },
})

/** One who spends more than comes in, and has only told totals. */
export const tightSnapshot = snapshotWith({
  profile: { income: toCents(24_000), expenses: toCents(2400), savings: toCents(900), debt: toCents(7000) },
})
