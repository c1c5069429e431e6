import type { Total } from '#advisor/actions/program.ts'
import type { Given } from '#advisor/planning/given.ts'
import type { Snapshot } from '#advisor/snapshot.ts'
import { sumMoney } from '#finance/money.ts'
import {
  debtPayments,
  monthlyExpenses,
  monthlyIncome,
  savings,
  surplus,
  totalDebt,
  totalOwned,
} from './totals.ts'

function netWorth(snapshot: Snapshot): Given | null {
  const [owned, owed] = [totalOwned(snapshot), totalDebt(snapshot)]
  if (!owned && !owed) return null
  const value = sumMoney([owned?.value ?? 0, -(owed?.value ?? 0)])
  return { value, source: { kind: 'formula', formula: 'what you own minus what you owe', inputs: [] } }
}

/** What a household has in all, by the name a program calls it. */
export const householdTotals: Record<Total, (snapshot: Snapshot) => Given | null> = {
  income: monthlyIncome,
  expenses: monthlyExpenses,
  left: surplus,
  debt: totalDebt,
  minimums: (snapshot) => debtPayments(snapshot, { withMortgage: true }),
  savings,
  assets: totalOwned,
  networth: netWorth,
}
