/** What is put by each month, as it was told some messages ago. */
import type { HeardNumber } from '#advisor/reading/heard.ts'

const SAVED = /\b(?:sav(?:e|es|ing)|put(?:s|ting)?|add(?:s|ing)?|set(?:s|ting)? aside|stash(?:es|ing)?)\b/i
/** What is put by for old age grows, what a debt gets is gone. */
const ELSEWHERE =
  /\b(?:401|403|457|k|ira|roth|pension|invest\w*|retire\w*|owe|debt|loans?|cards?|mortgage|match|hsa|529)\b/i
/** '500 a month in …': where it goes is not among the few words that are kept. */
const CUT_OFF = /\b(?:in|into|to|towards?|on)$/i

const often = new Set(['month', 'week', 'two-weeks', 'half-month'])
const isMoney = ({ kind }: HeardNumber) => kind === 'money' || kind === 'number'

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
