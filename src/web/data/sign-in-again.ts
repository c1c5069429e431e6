import { createExternalStore } from '#web/lib/external-store.ts'

/**
 * A session that ends in the middle of an edit: the refused request waits here while the user gives their password
 * again, and is then sent once more. Nothing on the screen is lost.
 */
const waiting = createExternalStore<{
  answer: (signedIn: boolean) => void
  promise: Promise<boolean>
  reason: SignInReason
} | null>(null)

/** The session has ended; or it is too old for what was asked, such as deleting somebody. */
export type SignInReason = 'ended' | 'confirm'

/** Resolves with true once the user has signed in again; several requests share one question. */
export function askToSignInAgain(reason: SignInReason = 'ended'): Promise<boolean> {
  const asked = waiting.read()
  if (asked) return asked.promise
  const { promise, resolve } = Promise.withResolvers<boolean>()
  waiting.write({ promise, answer: resolve, reason })
  return promise
}

export function answerSignInAgain(signedIn: boolean) {
  waiting.read()?.answer(signedIn)
  waiting.write(null)
}

export const useIsAskedToSignIn = () => waiting.use() !== null

export const signInReason = (): SignInReason => waiting.read()?.reason ?? 'ended'
