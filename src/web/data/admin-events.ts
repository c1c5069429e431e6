import { infiniteQueryOptions } from '@tanstack/react-query'
import { accounts } from '#contract/accounts.ts'
import { call } from './call.ts'
import { nextBefore } from './next-page.ts'

export const AUDIT_CSV = accounts.exportEvents.path

const EVENTS_A_PAGE = 50

export const allEventsQuery = infiniteQueryOptions({
  queryKey: ['admin', 'events'],
  queryFn: ({ pageParam: before }) =>
    call(accounts.listAllEvents, { query: { limit: EVENTS_A_PAGE, ...(before !== null && { before }) } }),
  initialPageParam: null as number | null,
  getNextPageParam: nextBefore(EVENTS_A_PAGE),
  // People sign in and out while the panel is open.
  staleTime: 0,
})
