import { notifyManager, QueryClient } from '@tanstack/react-query'
import { ApiError } from '#contract/api-error.ts'
import { CONFIRM_FIRST } from '#contract/confirm-first.ts'
import { askToSignInAgain } from './sign-in-again.ts'

/** A 401 to somebody who was signed in means that the session has ended: they may sign in again and go on. */
export async function inSession<Result>(send: () => Promise<Result>): Promise<Result> {
  try {
    return await send()
  } catch (error) {
    const reason = isSessionEnd(error) ? 'ended' : isTooOld(error) ? 'confirm' : null
    if (reason === null || !(await askToSignInAgain(reason))) throw error
    return send()
  }
}

export const CURRENT_USER_KEY = ['auth', 'user']

function isSessionEnd(error: unknown): boolean {
  const wasSignedIn = Boolean(queryClient.getQueryData(CURRENT_USER_KEY))
  return wasSignedIn && error instanceof ApiError && error.status === 401
}

const isTooOld = (error: unknown) => error instanceof ApiError && error.serverMessage === CONFIRM_FIRST

const FIVE_MINUTES = 5 * 60 * 1000

// Within the task, not after it: what is put into the cache is painted together with what else changes.
notifyManager.setScheduler(queueMicrotask)

/**
 * Data is fresh until we change it ourselves: no refetch on focus, no interval, no retries. Nothing waits for the
 * browser to call itself online, which says nothing about a Keel on the same machine.
 */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      networkMode: 'always',
      retry: false,
      refetchOnWindowFocus: false,
      refetchInterval: false,
      staleTime: Infinity,
      gcTime: FIVE_MINUTES,
    },
    mutations: { retry: false, networkMode: 'always' },
  },
})

/** The server's own words where it has any; what the caller would say where it has none. */
export function messageOf(error: unknown, otherwise: string): string {
  return (error instanceof ApiError && error.serverMessage) || otherwise
}
