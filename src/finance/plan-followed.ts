/** A plan that somebody follows: what should be left after every month, and what is left now. */
import { planDebts } from './debts-plan.ts'
import { goalRemaining } from './goal.ts'
import { NEW_GOAL, planGoals } from './goals-plan.ts'
import { HORIZON_MONTHS } from './interest.ts'
import { type Cents, sumMoney } from './money.ts'
import type { PlanFacts, PlanInputs, PlanKind } from './plan-facts.ts'

export interface PlanTrack {
  /** The debts or goals that it is about. */
  ids: number[]
  /** At the start and after every month. */
  points: Cents[]
}

/** Null for a plan that has no end, or of a kind that nobody follows month by month. */
export function trackOf(kind: PlanKind, inputs: PlanInputs, facts: PlanFacts): PlanTrack | null {
  if (kind === 'debts') return trackDebts(inputs, facts)
  return kind === 'goals' ? trackGoals(inputs, facts) : null
}

function trackDebts(inputs: PlanInputs, facts: PlanFacts): PlanTrack | null {
  const { ways, way, debts } = planDebts(inputs, facts)
  const plan = ways[way]
  const isReal = debts.length > 0 && debts.every(({ id }) => id > 0)
  if (!plan.paysOff || !isReal) return null
  const points = [debts.map(({ amount }) => amount), ...plan.table.map(({ balances }) => balances)]
  return { ids: debts.map(({ id }) => id), points: points.map((balances) => sumMoney(balances)) }
}

/** Every month takes what all goals together get. */
function trackGoals(inputs: PlanInputs, facts: PlanFacts): PlanTrack | null {
  const { goals } = planGoals(inputs, facts)
  const stored = goals.filter(({ id }) => id !== NEW_GOAL)
  const monthly = sumMoney(stored.map((goal) => goal.monthly))
  const open = sumMoney(stored.map((goal) => goalRemaining(goal)))
  const months = monthly > 0 ? Math.ceil(open / monthly) : Infinity
  if (stored.length === 0 || months > HORIZON_MONTHS) return null
  const points = Array.from({ length: months + 1 }, (_, month) => Math.max(0, open - monthly * month))
  return { ids: stored.map(({ id }) => id), points }
}

/** What is left now; what is gone from the list is done. */
export function leftOf(
  kind: PlanKind,
  ids: readonly number[],
  { debts, goals }: Pick<PlanFacts, 'debts' | 'goals'>,
): Cents {
  const isFollowed = ({ id }: { id: number }) => ids.includes(id)
  if (kind === 'debts') return sumMoney(debts.filter(isFollowed).map(({ amount }) => amount))
  return sumMoney(goals.filter(isFollowed).map((goal) => goalRemaining(goal)))
}
