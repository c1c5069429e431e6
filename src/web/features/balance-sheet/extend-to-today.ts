import type { NetWorthPoint } from '#contract/balance-sheet.ts'
import type { PlainDate } from '#finance/dates.ts'

/** The points of the line up to today: the last amount still holds. */
export function extendToToday(today: PlainDate, days: readonly Pick<NetWorthPoint, 'date' | 'netWorth'>[]) {
  const points = days.map(({ date, netWorth }) => ({ date, amount: netWorth }))
  const last = points.at(-1)
  return last && last.date < today ? [...points, { date: today, amount: last.amount }] : points
}
