import type { DraftCard } from '#advisor/reply.ts'
import type { Text } from '#advisor/grounding/pieces.ts'

/** What a calculation says. */
export interface Worked {
  /** The short answer, most important sentence first. */
  answer: Text[]
  /** Every result, one on a line. */
  lines: Text[]
  /** What else matters, in sentences. */
  notes?: Text[]
  cards?: DraftCard[]
}
