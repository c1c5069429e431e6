import { useEffect, useState } from 'react'
import type { session } from '#contract/session.ts'
import { callLightly } from './light-call.ts'

/** For the pages that are only read, which show themselves before it is known: false until then, and for visitors. */
export function useIsSignedIn(): boolean {
  const [isSignedIn, setSignedIn] = useState(false)
  useEffect(() => {
    callLightly<typeof session.authUser>('GET', '/api/auth/user').then(
      () => setSignedIn(true),
      () => {
        // A visitor, or the server cannot be reached: the page can be read either way.
      },
    )
  }, [])
  return isSignedIn
}
