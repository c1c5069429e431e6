import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import { advisorUse } from '#contract/advisor-use.ts'
import { call } from './call.ts'
import { nextBefore } from './next-page.ts'

const TURNS_A_PAGE = 20

// People talk on while the panel is open.
export const advisorUseSummaryQuery = queryOptions({
  queryKey: ['admin', 'advisor-use', 'summary'],
  queryFn: () => call(advisorUse.summary),
  staleTime: 0,
})

export const advisorUseQuery = infiniteQueryOptions({
  queryKey: ['admin', 'advisor-use', 'turns'],
  queryFn: ({ pageParam: before }) =>
    call(advisorUse.list, { query: { limit: TURNS_A_PAGE, ...(before !== null && { before }) } }),
  initialPageParam: null as number | null,
  getNextPageParam: nextBefore(TURNS_A_PAGE),
  staleTime: 0,
})
