/** A plan to save, as it was told some messages ago: so much a month, until when, and what is there. */
import type { SumRecord } from '#advisor/figures/sum-record.ts'
import type { Value } from '#advisor/minding/minded.ts'
import type { HeardNumber } from '#advisor/reading/heard.ts'
import type { Snapshot } from '#advisor/snapshot.ts'
import { figureOf, newestOf } from './of-sum.ts'

export interface Told {
  sums: readonly SumRecord[]
  snapshot: Snapshot
  heard?: readonly HeardNumber[]
}

const SAVED = /\b(?:sav(?:e|es|ing)|put(?:s|ting)?|add(?:s|ing)?|set(?:s|ting)? aside|stash(?:es|ing)?)\b/i
const HAD = /\b(?:have|has|got|saved|savings|already|so far|aside|stashed)\b/i
/** What is put by for old age grows, what a debt gets is gone. */
const ELSEWHERE =
  /\b(?:401|403|457|k|ira|roth|pension|invest\w*|retire\w*|owe|debt|loans?|cards?|mortgage|match|hsa|529)\b/i
/** '500 a month in …': where it goes is not among the few words that are kept. */
const CUT_OFF = /\b(?:in|into|to|towards?|on)$/i
const UNTIL = /\b(?:in|within|by|before|until|till?|next|this)\b/i
const NOT_UNTIL = /\b(?:ago|old|left|loan|mortgage|fixed|over|been|past|last|kids?|son|daughter)\b/i
/** Whoever saves for longer lets it grow. */
const LONGEST = 120

/** Words that speak of the day by which something is wanted. */
export const THEN = new RegExp(
  String.raw`\b(?:by|at|before) (?:then|that (?:time|point|date))\b|\bin time\b|\bthen\W*$|` +
    String.raw`\b(?:when|by the time) (?:we|i)(?:'?re|'?m| are| am)? (?:ready to )?(?:buy|move|go|leave|get (?:it|one|there))\b`,
  'i',
)

const often = new Set(['month', 'week', 'two-weeks', 'half-month'])
const isMoney = ({ kind }: HeardNumber) => kind === 'money' || kind === 'number'
const said = (number: HeardNumber | undefined): Value | null => (number ? { kind: 'number', number } : null)

/** So much a month, where it was told as what is put by. */
export const toldSaving = (heard: readonly HeardNumber[] = []): HeardNumber | undefined =>
  heard.find(
    (one) =>
      isMoney(one) &&
      often.has(one.period ?? '') &&
      SAVED.test(one.words) &&
      !ELSEWHERE.test(one.words) &&
      !CUT_OFF.test(one.words),
  )

/** 'In 2 years', 'by june': when something is wanted. */
export const toldTime = (heard: readonly HeardNumber[] = []): HeardNumber | undefined =>
  heard.find(
    ({ kind, words, value }) =>
      kind === 'months' && value <= LONGEST && UNTIL.test(words) && !NOT_UNTIL.test(words),
  )

const toldStart = (heard: readonly HeardNumber[] = []): HeardNumber | undefined =>
  heard.find(
    (one) => isMoney(one) && one.period === null && HAD.test(one.words) && !ELSEWHERE.test(one.words),
  )

const saves = ['saved-by', 'goal-pace', 'goal-time', 'goal-payment', 'down-payment']

/** What the plan says by now: as the last sum of it had it, else as it was told. */
export function toldPlan({ sums, snapshot, heard }: Told) {
  const last = newestOf(sums, ...saves)
  const had = (...names: string[]): Value | null => {
    const name = names.find((one) => last?.inputs[one] && last.results[one] === undefined)
    return last && name !== undefined ? figureOf(last, name) : null
  }
  return {
    last,
    monthly: had('monthly') ?? said(toldSaving(heard)),
    months: had('months') ?? said(toldTime(heard)),
    start:
      had('start', 'current', 'savings') ??
      (snapshot.profile.savings === null
        ? said(toldStart(heard))
        : ({ kind: 'total', name: 'savings' } as const)),
  }
}
