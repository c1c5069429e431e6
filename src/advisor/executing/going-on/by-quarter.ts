/** 'So how much should i put away every quarter', of somebody who works for themselves: all of it that is due. */
import { bare } from '#advisor/executing/bare-action.ts'
import { newestOf } from '#advisor/executing/of-sum.ts'
import type { Action } from '#advisor/minding/minded.ts'
import type { Talk } from '#advisor/executing/talk.ts'

const BY_QUARTER = /\b(?:how much|what)\b[^.?!]*\b(?:(?:a|each|every|per) quarter|quarterly)\b/i
/** One of the two taxes by its name, and what is asked beside the amount. */
const OTHER = /\bself[- ]employ\w* tax|\b(?:income tax|due|when|miss(?:ed)?|late|happens|penalty)\b/i

export function byQuarter({ text, minded: { numbers }, sums }: Talk): Action | null {
  const taxed = newestOf(sums, 'self-employment-tax')
  if (!taxed?.results['totalQuarter'] || numbers.length > 0) return null
  if (!BY_QUARTER.test(text) || OTHER.test(text)) return null
  return { ...bare('self-employment-tax'), from: taxed.id, wanted: 'totalQuarter' }
}
