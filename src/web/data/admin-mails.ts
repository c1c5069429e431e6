import { infiniteQueryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { mails } from '#contract/mails.ts'
import { call } from './call.ts'
import { nextBefore } from './next-page.ts'

const MAILS_A_PAGE = 20

/** Mails that wait or were given up; what arrived is not kept. */
export const mailsQuery = infiniteQueryOptions({
  queryKey: ['admin', 'mails'],
  queryFn: ({ pageParam: before }) =>
    call(mails.list, { query: { limit: MAILS_A_PAGE, ...(before !== null && { before }) } }),
  initialPageParam: null as number | null,
  getNextPageParam: nextBefore(MAILS_A_PAGE),
  // The outbox works on while the panel is open.
  staleTime: 0,
})

export function useSendAgain() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (id: number) => call(mails.sendAgain, { id }),
    onSettled: () => client.invalidateQueries({ queryKey: mailsQuery.queryKey }),
  })
}
