import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { profile, profileFields, type ProfileInput } from '#contract/profile.ts'
import { announce } from '#web/lib/broadcast.ts'
import { call } from './call.ts'
import { householdQuery } from './household.ts'
import { PROFILE_KEY } from './money-keys.ts'
import { formatValue, labels } from './profile-fields.ts'
import { callOrKeep } from './waiting.ts'

export const profileQuery = queryOptions({ queryKey: PROFILE_KEY, queryFn: () => call(profile.get) })

/** 'Financial profile: Annual Income $85,000.00, Retirement Age none' */
function nameProfile(body: ProfileInput): string {
  const said = profileFields.flatMap((field) => {
    const value = body[field]
    if (value === undefined) return []
    return [`${labels[field]} ${value === null ? 'none' : formatValue({ field, oldValue: value })}`]
  })
  return ['Financial profile', said.join(', ')].filter(Boolean).join(': ')
}

/** The answer is shown at once; the profile and its history are fetched anew all the same. */
export function useSaveProfile() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (body: ProfileInput) => callOrKeep(nameProfile(body), profile.save, { body }),
    onSuccess: (saved) => {
      client.setQueryData(profileQuery.queryKey, saved)
      announce('profile')
      void client.invalidateQueries(householdQuery)
      return client.invalidateQueries({ queryKey: profileQuery.queryKey })
    },
  })
}
