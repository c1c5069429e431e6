import { useSyncExternalStore } from 'react'

/** Whether Keel can be reached. A browser's own word for it says nothing about a Keel on the same machine. */
let isAway = false
/** When the oldest of what is shown was seen, in ISO 8601. */
let seenAt: string | null = null
const listeners = new Set<() => void>()

export const isOffline = () => isAway
export const oldestSeen = () => seenAt

export function setOffline(away: boolean) {
  if (!away) seenAt = null
  if (isAway === away) return
  isAway = away
  for (const listener of listeners) listener()
}

export function noteSeen(at: string | null) {
  if (at === null || (seenAt !== null && seenAt <= at)) return
  seenAt = at
  for (const listener of listeners) listener()
}

export function subscribeToConnection(listener: () => void) {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
  }
}

export const useOffline = () => useSyncExternalStore(subscribeToConnection, isOffline)
