import { monthsBetween } from '#finance/dates.ts'
import type { PlanFacts } from '#finance/plan-facts.ts'
import { leftOf } from '#finance/plan-followed.ts'
import { monthsAhead } from '#finance/plan-track.ts'
import type { Trx } from '#server/db/database.ts'
import { listPlans, type StoredPlan } from './store.ts'

type Standing = Pick<PlanFacts, 'today' | 'debts' | 'goals'>

/** How many months ahead of a plan that is followed; null for one that is not. */
export function findAhead({ kind, followed }: StoredPlan, facts: Standing): number | null {
  if (!followed) return null
  const { since, track } = followed
  return monthsAhead(track.points, monthsBetween(since, facts.today), leftOf(kind, track.ids, facts))
}

/** Plans that are followed, and how far ahead of each one is. */
export async function readFollowed(
  trx: Trx,
  userId: number,
  { today, liabilities, goals }: Omit<Standing, 'debts'> & { liabilities: Standing['debts'] },
): Promise<{ name: string; ahead: number }[]> {
  const standing = { today, debts: liabilities, goals }
  return (await listPlans(trx, userId)).flatMap((plan) => {
    const ahead = findAhead(plan, standing)
    return ahead === null ? [] : [{ name: plan.name, ahead }]
  })
}
