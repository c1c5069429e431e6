import { queryOptions } from '@tanstack/react-query'
import { profile } from '#contract/profile.ts'
import { call } from './client.ts'

/** The financial profile, with the budget in its otherData. */
export const profileQuery = queryOptions({ queryKey: ['profile'], queryFn: () => call(profile.get) })
