import { createExternalStore } from '#web/lib/external-store.ts'

/** Whether Keel can be reached. A browser's own word for it says nothing about a Keel on the same machine. */
const away = createExternalStore(false)
/** When the oldest of what is shown was seen, in ISO 8601. */
const seenAt = createExternalStore<string | null>(null)

export const isOffline = away.read
export const useOffline = away.use
export const subscribeToConnection = away.subscribe
export const useOldestSeen = seenAt.use

export function setOffline(isAway: boolean) {
  if (!isAway) seenAt.write(null)
  away.write(isAway)
}

export function noteSeen(at: string | null) {
  const oldest = seenAt.read()
  if (at !== null && (oldest === null || at < oldest)) seenAt.write(at)
}
