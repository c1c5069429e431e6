import { infiniteQueryOptions, keepPreviousData, useMutation, useQueryClient } from '@tanstack/react-query'
import { type CreateUserInput, type InviteInput, type UpdateUserInput, users } from '#contract/users.ts'
import { useRefreshWaitlist } from './admin-waitlist.ts'
import { call } from './call.ts'
import { nextBefore } from './next-page.ts'
import { currentUserQuery, meQuery } from './session.ts'

const USERS_A_PAGE = 50
const USERS_KEY = ['admin', 'users']

export const adminUsersQuery = (search: string) =>
  infiniteQueryOptions({
    queryKey: [...USERS_KEY, { search }],
    queryFn: ({ pageParam: before }) =>
      call(users.list, {
        query: { limit: USERS_A_PAGE, ...(search && { search }), ...(before !== null && { before }) },
      }),
    initialPageParam: null as number | null,
    getNextPageParam: nextBefore(USERS_A_PAGE),
    placeholderData: keepPreviousData,
  })

/** The audit trail has a line more after each of these. */
function useRefreshUsers() {
  const client = useQueryClient()
  return () =>
    Promise.all([USERS_KEY, ['admin', 'events']].map((queryKey) => client.invalidateQueries({ queryKey })))
}

export function useCreateUser() {
  const refresh = useRefreshUsers()
  return useMutation({
    mutationFn: (body: CreateUserInput) => call(users.create, { body }),
    onSuccess: refresh,
  })
}

export function useInviteUser() {
  const refresh = useRefreshUsers()
  const refreshWaitlist = useRefreshWaitlist()
  return useMutation({
    mutationFn: (body: InviteInput) => call(users.invite, { body }),
    onSuccess: () => Promise.all([refresh(), refreshWaitlist()]),
  })
}

export function useUpdateUser() {
  const client = useQueryClient()
  const refresh = useRefreshUsers()
  return useMutation({
    mutationFn: ({ id, changes }: { id: number; changes: UpdateUserInput }) =>
      call(users.update, { id, body: changes }),
    // An administrator may have changed their own name or role; without the role there is nothing more to fetch here.
    onSuccess: async () => {
      await Promise.all(
        [currentUserQuery, meQuery].map(({ queryKey }) => client.invalidateQueries({ queryKey })),
      )
      if (client.getQueryData(currentUserQuery.queryKey)?.isAdmin) await refresh()
    },
  })
}

export function useNewPassword() {
  const refresh = useRefreshUsers()
  return useMutation({ mutationFn: (id: number) => call(users.newPassword, { id }), onSuccess: refresh })
}

export function useRemoveUser() {
  const refresh = useRefreshUsers()
  const refreshWaitlist = useRefreshWaitlist()
  return useMutation({
    mutationFn: (id: number) => call(users.remove, { id }),
    onSuccess: () => Promise.all([refresh(), refreshWaitlist()]),
  })
}
