import { QueryClientProvider } from '@tanstack/react-query'
import { lazy, Suspense, useEffect, useSyncExternalStore } from 'react'
import { queryClient } from '#web/data/client.ts'
import { useCurrentUser } from '#web/data/session.ts'
import { isAskingToSignIn, subscribeToSignInAgain } from '#web/data/sign-in-again.ts'
import { showCarriedToast } from '#web/ui/toast-after-load.ts'
import { currentToast, subscribe as subscribeToToasts } from '#web/ui/toast-store.ts'
import { ErrorBoundary } from './error-boundary.tsx'
import { loadSignInAgain, loadToaster } from './preload.ts'
import type { ReadyPage } from './public-pages.ts'
import { Router } from './router.tsx'
import { Visit } from './visit.tsx'

// The public pages need neither, so both are files of their own; the app's pages load them ahead (preload.ts).
const Toaster = lazy(async () => ({ default: (await loadToaster()).Toaster }))
const SignInAgain = lazy(async () => ({ default: (await loadSignInAgain()).SignInAgain }))

/** `ready` is the page whose HTML is in the document already and is brought to life. */
export function App({ ready = null }: { ready?: ReadyPage | null }) {
  useEffect(showCarriedToast, [])
  return (
    <ErrorBoundary>
      <QueryClientProvider client={queryClient}>
        <WhoIsThere />
        <Visit />
        <Router ready={ready} />
        <Interruptions />
      </QueryClientProvider>
    </ErrorBoundary>
  )
}

/** The current user is fetched at every start, also on pages that do not wait for the answer. */
function WhoIsThere() {
  useCurrentUser()
  return null
}

function Interruptions() {
  const hasToast = useSyncExternalStore(subscribeToToasts, currentToast, () => undefined) !== undefined
  const isAsking = useSyncExternalStore(subscribeToSignInAgain, isAskingToSignIn, () => false)
  // Prerendered pages must not contain an empty boundary either.
  if (!isAsking && !hasToast) return null
  return (
    <Suspense>
      {isAsking && <SignInAgain />}
      {hasToast && <Toaster />}
    </Suspense>
  )
}
