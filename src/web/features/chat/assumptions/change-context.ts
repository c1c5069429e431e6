import { createContext } from 'react'
import type { AssumptionChange } from '#contract/assumptions.ts'

interface ChangeUse {
  /** Says in the user's words that a number is to change, and has it changed. */
  say: (words: string, change: AssumptionChange) => void
  /** A reply is being made: the change has to wait. Asked when it matters, so that nothing is drawn again for it. */
  isBusy: () => boolean
}

/** The way from a number of a reply to a new message. */
export const ChangeContext = createContext<ChangeUse>({ say: () => undefined, isBusy: () => true })
