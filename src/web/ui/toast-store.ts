import { createExternalStore } from '#web/lib/external-store.ts'

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
const current = createExternalStore<Toast | undefined>(undefined)
let removal: ReturnType<typeof setTimeout> | undefined
let lastId = 0

export function toast(options: ToastOptions) {
  clearTimeout(removal)
  lastId += 1
  current.write({ ...options, id: lastId, open: true })
  return lastId
}

/** Hides the toast, or whichever is shown; it stays in the state a while, then is removed. */
export function dismissToast(id = currentToast()?.id) {
  const shown = currentToast()
  if (!shown?.open || shown.id !== id) return
  current.write({ ...shown, open: false })
  removal = setTimeout(() => current.write(undefined), removeDelay)
}

export const currentToast = current.read
export const useToast = current.use
