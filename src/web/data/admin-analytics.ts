import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { analytics, type AnalyticsPeriod } from '#contract/analytics.ts'
import { call } from './call.ts'

export const analyticsQuery = (period: AnalyticsPeriod) =>
  queryOptions({
    queryKey: ['admin', 'analytics', period],
    queryFn: () => call(analytics.read, { query: { period } }),
    // Traffic goes on while nobody here changes anything.
    staleTime: 0,
    placeholderData: keepPreviousData,
  })
