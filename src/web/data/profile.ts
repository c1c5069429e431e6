import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { profile, type ProfileInput } from '#contract/profile.ts'
import { announce } from '#web/lib/broadcast.ts'
import { call } from './call.ts'
import { householdQuery } from './household.ts'
import { callOrKeep } from './waiting.ts'

export const profileQuery = queryOptions({ queryKey: ['profile'], queryFn: () => call(profile.get) })

/** The answer is shown at once; the profile and its history are fetched anew all the same. */
export function useSaveProfile() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (body: ProfileInput) => callOrKeep('Financial profile', profile.save, { body }),
    onSuccess: (saved) => {
      client.setQueryData(profileQuery.queryKey, saved)
      announce('profile')
      void client.invalidateQueries(householdQuery)
      return client.invalidateQueries({ queryKey: profileQuery.queryKey })
    },
  })
}
