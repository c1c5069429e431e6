import { infiniteQueryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { feedback } from '#contract/feedback.ts'
import { call } from './call.ts'
import { nextBefore } from './next-page.ts'

const ENTRIES_A_PAGE = 20

export const feedbackListQuery = infiniteQueryOptions({
  queryKey: ['admin', 'feedback'],
  queryFn: ({ pageParam: before }) =>
    call(feedback.list, { query: { limit: ENTRIES_A_PAGE, ...(before !== null && { before }) } }),
  initialPageParam: null as number | null,
  getNextPageParam: nextBefore(ENTRIES_A_PAGE),
  // Visitors write while the panel is open.
  staleTime: 0,
})

export function useSetHandled() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: ({ id, handled }: { id: number; handled: boolean }) =>
      call(feedback.update, { id, body: { handled } }),
    onSuccess: () => client.invalidateQueries({ queryKey: feedbackListQuery.queryKey }),
  })
}
