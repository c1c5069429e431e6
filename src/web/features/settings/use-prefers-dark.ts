import { useSyncExternalStore } from 'react'

const QUERY = '(prefers-color-scheme: dark)'

function subscribe(listener: () => void) {
  const media = matchMedia(QUERY)
  media.addEventListener('change', listener)
  return () => media.removeEventListener('change', listener)
}

/** What the device asks for, also when that changes at dusk. */
export const usePrefersDark = () => useSyncExternalStore(subscribe, () => matchMedia(QUERY).matches)
