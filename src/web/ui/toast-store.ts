export interface ToastOptions {
  title: string
  description?: string
  variant?: 'default' | 'destructive'
  /** Milliseconds it stays; 5000 unless told. */
  duration?: number
  /** Its text can be marked with the mouse, which then no longer swipes it away. */
  selectable?: boolean
  action?: { label: string; onClick: () => void }
}

export interface Toast extends ToastOptions {
  id: number
  open: boolean
}

export const removeDelay = 1_000_000

/** One toast at most: a new one takes the place of the one shown. */
let current: Toast | undefined
let removal: ReturnType<typeof setTimeout> | undefined
let lastId = 0
const listeners = new Set<() => void>()

function update(next: Toast | undefined) {
  current = next
  for (const listener of listeners) listener()
}

export function toast(options: ToastOptions) {
  clearTimeout(removal)
  lastId += 1
  update({ ...options, id: lastId, open: true })
  return lastId
}

/** Hides the toast, or whichever is shown; it stays in the state a while, then is removed. */
export function dismissToast(id = current?.id) {
  if (!current?.open || current.id !== id) return
  update({ ...current, open: false })
  removal = setTimeout(() => update(undefined), removeDelay)
}

export function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
  }
}

export function currentToast() {
  return current
}
