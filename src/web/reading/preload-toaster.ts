import { preloadToaster } from '#web/ui/lazy-toaster.tsx'

/** Most people read such a page and leave: what shows toasts is loaded once somebody touches it. */
export function preloadToasterOnFirstUse() {
  const options = { once: true, passive: true }
  const events = ['focusin', 'pointerdown'] as const
  for (const event of events) document.addEventListener(event, preloadToaster, options)
  return () => {
    for (const event of events) document.removeEventListener(event, preloadToaster)
  }
}
