import { type ComponentType, useEffect } from 'react'
import { ErrorBoundary } from '#web/app/error-boundary.tsx'
import { useIsSignedIn } from '#web/data/use-is-signed-in.ts'
import { trackVisit } from '#web/lib/track-visits.ts'
import { PublicFrame } from '#web/public-frame/public-frame.tsx'
import { LazyToaster } from '#web/ui/lazy-toaster.tsx'
import { showCarriedToast } from '#web/ui/toast-after-load.ts'
import { preloadToasterOnFirstUse } from './preload-toaster.ts'

interface ReadingAppProps {
  path: string
  Page: ComponentType
  /** Called once the page can be used. */
  onAlive?: () => void
}

/** A page that is read, as it is rendered at build time and brought to life in the browser. Its links load pages. */
export function ReadingApp({ path, Page, onAlive }: ReadingAppProps) {
  const isSignedIn = useIsSignedIn()
  useEffect(showCarriedToast, [])
  useEffect(preloadToasterOnFirstUse, [])
  useEffect(() => trackVisit(path), [path])
  useEffect(() => onAlive?.(), [onAlive])
  useEffect(() => {
    // The start page is for visitors. The server says so too, unless the page came out of the browser's memory.
    if (isSignedIn && path === '/') location.replace('/chat')
  }, [isSignedIn, path])
  return (
    <ErrorBoundary>
      <PublicFrame path={path} isSignedIn={isSignedIn}>
        <Page />
      </PublicFrame>
      <LazyToaster />
    </ErrorBoundary>
  )
}
