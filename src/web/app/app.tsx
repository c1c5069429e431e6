import { QueryClientProvider } from '@tanstack/react-query'
import { lazy, Suspense, useEffect } from 'react'
import { queryClient } from '#web/data/client.ts'
import { useCurrentUser } from '#web/data/session.ts'
import { useIsAskedToSignIn } from '#web/data/sign-in-again.ts'
import { LazyToaster } from '#web/ui/lazy-toaster.tsx'
import { showCarriedToast } from '#web/ui/toast-after-load.ts'
import { ErrorBoundary } from './error-boundary.tsx'
import { loadSignInAgain } from './preload.ts'
import { Router } from './router.tsx'
import { Visit } from './visit.tsx'

// A file of its own, which pages load ahead once they stand (preload.ts).
const SignInAgainDialog = lazy(async () => ({ default: (await loadSignInAgain()).SignInAgainDialog }))

export function App() {
  useEffect(showCarriedToast, [])
  return (
    <ErrorBoundary>
      <QueryClientProvider client={queryClient}>
        <WhoIsThere />
        <Visit />
        <Router />
        <SignInQuestion />
        <LazyToaster />
      </QueryClientProvider>
    </ErrorBoundary>
  )
}

/** The current user is fetched at every start, also on pages that do not wait for the answer. */
function WhoIsThere() {
  useCurrentUser()
  return null
}

function SignInQuestion() {
  const isAsking = useIsAskedToSignIn()
  return <Suspense>{isAsking && <SignInAgainDialog />}</Suspense>
}
