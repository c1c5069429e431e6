/** 'What if she quits', where her pay is known before tax and only what both bring home after it: her part of that goes. */
import type { Action, Value } from '#advisor/minding/minded.ts'
import { rowsBasis } from '#advisor/planning/data/pay-basis.ts'
import type { Snapshot } from '#advisor/snapshot.ts'
import { sumMoney } from '#finance/money.ts'

interface Asked {
  sum: { name: string }
  snapshot: Snapshot
}

export function partOfTakeHome(inputs: Action['inputs'], { sum, snapshot }: Asked): Action['inputs'] {
  const { takeHome, income } = snapshot
  const all = sumMoney(income.map(({ amount }) => amount))
  if (sum.name !== 'what-if' || !takeHome || takeHome.isAside || rowsBasis(snapshot) === 'net') return inputs
  if (all <= takeHome.amount) return inputs
  const share: Value = { kind: 'constant', value: Math.round((takeHome.amount / all) * MILLION) / MILLION }
  const isPay = (value: Value) =>
    value.kind === 'row' && value.row.list === 'incomeItems' && value.row.id !== 0
  return inputs.map(({ slot, value }) => ({
    slot,
    value:
      slot === 'lessIncome' && isPay(value)
        ? { kind: 'operation', operator: 'times', left: value, right: share }
        : value,
  }))
}

const MILLION = 1_000_000
