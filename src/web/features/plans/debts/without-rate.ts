import type { PlanInputs } from '#finance/plan-facts.ts'

interface Debt {
  id: number
  interestRate: number
}

/** Debts of whose interest nobody has said anything, neither where they are listed nor here. */
export const withoutRate = <One extends Debt>(debts: readonly One[], inputs: PlanInputs): One[] =>
  debts.filter(({ id, interestRate }) => id > 0 && interestRate === 0 && !(`rate.${id}` in inputs))
