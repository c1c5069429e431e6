import { useSyncExternalStore } from 'react'
import { hasLeft } from './forget-kept.ts'

export interface KeptState<Value> {
  read: (userId: number) => Value
  write: (userId: number, value: Value) => void
  use: (userId: number) => Value
}

interface KeptOptions<Value> {
  name: string
  /** Makes the value of what is stored; of nothing, or of something it cannot read, the empty value. */
  revive: (stored: unknown) => Value
  /** Takes over what other tabs write. Otherwise each tab has its own, and the last that is closed leaves its words. */
  shared: boolean
}

/**
 * Something of a user's that outlives the page: kept in the browser's storage, each user's under a key of their own.
 * Where storage is full or forbidden it lives as long as the page does.
 */
export function createKeptState<Value>({ name, revive, shared }: KeptOptions<Value>): KeptState<Value> {
  const values = new Map<number, Value>()
  const listeners = new Set<() => void>()
  const keyOf = (userId: number) => `keel:${name}:${userId}`
  const notify = () => {
    for (const listener of listeners) listener()
  }

  function read(userId: number): Value {
    const known = values.get(userId)
    if (known !== undefined) return known
    const value = revive(load(keyOf(userId)))
    values.set(userId, value)
    return value
  }

  function write(userId: number, value: Value) {
    values.set(userId, value)
    store(keyOf(userId), value)
    notify()
  }

  const onStorage = (event: StorageEvent) => {
    for (const userId of values.keys()) {
      // Whoever has left in another tab leaves nothing in this one either, also not when it is closed.
      if (hasLeft(event, userId)) values.set(userId, revive(null))
      else if (shared && event.key === keyOf(userId)) values.delete(userId)
    }
    notify()
  }

  // Another tab may have emptied what is still in this one.
  const onPageHide = () => {
    const empty = JSON.stringify(revive(null))
    for (const [userId, value] of values) if (JSON.stringify(value) !== empty) store(keyOf(userId), value)
  }

  function subscribe(listener: () => void) {
    if (listeners.size === 0) listen('addEventListener')
    listeners.add(listener)
    return () => {
      listeners.delete(listener)
      if (listeners.size === 0) listen('removeEventListener')
    }
  }

  function listen(change: 'addEventListener' | 'removeEventListener') {
    window[change]('storage', onStorage as EventListener)
    if (!shared) window[change]('pagehide', onPageHide)
  }

  const use = (userId: number) => useSyncExternalStore(subscribe, () => read(userId))
  return { read, write, use }
}

function load(key: string): unknown {
  try {
    return JSON.parse(localStorage.getItem(key) ?? 'null')
  } catch {
    return null
  }
}

function store(key: string, value: unknown) {
  try {
    localStorage.setItem(key, JSON.stringify(value))
  } catch (error) {
    // oxlint-disable-next-line no-console -- nothing the user could do, but whoever looks for lost words should see it
    console.warn('What was typed could not be kept in the browser', error)
  }
}
