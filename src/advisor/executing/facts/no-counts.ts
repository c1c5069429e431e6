import type { Fact } from '#advisor/facts.ts'
import type { Minded } from '#advisor/minding/minded.ts'

/** Below this a number is hardly the user's own. */
const OWN = 0.5
const CERTAIN = 0.9

/** 'Good day number two' answers no question for an amount. */
export function withoutCounts(facts: readonly Fact[], minded: Minded | null): Fact[] {
  if (!minded || minded.numbers.length === 0) return [...facts]
  const isCount = minded.numbers.every(({ role, own }) => role === 'C' && own < OWN)
  const isSmallTalk = minded.intents.some(({ name, score }) => name.startsWith('social:') && score >= CERTAIN)
  return isCount && isSmallTalk ? [] : [...facts]
}
