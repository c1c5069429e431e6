import { createExternalStore, type ExternalStore } from './external-store.ts'
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
  const stores = new Map<number, ExternalStore<Value>>()
  const keyOf = (userId: number) => `keel:${name}:${userId}`

  function storeOf(userId: number): ExternalStore<Value> {
    const known = stores.get(userId)
    if (known) return known
    const created: ExternalStore<Value> = createExternalStore(revive(load(keyOf(userId))), () =>
      watch(userId, created),
    )
    stores.set(userId, created)
    return created
  }

  function watch(userId: number, { read, write }: ExternalStore<Value>) {
    const onStorage = (event: StorageEvent) => {
      // When the user signs out in another tab, this one forgets its value too, even when it is closed later.
      if (hasLeft(event, userId)) write(revive(null))
      else if (shared && event.key === keyOf(userId)) write(revive(load(keyOf(userId))))
    }
    // Another tab may have emptied what is still in this one.
    const onPageHide = () => {
      if (JSON.stringify(read()) !== JSON.stringify(revive(null))) store(keyOf(userId), read())
    }
    window.addEventListener('storage', onStorage)
    if (!shared) window.addEventListener('pagehide', onPageHide)
    return () => {
      window.removeEventListener('storage', onStorage)
      window.removeEventListener('pagehide', onPageHide)
    }
  }

  function write(userId: number, value: Value) {
    store(keyOf(userId), value)
    storeOf(userId).write(value)
  }

  return { read: (userId) => storeOf(userId).read(), write, use: (userId) => storeOf(userId).use() }
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
