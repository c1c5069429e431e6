/** 'Are we on track', 'what should i have by now': what is there for retirement against the usual mark of that age. */
import type { SumRecord } from '#advisor/figures/sum-record.ts'
import type { Action } from '#advisor/minding/minded.ts'
import { retirementSavings, yearlyIncome } from '#advisor/planning/data/totals.ts'
import type { HeardNumber } from '#advisor/reading/heard.ts'
import type { SaidNumber } from '#advisor/reading/said-number.ts'
import type { Snapshot } from '#advisor/snapshot.ts'
import { bare } from '#advisor/executing/bare-action.ts'
import { isOwnAge } from '#advisor/executing/inputs/heard-age.ts'

const ASKS = new RegExp(
  String.raw`\b(?:am i|are we)(?: \w+){0,2} (?:on (?:track|pace)|behind)\b|` +
    String.raw`\bshould (?:i|we)(?: \w+)? have(?: \w+)? (?:by now|at (?:my|our) age)\b`,
  'i',
)
/** What somebody can also be behind with. */
const OTHER =
  /\b(?:bills?|rent|mortgage|loans?|cards?|payments?|debts?|college|house|emergency|tax(?:es)?|budget)\b/i
const LATER = /^(?:retirement|four-percent|employer-match|contribution|social-security|pension|nest-egg)/

interface Talk {
  sums: readonly SumRecord[]
  snapshot: Snapshot
  heard?: readonly HeardNumber[]
}

export function onTrack(
  text: string,
  numbers: readonly SaidNumber[],
  { sums, snapshot, heard = [] }: Talk,
): Action | null {
  const last = sums.at(-1)
  const isOfLater = last === undefined || LATER.test(last.kind) || /\bretire/i.test(text)
  if (!ASKS.test(text) || OTHER.test(text) || numbers.length > 0 || !isOfLater) return null
  const isKnown = snapshot.birthYear !== null || heard.some(isOwnAge)
  return isKnown && retirementSavings(snapshot) && yearlyIncome(snapshot)
    ? bare('retirement-projection')
    : null
}
