import type { SavedPlan } from '#contract/plans.ts'
import type { PlanFacts } from '#finance/plan-facts.ts'
import { findAhead } from './read-followed.ts'
import type { StoredPlan } from './store.ts'

export function viewPlan(plan: StoredPlan, facts: PlanFacts): SavedPlan {
  const { followed, inputs, ...rest } = plan
  const ahead = findAhead(plan, facts)
  return {
    ...rest,
    inputs: { ...inputs },
    followed: followed && ahead !== null ? { since: followed.since, ahead } : null,
  }
}
