import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { ApiError } from '#contract/api-error.ts'
import type { CurrentUser, session } from '#contract/session.ts'
import { DEFAULT_CURRENCY } from '#finance/currency.ts'
import { showCurrency } from '#web/lib/currency.ts'
import { forgetKept } from '#web/lib/forget-kept.ts'
import { noteSignedOut, noteSignedIn } from '#web/lib/seen.ts'
import { CURRENT_USER_KEY, inSession } from './client.ts'
import { isOffline } from './connection.ts'
import { callLightly } from './light-call.ts'
import { forgetAnswers } from './send-request.ts'

/** Who is signed in; null for a visitor. Fetched once at the start of the app. */
export const currentUserQuery = queryOptions({
  queryKey: CURRENT_USER_KEY,
  queryFn: async (): Promise<CurrentUser | null> => {
    try {
      const user = await inSession(() => callLightly<typeof session.authUser>('GET', '/api/auth/user'))
      // Set before the first screen, since amounts are written in the user's currency. An answer kept from before there
      // was a choice names none.
      showCurrency(user.currency ?? DEFAULT_CURRENCY)
      if (!isOffline()) void noteSignedIn(user)
      return user
    } catch (error) {
      if (!(error instanceof ApiError && error.status === 401)) throw error
      void noteSignedOut()
      return null
    }
  },
})

/** The user as the shell and the settings show them. */
export const meQuery = queryOptions({
  queryKey: ['users', 'me'],
  queryFn: () => inSession(() => callLightly<typeof session.me>('GET', '/api/users/me')),
})

export function useCurrentUser() {
  return useQuery(currentUserQuery)
}

/** The signed-in user inside pages that only open for one. */
export function useMe(): CurrentUser {
  const start = useQuery(currentUserQuery)
  const me = useQuery({ ...meQuery, placeholderData: start.data ?? undefined })
  const user = me.data ?? start.data
  if (!user) throw new Error('This page opens only for signed-in users')
  return user
}

export function useLogout() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: () => callLightly<typeof session.logout>('POST', '/api/auth/logout'),
    onSettled: async () => {
      const gone = forgetKept(client.getQueryData(currentUserQuery.queryKey)?.id ?? null)
      forgetAnswers()
      client.clear()
      await gone
    },
  })
}
