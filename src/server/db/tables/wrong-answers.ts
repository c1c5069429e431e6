import type { Generated } from 'kysely'
import type { Correction } from '#contract/wrong-answers.ts'

/** A reply that the user marked as wrong; it goes with the conversation. */
export interface WrongAnswersTable {
  id: Generated<number>
  userId: number
  /** The reply. */
  messageId: number
  at: string
  kind: Correction['kind']
  said: string
  rightAnswer: string
  question: string
  answer: string
  /** JSON. */
  trace: string
}
