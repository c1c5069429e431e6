/** What debts and goals really stood at, month by month up to today, and where a followed plan wanted them. */
import { addMonths, monthsBetween, type PlainDate } from './dates.ts'
import type { Cents } from './money.ts'

/** The balance of a debt or a goal from a day on. */
export interface DayBalance {
  id: number
  day: PlainDate
  amount: Cents
}

/** A plan that is followed: what should be left at the start and after every month. */
export interface FollowedTrack {
  planId: number
  name: string
  since: PlainDate
  ids: readonly number[]
  points: readonly Cents[]
}

/** A chart has room for so many months before this one. */
const MOST_MONTHS = 60

const monthOf = (day: PlainDate) => day.slice(0, 7)

/** How many past months are known for these debts or goals; 0 for none. */
export function monthsKnown(
  balances: readonly DayBalance[],
  ids: readonly number[],
  today: PlainDate,
): number {
  const days = balances.filter(({ id }) => ids.includes(id)).map(({ day }) => day)
  const first = days.reduce((oldest, day) => (day < oldest ? day : oldest), today)
  const months = monthsBetween(`${monthOf(first)}-01`, `${monthOf(today)}-01`)
  return Math.min(months, MOST_MONTHS)
}

interface Asked {
  ids: readonly number[]
  /** How many months before this one. */
  months: number
  today: PlainDate
  /** What they stand at today, all together. */
  now: Cents
}

/** The total balance of these at the end of each month, and last today. A balance counts as 0 before it is known. */
export function pastOf(balances: readonly DayBalance[], { ids, months, today, now }: Asked): Cents[] {
  const mine = balances.filter(({ id }) => ids.includes(id)).toSorted((a, b) => (a.day < b.day ? -1 : 1))
  const points = Array.from({ length: months }, (_, at) => {
    const month = monthOf(addMonths(`${monthOf(today)}-01`, at - months))
    const last = new Map<number, Cents>()
    for (const { id, day, amount } of mine) if (monthOf(day) <= month) last.set(id, amount)
    return [...last.values()].reduce((sum, amount) => sum + amount, 0)
  })
  return [...points, now]
}

/**
 * The first followed plan about exactly these debts or goals, apart from those already paid or reached. Its line would
 * mean nothing beside others.
 */
export function findFollowed(
  ways: readonly FollowedTrack[],
  shown: readonly number[],
  open: readonly number[],
): FollowedTrack | undefined {
  return ways.find(
    ({ ids }) =>
      shown.length > 0 &&
      shown.every((id) => ids.includes(id)) &&
      ids.every((id) => shown.includes(id) || !open.includes(id)),
  )
}

/** A followed plan about some of these debts or goals that does not know the others, with those others. */
export function findOutgrown(
  ways: readonly FollowedTrack[],
  shown: readonly number[],
  open: readonly number[],
): { way: FollowedTrack; added: number[] } | null {
  if (findFollowed(ways, shown, open)) return null
  const way = ways.find(({ ids }) => shown.some((id) => ids.includes(id)))
  const added = way ? shown.filter((id) => !way.ids.includes(id)) : []
  return way && added.length > 0 ? { way, added } : null
}

/**
 * What should have been left by a followed plan at each month up to today, and from today on. The plan may have begun
 * in between.
 */
export function trackAround(
  { since, points }: Pick<FollowedTrack, 'since' | 'points'>,
  today: PlainDate,
  months: number,
): { past: Cents[]; points: Cents[] } {
  const end = Math.max(0, points.length - 1)
  // Elapsed months, counted as in plan-track.ts.
  const elapsed = Math.max(0, monthsBetween(since, today))
  const leftAt = (month: number) => points[Math.min(month, end)] ?? 0
  const back = Math.min(elapsed, months)
  return {
    past: Array.from({ length: back + 1 }, (_, at) => leftAt(elapsed - back + at)),
    points: Array.from({ length: Math.max(0, end - elapsed) + 1 }, (_, at) => leftAt(elapsed + at)),
  }
}
