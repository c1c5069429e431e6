import type { ReactNode } from 'react'
import { Redirect } from 'wouter'
import type { Access } from '#contract/endpoint.ts'
import { useCurrentUser } from '#web/data/session.ts'
import { loginPathFor, readNextPath } from '#web/lib/next-path.ts'
import { FullPageSpinner } from './full-page-spinner.tsx'
import { StartFailed } from './start-failed.tsx'

interface GuardProps {
  access: Access
  /** Shown until it is known who is there. */
  waiting: ReactNode
  children: ReactNode
}

/**
 * Opens a page only to those who may see it: visitors sign in first and come back, users are sent from admin pages to
 * the chat.
 */
export function Guard({ access, waiting, children }: GuardProps) {
  const user = useCurrentUser()
  if (user.isPending) return waiting
  if (user.isError) return <StartFailed onRetry={() => void user.refetch()} />
  if (access !== 'public' && !user.data) {
    return <Redirect to={loginPathFor(location.pathname + location.search)} replace />
  }
  if (access === 'admin' && !user.data?.isAdmin) return <Redirect to="/chat" replace />
  return children
}

/** For the sign-in page: whoever is signed in already goes on to where they were heading. */
export function VisitorsOnly({ children }: { children: ReactNode }) {
  const user = useCurrentUser()
  if (user.isPending) return <FullPageSpinner />
  if (user.data) return <Redirect to={readNextPath(location.search, location.origin)} replace />
  return children
}
