/** 'Per day, 30 days', after what is left of a month, asks: no cost that was told before comes by the day now. */
import type { Fact } from '#advisor/facts.ts'
import { isSurelyRead } from '#advisor/executing/thresholds.ts'
import type { Minded } from '#advisor/minding/minded.ts'
import { findSum } from '#advisor/planning/sums/all-sums.ts'

/** Whether a message only asks for sums, and the mind is sure of it. */
const onlyAsks = (minded: Minded) =>
  isSurelyRead(minded) &&
  (minded.readings[0]?.actions.every(({ intent }) => findSum(intent) !== null) ?? false)

/** Without rows that are told anew where none of the numbers is the user's own. */
export function withoutAsked(facts: Fact[], minded: Minded | null): Fact[] {
  if (!minded || !onlyAsks(minded) || minded.numbers.some(({ own }) => own >= OWN)) return facts
  return facts.filter(({ change }) => !('id' in change) || change.id === null || change.kind === 'removal')
}
const OWN = 0.5
