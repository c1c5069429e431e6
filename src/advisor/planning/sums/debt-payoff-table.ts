import type { TableCard } from '#contract/cards.ts'
import type { Debt, DebtPlan } from '#finance/debt.ts'
import { sumMoney } from '#finance/money.ts'

/** A plan that never ends is shown for its first years only. */
const LONGEST_TABLE = 480

/** The plan month by month, to the cent. */
export function payoffTable(title: string, debts: readonly Debt[], plan: DebtPlan): TableCard {
  return {
    kind: 'table',
    title: `${title}, month by month`,
    formula: 'Interest is added to each opening balance, then the month’s payments are taken off',
    open: '/balance-sheet',
    columns: [
      { label: 'Month', unit: 'count' },
      { label: 'Interest', unit: 'money' },
      { label: 'Paid', unit: 'money' },
      ...debts.map((debt) => ({ label: debt.name, unit: 'money' as const })),
      { label: 'Left', unit: 'money' },
    ],
    rows: plan.table
      .slice(0, LONGEST_TABLE)
      .map((row) => [
        row.month,
        sumMoney(row.interest),
        sumMoney(row.payments),
        ...row.balances,
        sumMoney(row.balances),
      ]),
  }
}
