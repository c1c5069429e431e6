import { useSyncExternalStore } from 'react'

/** A value outside React, which components and other code can read, write and watch. */
export interface ExternalStore<Value> {
  read: () => Value
  /** Tells everybody who listens, unless the value is the same one. */
  write: (value: Value) => void
  /** Returns the way to stop listening. */
  subscribe: (listener: () => void) => () => void
  use: () => Value
}

/** `onWatched` runs when the first listener comes, and what it returns when the last one leaves. */
export function createExternalStore<Value>(
  initial: Value,
  onWatched?: () => () => void,
): ExternalStore<Value> {
  let value = initial
  let stopWatching: (() => void) | undefined
  const listeners = new Set<() => void>()
  const read = () => value

  function write(next: Value) {
    if (Object.is(next, value)) return
    value = next
    for (const listener of listeners) listener()
  }

  function subscribe(listener: () => void) {
    if (listeners.size === 0) stopWatching = onWatched?.()
    listeners.add(listener)
    return () => {
      if (listeners.delete(listener) && listeners.size === 0) stopWatching?.()
    }
  }

  // Pages that are rendered ahead on the server show the initial value, and so does the browser's first look at them.
  const use = () => useSyncExternalStore(subscribe, read, () => initial)
  return { read, write, subscribe, use }
}
