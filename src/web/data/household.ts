import { queryOptions } from '@tanstack/react-query'
import { household } from '#contract/household.ts'
import { call } from './call.ts'
import { useFollow } from './use-follow.ts'

/** What the lists of all screens and the profile come to together. Every write of money makes it stale. */
export const householdQuery = queryOptions({
  queryKey: ['household'],
  queryFn: () => call(household.get),
})

const householdKeys = [householdQuery.queryKey]

/** Shows what other tabs and devices write, on whichever screen. */
export function useFollowHousehold() {
  useFollow('profile', householdKeys)
  useFollow('balance-sheet', householdKeys)
}
