import { findUntraced, type Untraced } from '#advisor/grounding/check.ts'
import type { Text } from '#advisor/grounding/pieces.ts'

/** Numbers in a text for the user that no figure stands behind; its figures and quotes are fine. */
export const checkText = (text: Text): Untraced[] =>
  text.flatMap((piece) => (typeof piece === 'string' ? findUntraced(piece) : []))
