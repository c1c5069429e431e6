import { hasNumber } from '#advisor/grounding/check.ts'
import { type Piece, quote } from '#advisor/grounding/pieces.ts'

/** Everyday words for what people pay for: written small in a sentence, unlike the names of firms and accounts. */
const everydayNames = new Set(
  `rent mortgage groceries food utilities electricity water gas internet phone insurance car childcare daycare
  dining entertainment subscriptions travel clothing gym medical healthcare transportation transport housing bills
  salary freelance tutoring job wages pension bonus tips savings checking cash house home`.split(/\s+/),
)

const PLAIN = /^\p{L}[\p{L}\p{M} ,'’&.-]*$/u

/** A name that the user gave: plain where it is words alone, else marked as theirs. */
export function rowName(name: string): Piece {
  const small = name.toLowerCase()
  if (everydayNames.has(small)) return small
  return PLAIN.test(name) && !hasNumber(name) ? name : quote(name)
}
