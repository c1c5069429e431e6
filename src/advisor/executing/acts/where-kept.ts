/** 'Where should the money sit till then', after a sum about saving for something. */
import type { FigureSheet } from '#advisor/grounding/figures.ts'
import type { SumRecord } from '#advisor/figures/sum-record.ts'
import { fillText } from '#advisor/figures/fill-text.ts'
import type { Told } from './acts.ts'

const WHERE = /^\W*(?:(?:so|and|ok|okay|but|then)\W+)*where (?:should|do|would|could|can|to)\b/i

const KEPT = /\b(?:keep|kept|put|park|sit|stash|hold|store|leave|live)\b/i

const STANDING = /\bwhere (?:do|would) (?:i|we) stand\b/i

/** Whether a message asks for a place, and so for no amount; 'where do I stand' asks for several. */
export const asksWhere = (text: string) => WHERE.test(text) && !STANDING.test(text)
const saving: ReadonlySet<string> = new Set([
  'goal-payment',
  'goal-time',
  'goal-pace',
  'saved-by',
  'emergency-fund',
  'down-payment',
])

export function tellWhereKept(sheet: FigureSheet, text: string, last: SumRecord | undefined): Told | null {
  if (!last || !saving.has(last.kind) || !asksWhere(text) || !KEPT.test(text)) return null
  return {
    answer: [
      fillText('In a high-yield savings account, a CD that ends in time, or T-bills.', sheet),
      fillText('Money you need within {near-money} doesn’t belong in stocks.', sheet),
    ],
    details: [],
  }
}
