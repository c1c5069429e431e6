import type { PlanInputs } from '#finance/plan-facts.ts'

interface Debt {
  id: number
  interestRate: number
}

/** Debts whose rate is unknown, both in the list and in this plan. */
export const withoutRate = <One extends Debt>(debts: readonly One[], inputs: PlanInputs): One[] =>
  debts.filter(({ id, interestRate }) => id > 0 && interestRate === 0 && !(`rate.${id}` in inputs))
