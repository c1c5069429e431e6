import { useSyncExternalStore } from 'react'

/** A hook that tells whether a media query holds, also when that changes. */
export function watchMedia(query: string): () => boolean {
  function subscribe(listener: () => void) {
    const media = matchMedia(query)
    media.addEventListener('change', listener)
    return () => media.removeEventListener('change', listener)
  }
  return () => useSyncExternalStore(subscribe, () => matchMedia(query).matches)
}
