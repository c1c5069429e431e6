/** What single debts and goals stand at, and which of them a change has moved. */
import type { Cents } from './money.ts'

export const balanceKinds = ['liability', 'goal'] as const

/** What is owed on a debt, or what is there for a goal. */
export interface Balance {
  kind: (typeof balanceKinds)[number]
  itemId: number
  amount: Cents
}

interface Standing {
  liabilities: readonly { id: number; amount: Cents }[]
  goals: readonly { id: number; currentAmount: Cents; sample?: boolean | undefined }[]
}

/** The balances that changed. Whatever was removed from a list now has a balance of 0. */
export function changedBalances(before: Standing, after: Standing): Balance[] {
  const [was, is] = [balancesOf(before), balancesOf(after)]
  const gone = [...was.values()].filter((balance) => !is.has(keyOf(balance)))
  return [...is.values(), ...gone.map((balance) => ({ ...balance, amount: 0 }))].filter(
    (balance) => (was.get(keyOf(balance))?.amount ?? 0) !== balance.amount,
  )
}

const keyOf = ({ kind, itemId }: Balance) => `${kind} ${itemId}`

/** Rows of the example are nobody's. */
function balancesOf({ liabilities, goals }: Standing): Map<string, Balance> {
  const own = goals.filter(({ sample }) => !sample)
  const all: Balance[] = [
    ...liabilities.map(({ id, amount }) => ({ kind: 'liability' as const, itemId: id, amount })),
    ...own.map(({ id, currentAmount }) => ({ kind: 'goal' as const, itemId: id, amount: currentAmount })),
  ]
  return new Map(all.map((balance) => [keyOf(balance), balance]))
}
