import { useEffect, useRef } from 'react'
import { useLogout } from '#web/data/session.ts'
import { Spinner } from '#web/ui/spinner.tsx'
import { toastAfterLoad } from '#web/ui/toast-after-load.ts'
import { toast, type ToastOptions } from '#web/ui/toast-store.ts'

const FAILURE_DELAY_MS = 2000
const failed: ToastOptions = {
  variant: 'destructive',
  title: 'Logout failed',
  description: 'There was an issue logging you out. Please try again.',
}

/** Ends the session and loads the start page anew, so that nothing of it stays in memory. */
export function LogoutPage() {
  const { mutate } = useLogout()
  const hasRun = useRef(false)

  useEffect(() => {
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
  }, [mutate])

  return (
    <main className="grid min-h-dvh place-content-center justify-items-center gap-4">
      <Spinner label="Logging out" />
      <h1 className="text-ink-muted">Logging out</h1>
    </main>
  )
}
