import type { PlanBasis } from '#contract/plans.ts'
import type { PlanFacts, PlanInputs, PlanKind } from '#finance/plan-facts.ts'

/** One plan on the screen: what it starts from, what was changed, and how to change more. */
export interface Plan {
  kind: PlanKind
  inputs: PlanInputs
  basis: PlanBasis
  facts: PlanFacts
  /** Undefined resets an input to what is stored. */
  set: (changes: Record<string, number | string | undefined>) => void
  /** All of its inputs at once, as they were saved; none is what is stored. */
  open: (inputs: PlanInputs) => void
}

export const planNames: Record<PlanKind, string> = {
  debts: 'Debts',
  house: 'House',
  goals: 'Goals',
  retirement: 'Retirement',
  safety: 'Safety net',
}

export const knownOf = ({ basis, kind }: Pick<Plan, 'basis' | 'kind'>, name: string) =>
  basis.known.find((one) => one.name === `${kind}.${name}`)
