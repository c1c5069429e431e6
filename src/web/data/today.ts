import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { todays } from '#contract/today.ts'
import { call } from './call.ts'
import { HOUSEHOLD_KEY } from './money-keys.ts'

/** Below the household's key: whatever makes that stale makes this stale too. */
export const todayQuery = queryOptions({
  queryKey: [...HOUSEHOLD_KEY, 'today'],
  queryFn: () => call(todays.get),
})

export function useTickStep() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (code: string) => call(todays.tick, { body: { code } }),
    onSettled: () => client.invalidateQueries({ queryKey: todayQuery.queryKey }),
  })
}
