import { lazy, Suspense, useEffect, useEffectEvent, useRef, useState } from 'react'
import { useLocation } from 'wouter'
import { useCurrentUser, useLogout } from '#web/data/session.ts'
import { findUnsentWork, hasWork } from '#web/offline/unsent-work.ts'
import { Spinner } from '#web/ui/spinner.tsx'
import { toastAfterLoad } from '#web/ui/toast-after-load.ts'
import { toast, type ToastOptions } from '#web/ui/toast-store.ts'

const UnsentQuestion = lazy(async () => ({ default: (await import('./unsent-question.tsx')).UnsentQuestion }))

const FAILURE_DELAY_MS = 2000
const failed: ToastOptions = {
  variant: 'destructive',
  title: 'Logout failed',
  description: 'There was an issue logging you out. Please try again.',
}

/** Ends the session and loads the start page anew, so that nothing of it stays in memory. */
export function LogoutPage() {
  const { mutate } = useLogout()
  const user = useCurrentUser()
  const userId = user.data?.id ?? null
  const [, navigate] = useLocation()
  const [isDecided, setDecided] = useState(false)
  const hasRun = useRef(false)

  function leave() {
    if (hasRun.current) return
    hasRun.current = true
    mutate(undefined, {
      onSuccess: () => {
        toastAfterLoad({ title: 'Logged out successfully' })
        location.assign('/')
      },
      onError: () => {
        toast(failed)
        setTimeout(() => {
          toastAfterLoad(failed)
          location.assign('/')
        }, FAILURE_DELAY_MS)
      },
    })
  }

  const isAsking = userId !== null && !isDecided && hasWork(findUnsentWork(userId))
  const isReady = !user.isPending && !isAsking
  const leaveNow = useEffectEvent(leave)
  useEffect(() => {
    if (isReady) leaveNow()
  }, [isReady])

  return (
    <main className="grid min-h-dvh place-content-center justify-items-center gap-4">
      <Spinner label="Logging out" />
      <h1 className="text-ink-muted">Logging out</h1>
      {isAsking && (
        <Suspense>
          <UnsentQuestion
            userId={userId}
            onDone={() => setDecided(true)}
            onStay={() => navigate('/chat', { replace: true })}
          />
        </Suspense>
      )}
    </main>
  )
}
