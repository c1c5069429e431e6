/** What applying a plan would change of what is stored: exactly this, and nothing else. */
import type { Cents } from './money.ts'
import type { RiskTolerance } from './monte-carlo.ts'
import { numberOf, type PlanFacts, type PlanInputs, type PlanKind, wordOf } from './plan-facts.ts'
import { NEW_GOAL } from './goals-plan.ts'

/** A field of a liability or a goal by its id, of the profile, or a goal that is new. */
export type PlanChange =
  | {
      field: 'amount' | 'minimumPayment' | 'targetAmount' | 'retirementGoal' | 'newGoal'
      id: number | null
      name: string
      from: Cents | null
      to: Cents
    }
  | {
      field: 'interestRate' | 'retirementAge'
      id: number | null
      name: string
      from: number | null
      to: number
    }
  | {
      field: 'investmentRiskTolerance'
      id: null
      name: string
      from: RiskTolerance | null
      to: RiskTolerance
    }

export function listChanges(kind: PlanKind, inputs: PlanInputs, facts: PlanFacts): PlanChange[] {
  return collect(kind, inputs, facts).filter(({ from, to }) => from !== to)
}

function collect(kind: PlanKind, inputs: PlanInputs, facts: PlanFacts): PlanChange[] {
  if (kind === 'debts') return changeDebts(inputs, facts)
  if (kind === 'goals') return [...changeGoals(inputs, facts), ...addGoal(inputs)]
  if (kind === 'retirement') return changeProfile(inputs, facts)
  return kind === 'house' ? saveForHouse(inputs, facts) : []
}

function changeDebts(inputs: PlanInputs, { debts }: PlanFacts): PlanChange[] {
  return debts.flatMap(({ id, name, ...debt }): PlanChange[] => {
    const owed = numberOf(inputs, `owed.${id}`)
    const rate = numberOf(inputs, `rate.${id}`)
    const least = numberOf(inputs, `min.${id}`)
    return [
      ...(owed === undefined ? [] : [{ field: 'amount' as const, id, name, from: debt.amount, to: owed }]),
      ...(rate === undefined
        ? []
        : [{ field: 'interestRate' as const, id, name, from: debt.interestRate, to: rate }]),
      ...(least === undefined
        ? []
        : [{ field: 'minimumPayment' as const, id, name, from: debt.minimumPayment, to: least }]),
    ]
  })
}

function changeGoals(inputs: PlanInputs, { goals }: PlanFacts): PlanChange[] {
  return goals.flatMap(({ id, name, targetAmount }): PlanChange[] => {
    const target = numberOf(inputs, `target.${id}`)
    return target === undefined ? [] : [{ field: 'targetAmount', id, name, from: targetAmount, to: target }]
  })
}

function addGoal(inputs: PlanInputs): PlanChange[] {
  const target = numberOf(inputs, `target.${NEW_GOAL}`)
  const name = wordOf(inputs, 'name') ?? 'New goal'
  return target ? [{ field: 'newGoal', id: null, name, from: null, to: target }] : []
}

const DOWN_PAYMENT = 'Down payment'

/** Whoever decides on a house saves for its down payment; a goal of that name is taken to be it. */
function saveForHouse(inputs: PlanInputs, { goals }: PlanFacts): PlanChange[] {
  const down = numberOf(inputs, 'down')
  if (!down) return []
  const goal = goals.find(({ name }) => name.trim().toLowerCase() === DOWN_PAYMENT.toLowerCase())
  return [
    goal
      ? { field: 'targetAmount', id: goal.id, name: goal.name, from: goal.targetAmount, to: down }
      : { field: 'newGoal', id: null, name: DOWN_PAYMENT, from: null, to: down },
  ]
}

function changeProfile(inputs: PlanInputs, { profile }: PlanFacts): PlanChange[] {
  const age = numberOf(inputs, 'retirementAge')
  const goal = numberOf(inputs, 'goal')
  const risk = wordOf(inputs, 'risk')
  const id = null
  const changes: PlanChange[] = []
  if (age !== undefined) {
    const from = profile.retirementAge
    changes.push({ field: 'retirementAge', id, name: 'Retirement age', from, to: age })
  }
  if (goal !== undefined) {
    const from = profile.retirementGoal
    changes.push({ field: 'retirementGoal', id, name: 'Retirement goal', from, to: goal })
  }
  if (risk === 'low' || risk === 'medium' || risk === 'high') {
    const from = profile.investmentRiskTolerance
    changes.push({ field: 'investmentRiskTolerance', id, name: 'Risk tolerance', from, to: risk })
  }
  return changes
}
