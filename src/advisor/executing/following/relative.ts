/** '300 more', 'another 50', '200 less': a number that changes what was there, and does not replace it. */
import type { Value } from '#advisor/minding/minded.ts'
import { changeSaid } from './words-of-change.ts'

const MENDED = /\b(?:sorry|oops|no,? wait|i meant|meant to say|correction|scratch that|make that)\b/i
const ADDING = [
  'more|extra|another|plus|add(?:ed|ing|s)?|additional|on top|too|also|as well|raise[ds]?|increase[ds]?|up',
  'less|minus|off|lower|cut',
].join('|')
/** Words of more or less. */
const ADDED = new RegExp(String.raw`\b(?:${ADDING})\b|\+`, 'i')

/** 'Sorry, 4,700, forgot the truck' says the whole anew; only words of more or less change what was there. */
export function whole(value: Value, text: string): Value {
  const isChange = value.kind === 'operation' && value.left.kind === 'before' && value.operator !== 'times'
  return isChange && MENDED.test(text) && !ADDED.test(text) ? value.right : value
}

/** 'Plus 40', after a total: one part by itself is no sum, and comes on top, unless it puts the total right. */
export function oneMore(value: Value, text: string): Value {
  const isSaid = value.kind === 'number' && !('words' in value.number)
  if (!isSaid || REPLACED.test(text)) return relative(value, text)
  return { kind: 'operation', operator: 'add', left: { kind: 'before' }, right: value }
}
const REPLACED = new RegExp(String.raw`${MENDED.source}|\b(?:instead|not|isn'?t|only|just)\b`, 'i')

/** 'If the brokerage account is counted too', but not 'too slow'. */
const TOO = /\b(?:too(?! \w)|as well|also)\b/i

/** The value as a change of what was there before, where the words around it say so. */
export function relative(value: Value, text: string): Value {
  const isFurther = value.kind === 'figure' || (value.kind === 'row' && value.row.list === 'assets')
  if (isFurther && TOO.test(text))
    return { kind: 'operation', operator: 'add', left: { kind: 'before' }, right: value }
  if (value.kind !== 'number' || 'words' in value.number) return value
  const change = changeSaid(text, value.number)
  if (change === null || change === 'set') return value
  return { kind: 'operation', operator: change, left: { kind: 'before' }, right: value }
}
