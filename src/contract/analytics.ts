import { endpoints } from './endpoint.ts'
import { nothing, plainDate } from './fields.ts'
import { z } from './zod.ts'

export const analyticsPeriods = [7, 30, 90] as const
export type AnalyticsPeriod = (typeof analyticsPeriods)[number]

const PERIOD_MESSAGE = 'Period must be 7, 30 or 90'
const period = z.codec(z.enum(['7', '30', '90'], PERIOD_MESSAGE), z.literal(analyticsPeriods), {
  decode: (text) => Number(text) as AnalyticsPeriod,
  encode: (days) => `${days}` as const,
})

/** A random name for one view of one page, made in the browser's memory and forgotten with the page. */
const viewId = z.string().check(z.regex(/^[\w-]{16,40}$/, 'Unknown form of id'))

const viewInput = z.object({
  id: viewId,
  path: z.string().check(z.maxLength(2000)),
  /** The host of the page that led here, when it is not our own. */
  referrer: z.optional(z.string().check(z.maxLength(255))),
})

const leaveInput = z.object({
  id: viewId,
  /** How long the page has been visible so far, in all, so that sending it twice changes nothing. */
  visibleMs: z.int().check(z.minimum(0)),
})

/** Where an unknown path is counted, so that nobody can fill the list with paths of their own. */
export const OTHER_PATH = 'other'

export const funnelSteps = ['visit', 'waitlist', 'invited', 'first sign-in', 'first budget'] as const

const analyticsView = z.object({
  period: z.literal(analyticsPeriods),
  /** A visitor is recognised within one UTC day: someone who comes on two days counts twice. */
  uniqueVisitors: z.int(),
  /** Views with at most 30 minutes of silence between them. */
  totalSessions: z.int(),
  totalPageViews: z.int(),
  /** Seconds of visible time per session. */
  avgTimeSpent: z.number(),
  /** Signed-in users seen in the last 15 minutes. */
  activeUsers: z.int(),
  /** Most viewed first, each with its seconds of visible time per view. */
  topPages: z.array(z.object({ path: z.string(), views: z.int(), avgTimeSpent: z.number() })),
  /** Every UTC day of the period, oldest first. */
  days: z.array(z.object({ date: plainDate, visitors: z.int(), sessions: z.int(), views: z.int() })),
  referrers: z.array(z.object({ host: z.string(), visits: z.int() })),
  funnel: z.array(z.object({ step: z.enum(funnelSteps), count: z.int() })),
})
export type AnalyticsView = z.output<typeof analyticsView>

const BODY_LIMIT = 16 * 1024

export const analytics = endpoints({
  view: {
    method: 'POST',
    path: '/api/analytics/view',
    access: 'public',
    summary: 'Count one view of a page, unless the visitor asks not to be tracked',
    body: viewInput,
    bodyLimit: BODY_LIMIT,
    response: nothing,
  },
  leave: {
    method: 'POST',
    path: '/api/analytics/leave',
    access: 'public',
    summary: 'Say how long a page has been visible',
    body: leaveInput,
    bodyLimit: BODY_LIMIT,
    response: nothing,
  },
  read: {
    method: 'GET',
    path: '/api/admin/analytics',
    access: 'admin',
    summary: 'Traffic of the last 7, 30 or 90 days, without administrators and declared crawlers',
    query: z.object({ period: z._default(period, 30) }),
    response: analyticsView,
  },
})
