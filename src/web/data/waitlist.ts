import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { type JoinWaitlistInput, waitlist } from '#contract/waitlist.ts'
import { call } from './client.ts'

export const waitlistCountQuery = queryOptions({
  queryKey: ['waitlist', 'count'],
  queryFn: () => call(waitlist.count),
})

export function useJoinWaitlist() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (body: JoinWaitlistInput) => call(waitlist.join, { body }),
    onSuccess: () => client.invalidateQueries(waitlistCountQuery),
  })
}
