import type { BudgetProposal } from '#contract/budget-proposals.ts'
import { comparePlan, type Month, monthsInFull, type PlanLine, proposeBudget } from '#finance/spending.ts'
import { fromFlag } from '#server/db/codec.ts'
import type { Db } from '#server/db/database.ts'
import { listRows } from '#server/features/budget/budget-store.ts'
import { findTimeZone } from '#server/features/time-zone/store.ts'
import { findFirstDay, findLastDay, readMonths } from '#server/features/transactions/months-store.ts'
import { dayIn } from '#server/lib/day-in.ts'
import type { Services } from '#server/services.ts'

/** What the budget has now, without the rows of the example. */
async function listStanding(db: Db, userId: number) {
  const rows = (await listRows(db, userId)).filter(({ isSample }) => !fromFlag(isSample))
  return rows.flatMap(({ list, label, amount }) =>
    list === 'financialGoalItems'
      ? []
      : [
          {
            kind: list === 'incomeItems' ? ('income' as const) : ('expense' as const),
            category: label,
            amount,
          },
        ],
  )
}

export async function readProposals(
  services: Pick<Services, 'db' | 'engine' | 'clock'>,
  userId: number,
): Promise<BudgetProposal[]> {
  const { db, clock } = services
  const totals = await readMonths(services, userId)
  const [first, last] = [await findFirstDay(db, userId), await findLastDay(db, userId)]
  if (!first || !last) return []
  const today = dayIn(await findTimeZone(db, userId), clock())
  const months = monthsInFull({ first: first.date, last: last.date, today })
  return proposeBudget(totals, await listStanding(db, userId), months)
}

export async function readPlan(
  services: Pick<Services, 'db' | 'engine' | 'clock'>,
  userId: number,
  month: Month,
): Promise<PlanLine[]> {
  const standing = await listStanding(services.db, userId)
  const expenses = standing.filter(({ kind }) => kind === 'expense')
  return comparePlan(await readMonths(services, userId), expenses, month)
}
