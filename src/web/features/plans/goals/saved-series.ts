import type { PlanPast } from '#contract/plan-past.ts'
import { type GoalsPlan, NEW_GOAL } from '#finance/goals-plan.ts'
import { subtractMoney, sumMoney } from '#finance/money.ts'
import type { PlanFacts } from '#finance/plan-facts.ts'
import { findFollowed, type FollowedTrack, monthsKnown, pastOf, trackAround } from '#finance/plan-past.ts'
import type { Series, SeriesLine } from '#web/charts/lay-out-series.ts'
import { monthNumber } from '#web/features/plans/say.ts'

/** Ten years: beyond it a goal is another plan. */
const MOST_MONTHS = 120

/** What was there for each goal up to today, what its part makes of it, and the way of a plan that is followed. */
export function savedSeries(made: GoalsPlan, { goals, today }: PlanFacts, past: PlanPast): Series {
  const open = made.goals.map(({ id }) => id).filter((id) => id !== NEW_GOAL)
  // How much a goal that is gone wanted is not known any more.
  const ways = past.ways.filter(({ ids }) => ids.every((id) => goals.some((goal) => goal.id === id)))
  const way = findFollowed(ways, open, open)
  const reached = way?.ids.filter((id) => !open.includes(id)) ?? []
  const months = monthsKnown(past.balances, [...open, ...reached], today)
  const sumOf = (ids: readonly number[], key: 'currentAmount' | 'targetAmount') =>
    sumMoney(goals.filter(({ id }) => ids.includes(id)).map((goal) => goal[key]))
  const pastOfAll = (ids: readonly number[]) =>
    months > 0
      ? { past: pastOf(past.balances, { ids, months, today, now: sumOf(ids, 'currentAmount') }) }
      : {}
  const saved = made.saved.slice(0, MOST_MONTHS + 1)
  const lines = made.goals.map((goal, at): SeriesLine => ({
    label: goal.name,
    isForecast: true,
    points: saved.map((parts) => goal.currentAmount + (parts[at] ?? 0)),
    ...pastOfAll([goal.id]),
  }))
  const done = {
    label: 'Reached',
    isForecast: true,
    points: saved.map(() => sumOf(reached, 'currentAmount')),
    ...pastOfAll(reached),
  }
  return {
    unit: 'money',
    step: 'month',
    from: monthNumber(today) - months,
    shape: 'stack',
    lines: [...lines, ...(reached.length > 0 ? [done] : []), ...(way ? [wayLine(way)] : [])],
  }

  /** A way counts what is left; here it is what is there. */
  function wayLine(followed: FollowedTrack): SeriesLine {
    const { name, ids } = followed
    const around = trackAround(followed, today, months)
    const total = sumOf(ids, 'targetAmount')
    const turn = (left: readonly number[]) => left.map((cents) => subtractMoney(total, cents))
    return {
      label: `Plan: ${name}`,
      isBeside: true,
      past: turn(around.past),
      points: turn(around.points).slice(0, MOST_MONTHS + 1),
    }
  }
}
