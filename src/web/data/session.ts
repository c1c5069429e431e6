import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { ApiError } from '#contract/api-error.ts'
import { type CurrentUser, session } from '#contract/session.ts'
import { showCurrency } from '#web/lib/currency.ts'
import { forgetKept } from '#web/lib/forget-kept.ts'
import { noteGone, noteHere } from '#web/lib/seen.ts'
import { call, CURRENT_USER_KEY, sendOnce } from './client.ts'
import { isOffline } from './connection.ts'
import { forgetAnswers } from './send-request.ts'

/** Who is signed in; null for a visitor. Fetched once at the start of the app. */
export const currentUserQuery = queryOptions({
  queryKey: CURRENT_USER_KEY,
  queryFn: async (): Promise<CurrentUser | null> => {
    try {
      const user = await call(session.authUser)
      // Before the first screen: what shows an amount waits for who is there.
      showCurrency(user.currency)
      if (!isOffline()) void noteHere(user)
      return user
    } catch (error) {
      if (!(error instanceof ApiError && error.status === 401)) throw error
      void noteGone()
      return null
    }
  },
})

/** The user as the shell and the settings show them. */
export const meQuery = queryOptions({ queryKey: ['users', 'me'], queryFn: () => call(session.me) })

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

export function useLogin() {
  return useMutation({
    mutationFn: (body: { email: string; password: string; code?: string | undefined }) =>
      sendOnce(session.login, { body }),
  })
}

export function useLogout() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: () => sendOnce(session.logout),
    onSettled: async () => {
      const gone = forgetKept(client.getQueryData(currentUserQuery.queryKey)?.id ?? null)
      forgetAnswers()
      client.clear()
      await gone
    },
  })
}
