import { queryOptions } from '@tanstack/react-query'
import { ApiError } from '#contract/api-error.ts'
import { emailStatus } from '#contract/email-status.ts'
import { sendOnce } from './call.ts'

/** A 401 counts as no data here: the list below asks a visitor to sign in. */
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
