import { type PlanInputs, type PlanKind, planKinds } from '#finance/plan-facts.ts'
import { type ReadInputs, readInputs, writeInputs } from './plan-fields.ts'

/** Where a plan with these inputs is looked at: what a link of the chat and the screen itself write. */
export function planAddress(kind: PlanKind, inputs: PlanInputs): string {
  const search = new URLSearchParams({ plan: kind })
  for (const [name, value] of Object.entries(writeInputs(kind, inputs))) search.set(name, String(value))
  return `/plans?${search}`
}

export interface ReadAddress extends ReadInputs {
  /** Null when the address names no plan. */
  kind: PlanKind | null
}

export function readPlanAddress(text: string): ReadAddress {
  const search = new URLSearchParams(text)
  const kind = planKinds.find((name) => name === search.get('plan')) ?? null
  search.delete('plan')
  return kind ? { kind, ...readInputs(kind, search) } : { kind, inputs: {}, refused: [] }
}
