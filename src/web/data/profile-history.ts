import { infiniteQueryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { profile } from '#contract/profile.ts'
import { announce } from '#web/lib/broadcast.ts'
import { call } from './call.ts'
import { householdQuery } from './household.ts'
import { profileQuery } from './profile.ts'
import { useFollow } from './use-follow.ts'

const CHANGES_A_PAGE = 10

/** Below the profile's own key: whatever makes the profile stale makes its history stale too. */
export const profileHistoryQuery = infiniteQueryOptions({
  queryKey: [...profileQuery.queryKey, 'history'],
  queryFn: ({ pageParam: before }) =>
    call(profile.listChanges, { query: { limit: CHANGES_A_PAGE, ...(before !== null && { before }) } }),
  initialPageParam: null as number | null,
  getNextPageParam: (page) => (page.length < CHANGES_A_PAGE ? null : (page.at(-1)?.id ?? null)),
})

const profileKeys = [profileQuery.queryKey]

/** Shows what other tabs, other devices and the chat write. */
export const useFollowProfile = () => useFollow('profile', profileKeys)

export function useRestoreChange() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (changeId: number) => call(profile.restore, { body: { changeId } }),
    onSuccess: (restored) => {
      client.setQueryData(profileQuery.queryKey, restored)
      announce('profile')
      void client.invalidateQueries(householdQuery)
      return client.invalidateQueries({ queryKey: profileQuery.queryKey })
    },
  })
}
