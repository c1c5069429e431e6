import { infiniteQueryOptions, keepPreviousData, useMutation, useQueryClient } from '@tanstack/react-query'
import { waitlist } from '#contract/waitlist.ts'
import { call } from './call.ts'
import { nextBefore } from './next-page.ts'

const ENTRIES_A_PAGE = 50
const WAITLIST_KEY = ['admin', 'waitlist']

export interface WaitlistView {
  search: string
  status: 'all' | 'pending' | 'invited'
}

export const wholeWaitlist: WaitlistView = { search: '', status: 'all' }

export const adminWaitlistQuery = ({ search, status }: WaitlistView) =>
  infiniteQueryOptions({
    queryKey: [...WAITLIST_KEY, { search, status }],
    queryFn: ({ pageParam: before }) =>
      call(waitlist.list, {
        query: {
          limit: ENTRIES_A_PAGE,
          ...(search && { search }),
          ...(status !== 'all' && { status }),
          ...(before !== null && { before }),
        },
      }),
    initialPageParam: null as number | null,
    getNextPageParam: nextBefore(ENTRIES_A_PAGE),
    placeholderData: keepPreviousData,
  })

export const WAITLIST_CSV = waitlist.exportCsv.path

/** Every view of the list, whatever it was searched for. */
export function useRefreshWaitlist() {
  const client = useQueryClient()
  return () => client.invalidateQueries({ queryKey: WAITLIST_KEY })
}

export function useRemoveEntry() {
  const refresh = useRefreshWaitlist()
  return useMutation({
    mutationFn: (id: number) => call(waitlist.remove, { id }),
    onSuccess: refresh,
  })
}

export function useInviteSeveral() {
  const client = useQueryClient()
  const refresh = useRefreshWaitlist()
  return useMutation({
    mutationFn: (ids: number[]) => call(waitlist.inviteSeveral, { body: { ids } }),
    onSuccess: () => Promise.all([refresh(), client.invalidateQueries({ queryKey: ['admin', 'users'] })]),
  })
}
