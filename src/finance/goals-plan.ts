/** All goals together: a date gives the amount, an amount the date, and the surplus says which it carries. */
import { addMonths, monthsBetween, type PlainDate } from './dates.ts'
import { type GoalPace, goalPace, goalRemaining, monthlySavingForGoal } from './goal.ts'
import { finishInTurn, orderGoals, saveTogether, splitSurplus } from './goal-split.ts'
import { HORIZON_MONTHS } from './interest.ts'
import { type Cents, subtractMoney, sumMoney } from './money.ts'
import { numberOf, type PlanFacts, type PlanInputs, type PlannedGoal, takenOf, wordOf } from './plan-facts.ts'

export interface GoalPlan extends PlannedGoal {
  /** Wanted by this month, YYYY-MM. */
  by: string | null
  /** Set by hand, or what the date asks for; null without either, or when the date is over. */
  wanted: Cents | null
  isOverdue: boolean
  /** Its part of the surplus. */
  monthly: Cents
  /** Done after so many months, with what finished goals leave; null for not in a lifetime. */
  months: number | null
  /** With a date: whether its part is enough. */
  pace: GoalPace | null
}

export interface GoalsPlan {
  /** In the order in which money reaches them; those that are reached are left out. */
  goals: GoalPlan[]
  reached: PlannedGoal[]
  surplus: Cents | null
  /** All that dates and amounts ask for. */
  asked: Cents
  /** What the goals leave of the surplus; negative when they ask for more. */
  left: Cents
  /** One after the other with all of it. */
  inTurn: (number | null)[]
  /** What is put away for each after every month. */
  saved: Cents[][]
}

/** The id of a goal that is only tried out. */
export const NEW_GOAL = 0

export function planGoals(inputs: PlanInputs, facts: PlanFacts): GoalsPlan {
  const all = goalsIn(inputs, facts)
  const open = orderGoals(all)
  const surplus = takenOf('goals', 'surplus', inputs, facts) ?? null
  const wishes = open.map((goal) => wishOf(goal, inputs, facts.today))
  const shares = splitSurplus(
    wishes.map(({ wanted }) => wanted),
    surplus ?? 0,
  )
  const saved = saveTogether(
    open.map((goal, at) => ({ remaining: goalRemaining(goal), share: shares[at] ?? NO_SHARE })),
    surplus ?? 0,
    HORIZON_MONTHS,
  )
  const goals = open.map((goal, at): GoalPlan => {
    const { by, wanted, isOverdue, monthsLeft } = wishes[at] ?? NO_WISH
    const monthly = shares[at]?.monthly ?? 0
    return {
      ...goal,
      by,
      wanted,
      isOverdue,
      monthly,
      months: doneIn(saved, at, goalRemaining(goal)),
      pace: monthsLeft === null ? null : goalPace(goal, { monthly }, monthsLeft),
    }
  })
  const asked = sumMoney(goals.map(({ wanted }) => wanted ?? 0))
  return {
    goals,
    reached: all.filter((goal) => goalRemaining(goal) === 0 && goal.targetAmount > 0),
    surplus,
    asked,
    left: subtractMoney(surplus ?? 0, asked),
    inTurn: finishInTurn(open, surplus ?? 0),
    saved,
  }
}

/** The stored ones with the changes of the plan, and one that is tried out. */
export function goalsIn(inputs: PlanInputs, { goals }: PlanFacts): PlannedGoal[] {
  const tried = {
    id: NEW_GOAL,
    name: wordOf(inputs, 'name') ?? 'New goal',
    currentAmount: 0,
    targetAmount: 0,
  }
  const isTried = numberOf(inputs, `target.${NEW_GOAL}`) !== undefined
  return [...goals, ...(isTried ? [tried] : [])].map((goal) => ({
    ...goal,
    currentAmount: numberOf(inputs, `current.${goal.id}`) ?? goal.currentAmount,
    targetAmount: numberOf(inputs, `target.${goal.id}`) ?? goal.targetAmount,
  }))
}

const NO_SHARE = { monthly: 0, wanted: null }

function doneIn(saved: readonly (readonly Cents[])[], at: number, remaining: Cents): number | null {
  const month = saved.findIndex((parts) => (parts[at] ?? 0) >= remaining)
  return month === -1 ? null : month
}

const NO_WISH = { by: null, wanted: null, isOverdue: false, monthsLeft: null }

function wishOf(goal: PlannedGoal, inputs: PlanInputs, today: PlainDate) {
  const by = wordOf(inputs, `by.${goal.id}`) ?? null
  const monthly = numberOf(inputs, `monthly.${goal.id}`)
  if (by === null) return { ...NO_WISH, wanted: monthly ?? null }
  const monthsLeft = Math.max(0, monthsBetween(`${today.slice(0, 7)}-01`, `${by}-01`))
  const wanted = monthly ?? monthlySavingForGoal(goal, monthsLeft)
  return { by, wanted, isOverdue: monthsLeft === 0, monthsLeft }
}

/** The month that lies so many months from today, YYYY-MM. */
export const monthAfter = (today: PlainDate, months: number): string =>
  addMonths(`${today.slice(0, 7)}-01`, months).slice(0, 7)
