import { queryOptions } from '@tanstack/react-query'
import { ApiError } from '#contract/api-error.ts'
import { emailStatus } from '#contract/email-status.ts'
import { sendOnce } from './call.ts'

/** A 401 counts as no data: whoever is not signed in is asked for that by the list below, not by this line. */
export const emailStatusQuery = queryOptions({
  queryKey: ['admin', 'email-status'],
  queryFn: async () => {
    try {
      return await sendOnce(emailStatus.read)
    } catch (error) {
      if (error instanceof ApiError && error.status === 401) return null
      throw error
    }
  },
})
