import { queryOptions } from '@tanstack/react-query'
import { household } from '#contract/household.ts'
import { call } from './call.ts'
import { HOUSEHOLD_KEY } from './money-keys.ts'

/** What the lists of all screens and the profile come to together. Every write of money makes it stale. */
export const householdQuery = queryOptions({
  queryKey: HOUSEHOLD_KEY,
  queryFn: () => call(household.get),
})
