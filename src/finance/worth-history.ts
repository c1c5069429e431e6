/** Net worth over days, of which only those have a point on which it changed. */
import type { PlainDate } from './dates.ts'
import { type Cents, subtractMoney } from './money.ts'

export interface WorthPoint {
  date: PlainDate
  netWorth: Cents
  /** All that was added so far less all that was taken off. */
  listedTotal: Cents
}

export interface WorthComparison {
  since: PlainDate
  change: Cents
  /** The part of the change that came with something added or went with something taken off; the rest has grown. */
  listed: Cents
  grown: Cents
}

const DAY = 86_400_000

/** A day before another, counted in UTC, where every day has 24 hours. */
export function daysAgo(today: PlainDate, days: number): PlainDate {
  return new Date(Date.parse(`${today}T00:00Z`) - days * DAY).toISOString().slice(0, 10)
}

/** From the last point on or before a day, or the first there is, to the latest; null without any. */
export function compareDays(points: readonly WorthPoint[], from: PlainDate): WorthComparison | null {
  const start = points.findLast(({ date }) => date <= from) ?? points[0]
  const end = points.at(-1)
  if (!start || !end) return null
  const change = subtractMoney(end.netWorth, start.netWorth)
  const listed = subtractMoney(end.listedTotal, start.listedTotal)
  return {
    since: start.date > from ? start.date : from,
    change,
    listed,
    grown: subtractMoney(change, listed),
  }
}

/** The points of a range, beginning with the amount that held on its first day. */
export function pointsSince<Point extends WorthPoint>(points: readonly Point[], from: PlainDate): Point[] {
  const before = points.findLast(({ date }) => date < from)
  const inside = points.filter(({ date }) => date >= from)
  return before && inside[0]?.date !== from ? [{ ...before, date: from }, ...inside] : inside
}
