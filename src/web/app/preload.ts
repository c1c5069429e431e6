import { preloadToaster } from '#web/ui/lazy-toaster.tsx'

export const loadSignInAgain = () => import('./sign-in-again-dialog.tsx')

/** What interrupts a page must be there before it is needed: by then the connection may be lost. */
export function preloadInterruptions() {
  preloadToaster()
  loadSignInAgain().catch(() => {
    // Offline already: the next attempt comes with the question itself.
  })
}
