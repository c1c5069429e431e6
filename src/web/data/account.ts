import { infiniteQueryOptions, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { accounts } from '#contract/accounts.ts'
import { forgetKept } from '#web/lib/forget-kept.ts'
import { call } from './call.ts'
import { currentUserQuery, meQuery } from './session.ts'

const EVENTS_A_PAGE = 10

export const sessionsQuery = queryOptions({
  queryKey: ['sessions'],
  queryFn: () => call(accounts.listSessions),
})

export const securityEventsQuery = infiniteQueryOptions({
  queryKey: ['security-events'],
  queryFn: ({ pageParam: before }) =>
    call(accounts.listOwnEvents, { query: { limit: EVENTS_A_PAGE, ...(before !== null && { before }) } }),
  initialPageParam: null as number | null,
  getNextPageParam: (page) => (page.length < EVENTS_A_PAGE ? null : (page.at(-1)?.id ?? null)),
})

export const resetOptionsQuery = queryOptions({
  queryKey: ['auth', 'reset-options'],
  queryFn: () => call(accounts.resetOptions),
})

export function useChangePassword() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (body: { currentPassword: string; newPassword: string }) =>
      call(accounts.changePassword, { body }),
    onSuccess: () =>
      Promise.all(
        [currentUserQuery, meQuery, sessionsQuery, securityEventsQuery].map(({ queryKey }) =>
          client.invalidateQueries({ queryKey }),
        ),
      ),
  })
}

export function useForgotPassword() {
  return useMutation({ mutationFn: (body: { email: string }) => call(accounts.forgotPassword, { body }) })
}

export function useResetPassword() {
  return useMutation({
    mutationFn: (body: { token: string; newPassword: string }) => call(accounts.resetPassword, { body }),
  })
}

export function useEndSession() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (id: number) => call(accounts.endSession, { id }),
    onSuccess: () => client.invalidateQueries(sessionsQuery),
  })
}

export function useEndOtherSessions() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: () => call(accounts.endOtherSessions),
    onSuccess: () => client.invalidateQueries(sessionsQuery),
  })
}

export function useDeleteAccount() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (password: string) => call(accounts.deleteAccount, { body: { password } }),
    onSuccess: () => forgetKept(client.getQueryData(currentUserQuery.queryKey)?.id ?? null),
  })
}
