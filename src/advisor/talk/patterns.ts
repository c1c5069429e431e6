import type { Wording } from './wording.ts'

/** How a kind of message is recognised: by all of it, or by a part that says enough; never when `unless` is there. */
export interface Pattern {
  whole?: RegExp
  part?: RegExp
  unless?: RegExp
}

/** The message is one of these, give or take fillers. */
export const whole = (...wordings: string[]) => new RegExp(`^(?:${wordings.join('|')})$`)

/** One of these stands in the message. Gaps in a wording should be [^|], so that they end with the sentence. */
export const part = (...wordings: string[]) =>
  new RegExp(`(?<![a-z\\d])(?:${wordings.join('|')})(?![a-z\\d])`)

/** Longer messages have a subject of their own. */
const LONGEST_WHOLE = 160

export function matches({ said, whole: all, bare }: Wording, pattern: Pattern): boolean {
  if (pattern.unless?.test(said)) return false
  const isShort = all.length <= LONGEST_WHOLE
  if (isShort && pattern.whole && (pattern.whole.test(all) || pattern.whole.test(bare))) return true
  return pattern.part?.test(said) ?? false
}

/** The first kind of a table that fits; its order is the order of precedence. */
export function findKind<Kind extends string>(wording: Wording, table: Record<Kind, Pattern>): Kind | null {
  const kinds = Object.keys(table) as Kind[]
  return kinds.find((kind) => matches(wording, table[kind])) ?? null
}
