import type { Snapshot } from '#advisor/snapshot.ts'
import { emptySnapshot } from '#advisor/testing/memory.ts'

const date = '2026-11-15'
const updatedAt = '2026-11-15T12:00:00.000Z'

type Rows = readonly (readonly [name: string, dollars: number])[]

interface Stored {
  expenses?: Rows
  income?: Rows
  goals?: Rows
  assets?: Rows
  liabilities?: Rows
  profile?: Partial<Snapshot['profile']>
}

/** Somebody of whom these rows are kept, numbered as they were told. */
export function keeping({
  expenses = [],
  income = [],
  goals = [],
  assets = [],
  liabilities = [],
  profile,
}: Stored): Snapshot {
  const rows = <Row>(list: Rows, make: (id: number, name: string, cents: number) => Row) =>
    list.map(([name, dollars], at) => make(at + 1, name, Math.round(dollars * 100)))
  const empty = emptySnapshot(date)
  return {
    ...empty,
    profile: { ...empty.profile, ...profile },
    expenses: rows(expenses, (id, category, amount) => ({ id, category, amount, date })),
    income: rows(income, (id, source, amount) => ({ id, source, amount, date })),
    goals: rows(goals, (id, name, targetAmount) => ({
      id,
      name,
      targetAmount,
      currentAmount: 0,
      description: '',
    })),
    assets: rows(assets, (id, name, value) => ({
      id,
      name,
      value,
      category: 'Investments',
      notes: null,
      updatedAt,
    })),
    liabilities: rows(liabilities, (id, name, amount) => ({
      id,
      name,
      amount,
      interestRate: 20,
      category: 'Credit Cards',
      notes: null,
      minimumPayment: null,
      updatedAt,
    })),
  }
}
