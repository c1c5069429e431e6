import { createContext } from 'react'
import type { AssumptionChange } from '#contract/assumptions.ts'

interface ChangeUse {
  /** Says in the user's words that a number is to change, and has it changed. */
  say: (words: string, change: AssumptionChange) => void
  /**
   * Whether a reply is being made, so that the change has to wait. A function, so that nothing is redrawn when it
   * changes.
   */
  isBusy: () => boolean
}

/** The way from a number of a reply to a new message. */
export const ChangeContext = createContext<ChangeUse>({ say: () => undefined, isBusy: () => true })
