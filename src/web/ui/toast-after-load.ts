import { toast, type ToastOptions } from './toast-store.ts'

const key = 'keel.toast'

/** An action is a function, and functions do not survive a page load. */
export type CarriedToast = Omit<ToastOptions, 'action'>

/** Keeps a toast for the page that is about to load (signing in and out load the whole page anew). */
export function toastAfterLoad(options: CarriedToast) {
  try {
    sessionStorage.setItem(key, JSON.stringify(options))
  } catch {
    // Storage is refused or full: better no toast than no sign-in.
  }
}

/** Called once at start: shows what the page before has left, and forgets it. */
export function showCarriedToast() {
  const carried = takeCarriedToast()
  if (carried) toast(carried)
}

function takeCarriedToast() {
  try {
    const text = sessionStorage.getItem(key)
    sessionStorage.removeItem(key)
    const carried: unknown = text === null ? null : JSON.parse(text)
    return isCarriedToast(carried) ? carried : null
  } catch {
    return null
  }
}

function isCarriedToast(value: unknown): value is CarriedToast {
  return typeof value === 'object' && value !== null && 'title' in value && typeof value.title === 'string'
}
