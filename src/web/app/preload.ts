export const loadToaster = () => import('#web/ui/toaster.tsx')
export const loadSignInAgain = () => import('./sign-in-again.tsx')

/** A toast often tells of a lost connection: by then it is too late to load what shows it. */
export function preloadInterruptions() {
  for (const load of [loadToaster, loadSignInAgain]) {
    load().catch(() => {
      // Offline already: the next attempt comes with the first toast.
    })
  }
}
