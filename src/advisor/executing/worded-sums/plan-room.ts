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

/** The account that is named, or that the talk is about. */
const isOfPlan = (text: string, { topics }: Minded) =>
  PLAN.test(text) || topics.slice(0, 2).some(({ id }) => /401k|ira|plan|roth/.test(id))

/** Profit that a tax was worked out on. */
const ofProfit = (sums: readonly SumRecord[]) => newestOf(sums, 'self-employment-tax', 'sep-room')?.id ?? null

export function planRoom(text: string, minded: Minded, sums: readonly SumRecord[]): Action | null {
  const [amount, ...others] = amountsIn(minded.numbers)
  if (others.length > 0 || percentsIn(minded.numbers).length > 0) return null
  if (SEP.test(text) && MAY.test(text))
    return { ...fill('sep-room', { net: amount }), from: amount ? null : ofProfit(sums) }
  const isLeft = amount && MORE.test(text) && PUT_IN.test(text) && isOfPlan(text, minded)
  return isLeft ? fill('plan-room', { paid: amount }) : null
}
