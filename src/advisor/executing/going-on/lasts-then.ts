/** 'How long would the money last then', after what is short in retirement: what that sum says of it. */
import { bare } from '#advisor/executing/bare-action.ts'
import type { Action } from '#advisor/minding/minded.ts'
import type { Talk } from '#advisor/executing/talk.ts'

const LASTS = /\bhow (?:long|many years)\b[^.?!]*\b(?:lasts?|hold out|go|be enough|run out|stretch)\b/i

export function lastsThen({ text, minded: { numbers }, sums }: Talk): Action | null {
  const last = sums.at(-1)
  const isKnown = last?.kind === 'pension-gap' && last.results['years'] !== undefined
  if (!last || !isKnown || numbers.length > 0 || !LASTS.test(text)) return null
  return { ...bare('pension-gap'), from: last.id, wanted: 'years' }
}
