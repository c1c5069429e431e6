/** '300 more', 'another 50', '200 less': a number that changes what was there, and does not replace it. */
import type { Value } from '#advisor/minding/minded.ts'

const PERIOD = String.raw`(?:\s*(?:dollars|bucks))?(?:\s*(?:\/|a|per|each|every)\s*(?:month|mo|year|yr|week))?`
const MORE_AFTER = new RegExp(String.raw`^${PERIOD}\s+(?:more|extra|on top)\b(?! (?:than|like))`, 'i')
const LESS_AFTER = new RegExp(String.raw`^${PERIOD}\s+(?:less|lower)\b(?! than)`, 'i')
const MORE_BEFORE = /\b(?:another|an extra|an additional|extra|additional)\s+\$?$/i

/** The value as a change of what was there before, where the words around it say so. */
export function relative(value: Value, text: string): Value {
  if (value.kind !== 'number' || 'words' in value.number) return value
  const { start, end } = value.number
  const [front, rest] = [text.slice(0, start), text.slice(end)]
  const isMore = MORE_AFTER.test(rest) || MORE_BEFORE.test(front)
  if (!isMore && !LESS_AFTER.test(rest)) return value
  return { kind: 'operation', operator: isMore ? 'add' : 'take', left: { kind: 'before' }, right: value }
}
