import type { PlanPast } from '#contract/plan-past.ts'
import type { Trx } from '#server/db/database.ts'
import { listMonthlyBalances } from '#server/features/balance-sheet/balances-store.ts'
import { listPlans } from './store.ts'

/** What really happened to debts or goals, and where the plans that are followed wanted them. */
export async function readPast(trx: Trx, userId: number, kind: 'debts' | 'goals'): Promise<PlanPast> {
  const [balances, saved] = await Promise.all([
    listMonthlyBalances(trx, userId, kind === 'debts' ? 'liability' : 'goal'),
    listPlans(trx, userId),
  ])
  const ways = saved.flatMap(({ id, kind: about, name, followed }) =>
    about === kind && followed ? [{ planId: id, name, since: followed.since, ...followed.track }] : [],
  )
  return { balances, ways }
}
