import { lazy, Suspense } from 'react'
import { useToast } from './toast-store.ts'

const load = () => import('./toaster.tsx')
const Toaster = lazy(async () => ({ default: (await load()).Toaster }))

/** A toast often tells of a lost connection: by then it is too late to load what shows it. */
export function preloadToaster() {
  load().catch(() => {
    // Offline already: the next attempt comes with the first toast.
  })
}

/** The toaster is a file of its own, loaded with the first toast unless it was preloaded. */
export function LazyToaster() {
  const hasToast = useToast() !== undefined
  // Prerendered pages must not contain an empty boundary either.
  if (!hasToast) return null
  return (
    <Suspense>
      <Toaster />
    </Suspense>
  )
}
