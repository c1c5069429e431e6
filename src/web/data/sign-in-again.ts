/**
 * A session that ends in the middle of an edit: the refused request waits here while the user gives their password
 * again, and is then sent once more. Nothing on the screen is lost.
 */
let waiting: {
  answer: (signedIn: boolean) => void
  promise: Promise<boolean>
  reason: SignInReason
} | null = null
const listeners = new Set<() => void>()

/** The session has ended; or it is too old for what was asked, such as deleting somebody. */
export type SignInReason = 'ended' | 'confirm'

/** Resolves with true once the user has signed in again; several requests share one question. */
export function askToSignInAgain(reason: SignInReason = 'ended'): Promise<boolean> {
  if (!waiting) {
    const { promise, resolve } = Promise.withResolvers<boolean>()
    waiting = { promise, answer: resolve, reason }
    notify()
  }
  return waiting.promise
}

export function answerSignInAgain(signedIn: boolean) {
  waiting?.answer(signedIn)
  waiting = null
  notify()
}

export const isAskingToSignIn = () => waiting !== null

export const signInReason = (): SignInReason => waiting?.reason ?? 'ended'

export function subscribeToSignInAgain(listener: () => void) {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
  }
}

function notify() {
  for (const listener of listeners) listener()
}
