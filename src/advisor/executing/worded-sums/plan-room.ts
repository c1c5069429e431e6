/** 'I put in 12k already, how much more can i', 'how much could i put in a sep': what the limits of a year leave. */
import type { SumRecord } from '#advisor/figures/sum-record.ts'
import type { Action, Minded } from '#advisor/minding/minded.ts'
import { newestOf } from '#advisor/executing/of-sum.ts'
import { amountsIn, fill, percentsIn } from './fill.ts'

const MAY = /\b(?:how much|what(?:'?s| is) the (?:most|max\w*|limit))\b[^.?!]*/i
const MORE = /\bhow much (?:more|else|room)\b[^.?!]*\b(?:can|could|may|allowed|left|put|have)\b/i
const SEP = /\bsep(?:[- ]ira)?\b/i
const PUT_IN = /\b(?:put|paid|contributed|in)\b/i
const PLAN = /\b(?:40[13] ?\(?[kb]\)?|457|tsp|iras?|roth)\b/i

/** Only what has a limit by the year is told by the year: 'already put in 12k this year, how much more can i'. */
const THIS_YEAR = /\b(?:already|so far)\b[^.?!]*\b(?:put in|contributed)\b[^.?!]*\bthis year\b/i
const OTHER = /\b(?:hsa|fsa|529|loans?|house|debts?|cards?|mortgage|savings|business)\b/i

const isOfPlan = (text: string) => PLAN.test(text) || (THIS_YEAR.test(text) && !OTHER.test(text))

/** Profit that a tax was worked out on. */
const ofProfit = (sums: readonly SumRecord[]) => newestOf(sums, 'self-employment-tax', 'sep-room')?.id ?? null

const MAXED = /\bmax(?:ing|ed|imum)?\b/i
/** 'How much is it to max my 401k' */
const TO_MAX = /\bhow much\b[^.?!]*\bto max\b/i
/** 'I maxed out my ira, how much does it make a month' asks for what comes of it. */
const EARNS = /\b(?:makes?|earns?|grows?|pays? (?:me|out)|worth)\b/i
const EACH_TIME =
  /\b(?:a|per|each|every|by the) (?:month|(?:pay)?check|paycheck|payday)\b|\bmonthly\b|\bbi-?weekly\b/i

export function planRoom(text: string, minded: Minded, sums: readonly SumRecord[]): Action | null {
  const [amount, ...others] = amountsIn(minded.numbers)
  const age = minded.numbers.find(({ kind }) => kind === 'age')
  if (others.length > 0 || percentsIn(minded.numbers).length > 0) return null
  if (SEP.test(text) && MAY.test(text))
    return { ...fill('sep-room', { net: amount }), from: amount ? null : ofProfit(sums) }
  // 'Max out a roth, how much is that a month'
  if (
    !amount &&
    MAXED.test(text) &&
    /\b(?:how much|what(?:'?s)?)\b/i.test(text) &&
    PLAN.test(text) &&
    !EARNS.test(text) &&
    (EACH_TIME.test(text) || TO_MAX.test(text))
  )
    return fill('plan-most', { age })
  const isLeft = amount && MORE.test(text) && PUT_IN.test(text) && isOfPlan(text)
  return isLeft ? fill('plan-room', { paid: amount, age }) : null
}
