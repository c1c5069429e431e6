/** Several goals on one surplus. */
import { type GoalAmounts, goalRemaining, monthsToGoal } from './goal.ts'
import { type Cents, sumMoney } from './money.ts'

interface NamedGoal extends GoalAmounts {
  name: string
}

const isCushion = /emergency|rainy|cushion|safety/i

/** A cushion comes first; then the goal that is nearest to done, since a finished one frees money for the next. */
export function orderGoals<Goal extends NamedGoal>(goals: readonly Goal[]): Goal[] {
  return goals
    .filter((goal) => goalRemaining(goal) > 0)
    .toSorted(
      (a, b) =>
        Number(isCushion.test(b.name)) - Number(isCushion.test(a.name)) ||
        goalRemaining(a) - goalRemaining(b),
    )
}

/** The month in which each is done when all of the money goes to one after the other; null for not in a lifetime. */
export function finishInTurn(goals: readonly GoalAmounts[], monthly: Cents): (number | null)[] {
  return goals.map((_goal, at) => {
    const sum = sumMoney(goals.slice(0, at + 1).map((goal) => goalRemaining(goal)))
    const time = monthsToGoal({ currentAmount: 0, targetAmount: sum }, { monthly })
    return time.reaches ? time.months : null
  })
}

export interface GoalShare {
  /** What it gets a month. */
  monthly: Cents
  /** What it takes to be in time, or what was asked for; null without either. */
  wanted: Cents | null
}

/**
 * One part for each goal, in the order given: first what each asks for, as far as the money goes, then all that is
 * left to the first that asks for nothing. What no goal needs is not given away.
 */
export function splitSurplus(wanted: readonly (Cents | null)[], surplus: Cents): GoalShare[] {
  let left = Math.max(0, surplus)
  const shares = wanted.map((wish): GoalShare => {
    const monthly = wish === null ? 0 : Math.min(left, Math.max(0, wish))
    left -= monthly
    return { monthly, wanted: wish }
  })
  const open = shares.find(({ wanted: wish }) => wish === null)
  if (open) open.monthly = left
  return shares
}
