/** 'Are we on track', 'what should i have by now': what is there for retirement against the usual mark of that age. */
import type { SumRecord } from '#advisor/figures/sum-record.ts'
import type { Action } from '#advisor/minding/minded.ts'
import { retirementSavings, yearlyIncome } from '#advisor/planning/data/totals.ts'
import type { HeardNumber } from '#advisor/reading/heard.ts'
import type { SaidNumber } from '#advisor/reading/said-number.ts'
import type { Snapshot } from '#advisor/snapshot.ts'
import { isOwnAge } from '#advisor/executing/inputs/heard-age.ts'
import { fill } from './fill.ts'

const ASKS = new RegExp(
  String.raw`\b(?:am i|are we)(?: \w+){0,2} (?:on (?:track|pace)|behind)\b|` +
    String.raw`\bshould (?:i|we)(?: \w+)? have(?: \w+)? (?:by now|at (?:my|our) age)\b`,
  'i',
)
/** 'Can we stop at 62': work, as nothing else is stopped at an age. */
const STOPS =
  /\b(?:can|could) (?:i|we) (?:\w+ ){0,2}(?:stop|quit|be done)(?: (?:work(?:ing)?|my job))? (?:at|by)(?: age)? [4-7]\d\b/i
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
  const stop = STOPS.test(text) ? numbers[0] : undefined
  const last = sums.at(-1)
  const isOfLater = last === undefined || LATER.test(last.kind) || /\bretire/i.test(text)
  const isAsked = stop ? numbers.length === 1 : ASKS.test(text) && numbers.length === 0 && isOfLater
  if (!isAsked || OTHER.test(text)) return null
  const isKnown = snapshot.birthYear !== null || heard.some(isOwnAge)
  return isKnown && retirementSavings(snapshot) && yearlyIncome(snapshot)
    ? fill('retirement-projection', { retirementAge: stop })
    : null
}
