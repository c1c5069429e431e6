/** What a digest tells: the figures of one moment, and what has changed since an earlier one. Data, not prose. */
import { averageInterestRate, monthlyInterestCost, netWorth } from './balance-sheet.ts'
import { type CategoryTotal, type ExpenseAmount, totalsByCategory } from './budget.ts'
import { type GoalAmounts, goalRemaining, monthsToGoal } from './goal.ts'
import { surplusOf } from './health-checks.ts'
import { type HealthSnapshot, isKnown } from './health-snapshot.ts'
import { checkHealth, type RankedStep } from './health.ts'
import { type Cents, subtractMoney } from './money.ts'

/** What a digest may tell about. */
export const digestTopics = ['budget', 'goals', 'market', 'advice'] as const
export type DigestTopic = (typeof digestTopics)[number]

export interface DigestSnapshot extends HealthSnapshot {
  expenses: readonly ExpenseAmount[]
  goals: readonly (GoalAmounts & { id: number; name: string })[]
}

export interface GoalFigures extends GoalAmounts {
  id: number
  name: string
  /** When all that is saved a month goes there; null when it is then never reached, 0 when it is reached. */
  months: number | null
}

/** Kept as JSON until the next digest, so it holds plain values only. */
export interface DigestFigures {
  /** Null when nothing is on the balance sheet. */
  netWorth: Cents | null
  monthlyIncome: Cents | null
  /** Pay of which nobody can say what is left, instead; absent where that is known. */
  unclearPay?: { amount: Cents; basis: 'gross' | null }
  monthlyExpenses: Cents | null
  categories: CategoryTotal[]
  goals: GoalFigures[]
  /** Null when nothing is owed. */
  interest: { monthly: Cents; averageRate: number } | null
  step: RankedStep | null
  /** Plans that are followed; absent in figures from before there were any. */
  plans?: { name: string; ahead: number }[]
}

export function collectDigest(snapshot: DigestSnapshot): DigestFigures {
  const { assets, debts, goals, expenses } = snapshot
  const monthly = surplusOf(snapshot)
  const averageRate = averageInterestRate(debts ?? [])
  return {
    netWorth:
      snapshot.netWorth ??
      (assets?.length || debts?.length ? netWorth(assets ?? [], debts ?? []).netWorth : null),
    monthlyIncome: snapshot.monthlyIncome ?? null,
    monthlyExpenses: snapshot.monthlyExpenses ?? null,
    categories: totalsByCategory(expenses),
    goals: goals.map(({ id, name, currentAmount, targetAmount }) => {
      const time = monthsToGoal({ currentAmount, targetAmount }, { monthly })
      return { id, name, currentAmount, targetAmount, months: time.reaches ? time.months : null }
    }),
    interest: averageRate === null ? null : { monthly: monthlyInterestCost(debts ?? []), averageRate },
    step: checkHealth(snapshot).steps[0] ?? null,
  }
}

/** The part of the figures that each topic shows. */
const shownBy: Record<DigestTopic, (figures: DigestFigures) => unknown> = {
  budget: ({ netWorth, monthlyIncome, unclearPay, monthlyExpenses, categories }) => [
    netWorth,
    monthlyIncome,
    monthlyExpenses,
    categories,
    ...(unclearPay ? [unclearPay] : []),
  ],
  goals: ({ goals }) => goals,
  market: ({ interest, goals }) => [
    interest,
    goals.map(({ name, targetAmount, months }) => [name, targetAmount, months]),
  ],
  advice: ({ step, plans, unclearPay }) => [unclearPay ? null : step, ...(plans?.length ? [plans] : [])],
}

export const openGoals = ({ goals }: DigestFigures) => goals.filter((goal) => goalRemaining(goal) > 0)

const hasPlans = ({ plans = [] }: DigestFigures) => plans.length > 0

const tellable: Record<DigestTopic, (figures: DigestFigures) => boolean> = {
  budget: ({ netWorth, monthlyIncome, unclearPay = null, monthlyExpenses }) =>
    [netWorth, monthlyIncome, unclearPay, monthlyExpenses].some((figure) => figure !== null),
  goals: ({ goals }) => goals.length > 0,
  market: (figures) => figures.interest !== null || openGoals(figures).length > 0,
  // For somebody without any figures it would be a form letter.
  advice: (figures) =>
    hasPlans(figures) || (figures.step !== null && (tellable.budget(figures) || tellable.goals(figures))),
}

export const hasContent = (figures: DigestFigures, topic: DigestTopic) => tellable[topic](figures)

/** Whether a topic shows something new. */
export function hasChanged(now: DigestFigures, before: DigestFigures | null, topic: DigestTopic): boolean {
  if (!before) return hasContent(now, topic)
  const shown = shownBy[topic]
  return JSON.stringify(shown(now)) !== JSON.stringify(shown(before))
}

export interface DigestChanges {
  /** Null where there is nothing to compare with. */
  netWorth: Cents | null
  monthlyIncome: Cents | null
  monthlyExpenses: Cents | null
  /** Only categories whose total is another one, the largest change first. */
  categories: { category: string; change: Cents }[]
  /** By the goal's id; a goal that is new is not in it. */
  goals: Map<number, Cents>
}

export function compareDigests(now: DigestFigures, before: DigestFigures | null): DigestChanges {
  const goalsBefore = new Map(before?.goals.map((goal) => [goal.id, goal.currentAmount]))
  return {
    netWorth: change(now.netWorth, before?.netWorth),
    monthlyIncome: change(now.monthlyIncome, before?.monthlyIncome),
    monthlyExpenses: change(now.monthlyExpenses, before?.monthlyExpenses),
    categories: before ? compareCategories(now.categories, before.categories) : [],
    goals: new Map(
      now.goals.flatMap(({ id, currentAmount }) => {
        const earlier = goalsBefore.get(id)
        return earlier === undefined ? [] : [[id, subtractMoney(currentAmount, earlier)] as const]
      }),
    ),
  }
}

function change(now: Cents | null, before: Cents | null | undefined): Cents | null {
  return now === null || !isKnown(before) ? null : subtractMoney(now, before)
}

/** A category that is new or gone counts from, or to, nothing. Letter case makes no other category. */
function compareCategories(now: readonly CategoryTotal[], before: readonly CategoryTotal[]) {
  const key = ({ category }: CategoryTotal) => category.toLowerCase()
  const earlier = new Map(before.map((total) => [key(total), total]))
  const names = new Set(now.map(key))
  const gone = before.filter((total) => !names.has(key(total))).map((total) => ({ ...total, total: 0 }))
  return [...now, ...gone]
    .map((total) => ({
      category: total.category,
      change: subtractMoney(total.total, earlier.get(key(total))?.total ?? 0),
    }))
    .filter((found) => found.change !== 0)
    .toSorted((a, b) => Math.abs(b.change) - Math.abs(a.change))
}
