import type { Today } from '#contract/today.ts'
import { goalProgress, goalRemaining } from '#finance/goal.ts'
import { toHealthSnapshot } from '#finance/household-health.ts'
import { readHousehold } from '#finance/household.ts'
import { checkHealth } from '#finance/health.ts'
import { type Cents, formatMoney } from '#finance/money.ts'
import { compareDays, daysAgo } from '#finance/worth-history.ts'
import type { Trx } from '#server/db/database.ts'
import { listNetWorth } from '#server/features/balance-sheet/net-worth-store.ts'
import { describeSteps } from '#server/lib/describe-step.ts'
import { readHouseholdFacts } from '#server/features/household/household-store.ts'
import { findTimeZone } from '#server/features/time-zone/store.ts'
import { dayIn } from '#server/lib/day-in.ts'
import { listTicks } from './store.ts'

const RECENT_DAYS = 30
const STALE_DAYS = 30
/** How long a step that was ticked stays away; then it is looked at again. */
export const TICK_DAYS = 30
const GOALS_SHOWN = 3
const STALE_SHOWN = 2
const DAY = 86_400_000

type Facts = Awaited<ReturnType<typeof readHouseholdFacts>>

/** What 'How am I doing?' would compute, without being asked. */
export async function readToday(trx: Trx, userId: number, now: Date): Promise<Today> {
  const facts = await readHouseholdFacts(trx, userId)
  const household = readHousehold(facts)
  const day = dayIn(await findTimeZone(trx, userId), now)
  const history = await listNetWorth(trx, userId, { limit: RECENT_DAYS + 1 })
  const change = compareDays(history, daysAgo(day, RECENT_DAYS))
  const ticked = await listTicks(trx, userId, new Date(now.getTime() - TICK_DAYS * DAY))
  const isKnown = household.owned.lines.length + household.owed.lines.length > 0
  return {
    netWorth: isKnown ? household.netWorth : null,
    change: change && history.length > 1 ? change : null,
    surplus: household.surplus,
    step: findStep(facts, household, Number(day.slice(0, 4)), ticked),
    goals: nearestGoals(facts),
    stale: findStale(facts, now),
  }
}

const shortMoney = (amount: Cents) => formatMoney(amount, { decimals: 'auto' })

function findStep(
  facts: Facts,
  household: ReturnType<typeof readHousehold>,
  year: number,
  ticked: readonly string[],
): Today['step'] {
  const isNothingKnown = [household.income, household.spending, household.owned, household.owed].every(
    ({ lines }) => lines.length === 0,
  )
  if (isNothingKnown) return null
  const { steps, later } = checkHealth(toHealthSnapshot(facts, household, year))
  const isPayUnclear = household.income.lines.length > 0 && household.income.basis !== 'net'
  const all = describeSteps([...steps, ...later], { isPayUnclear, money: shortMoney })
  return all.find(({ code }) => !ticked.includes(code)) ?? null
}

function nearestGoals({ goals }: Facts): Today['goals'] {
  return goals
    .filter((goal) => !goal.sample && goalRemaining(goal) > 0)
    .toSorted((a, b) => goalProgress(b) - goalProgress(a))
    .slice(0, GOALS_SHOWN)
}

function findStale({ assets, liabilities }: Facts, now: Date): Today['stale'] {
  const daysSince = (updatedAt: string) => Math.floor((now.getTime() - Date.parse(updatedAt)) / DAY)
  return [
    ...assets.map(({ id, name, value: amount, updatedAt }) => ({
      list: 'assets' as const,
      id,
      name,
      amount,
      updatedAt,
    })),
    ...liabilities.map(({ id, name, amount, updatedAt }) => ({
      list: 'liabilities' as const,
      id,
      name,
      amount,
      updatedAt,
    })),
  ]
    .map(({ updatedAt, ...item }) => ({ ...item, days: daysSince(updatedAt) }))
    .filter(({ days }) => days >= STALE_DAYS)
    .toSorted((a, b) => b.days - a.days)
    .slice(0, STALE_SHOWN)
}
