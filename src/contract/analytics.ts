import { endpoints } from './endpoint.ts'
import { z } from './zod.ts'

export const analyticsPeriods = ['7', '30', '90'] as const
export type AnalyticsPeriod = (typeof analyticsPeriods)[number]

const count = z.int().check(z.minimum(0))
const seconds = z.number().check(z.minimum(0))

const analyticsAnswer = z.object({
  /** In days. */
  period: z.int(),
  uniqueVisitors: count,
  totalSessions: count,
  totalPageViews: count,
  avgTimeSpent: seconds,
  /** Active in the last 15 minutes. */
  activeUsers: count,
  topPages: z.array(z.object({ path: z.string(), views: count, avgTimeSpent: seconds })),
  days: z.optional(z.array(z.object({ date: z.string(), visitors: count, sessions: count, views: count }))),
  referrers: z.optional(z.array(z.object({ host: z.string(), visits: count }))),
  funnel: z.optional(z.array(z.object({ step: z.string(), count }))),
})
export type AnalyticsAnswer = z.output<typeof analyticsAnswer>

export const analytics = endpoints({
  read: {
    method: 'GET',
    path: '/api/admin/analytics',
    access: 'admin',
    summary: 'Traffic of the last 7, 30 or 90 days',
    query: z.object({ period: z._default(z.enum(analyticsPeriods), '30') }),
    response: analyticsAnswer,
  },
})
