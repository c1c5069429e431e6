export const loadToaster = () => import('#web/ui/toaster.tsx')
export const loadSignInAgain = () => import('./sign-in-again.tsx')

/** For pages that most people only read: what a form needs is loaded once somebody touches the page. */
export function preloadOnFirstUse() {
  const options = { once: true, passive: true }
  const events = ['focusin', 'pointerdown'] as const
  for (const event of events) document.addEventListener(event, preloadInterruptions, options)
  return () => {
    for (const event of events) document.removeEventListener(event, preloadInterruptions)
  }
}

/** A toast often tells of a lost connection: by then it is too late to load what shows it. */
export function preloadInterruptions() {
  for (const load of [loadToaster, loadSignInAgain]) {
    load().catch(() => {
      // Offline already: the next attempt comes with the first toast.
    })
  }
}
