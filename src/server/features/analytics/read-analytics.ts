import type { AnalyticsPeriod, AnalyticsView } from '#contract/analytics.ts'
import type { Services } from '#server/services.ts'
import { countActiveUsers, readDays, readFunnel, readReferrers, readTopPages } from './store.ts'

const DAY_MS = 24 * 60 * 60_000
const ACTIVE_MS = 15 * 60_000

/** The UTC day of a moment. */
export const dayOf = (time: Date) => time.toISOString().slice(0, 10)

/** The traffic of the last days, today included, from the roll-ups alone. */
export async function readAnalytics(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  period: AnalyticsPeriod,
): Promise<AnalyticsView> {
  const now = clock()
  const dates = Array.from({ length: period }, (_, index) =>
    dayOf(new Date(now.getTime() - (period - 1 - index) * DAY_MS)),
  )
  const from = dates[0] ?? dayOf(now)
  const known = new Map((await readDays(db, from)).map((row) => [row.day, row]))
  const days = dates.map((date) => {
    const { visitors = 0, sessions = 0, views = 0, visibleMs = 0 } = known.get(date) ?? {}
    return { date, visitors, sessions, views, visibleMs }
  })
  const total = (name: 'visitors' | 'sessions' | 'views' | 'visibleMs') =>
    days.reduce((sum, day) => sum + day[name], 0)
  const pages = await readTopPages(db, from)
  const { waiting, invited, signedIn, budgeted } = await readFunnel(db, from)
  return {
    period,
    uniqueVisitors: total('visitors'),
    totalSessions: total('sessions'),
    totalPageViews: total('views'),
    avgTimeSpent: secondsEach(total('visibleMs'), total('sessions')),
    activeUsers: await countActiveUsers(db, new Date(now.getTime() - ACTIVE_MS)),
    topPages: pages.map(({ path, views, visibleMs }) => ({
      path,
      views,
      avgTimeSpent: secondsEach(visibleMs, views),
    })),
    days: days.map(({ date, visitors, sessions, views }) => ({ date, visitors, sessions, views })),
    referrers: await readReferrers(db, from),
    funnel: [
      { step: 'visit', count: total('visitors') },
      { step: 'waitlist', count: waiting },
      { step: 'invited', count: invited },
      { step: 'first sign-in', count: signedIn },
      { step: 'first budget', count: budgeted },
    ],
  }
}

const secondsEach = (milliseconds: number, count: number) =>
  count === 0 ? 0 : Math.round(milliseconds / count / 1000)
