/**
 * A session that ends in the middle of an edit: the refused request waits here while the user gives their password
 * again, and is then sent once more. Nothing on the screen is lost.
 */
let waiting: { answer: (signedIn: boolean) => void; promise: Promise<boolean> } | null = null
const listeners = new Set<() => void>()

/** Resolves with true once the user has signed in again; several requests share one question. */
export function askToSignInAgain(): Promise<boolean> {
  if (!waiting) {
    const { promise, resolve } = Promise.withResolvers<boolean>()
    waiting = { promise, answer: resolve }
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

export function subscribeToSignInAgain(listener: () => void) {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
  }
}

function notify() {
  for (const listener of listeners) listener()
}
