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

/**
 * Splits the surplus month by month until all goals are reached: the share of a finished goal goes to the first open
 * goal without an amount of its own. Returns the savings of each goal after every month.
 */
export function saveTogether(
  goals: readonly { remaining: Cents; share: GoalShare }[],
  surplus: Cents,
  mostMonths: number,
): Cents[][] {
  const saved = [goals.map(() => 0)]
  const open = goals.map(({ remaining }) => Math.max(0, remaining))
  const put = (at: number, amount: Cents) => {
    const part = Math.min(open[at] ?? 0, amount)
    open[at] = (open[at] ?? 0) - part
    return part
  }
  for (let month = 1; month <= mostMonths && open.some((left) => left > 0); month++) {
    const before = saved.at(-1) ?? []
    let left = Math.max(0, surplus)
    const parts = goals.map(({ share }, at) => {
      const part = put(at, Math.min(left, share.monthly))
      left -= part
      return part
    })
    goals.forEach(({ share }, at) => {
      if (share.wanted !== null) return
      const more = put(at, left)
      left -= more
      parts[at] = (parts[at] ?? 0) + more
    })
    if (parts.every((part) => part === 0)) break
    saved.push(parts.map((part, at) => part + (before[at] ?? 0)))
  }
  return saved
}
