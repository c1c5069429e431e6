import type { MindedNumber, Operation } from '#advisor/minding/minded.ts'

const MORE =
  /^\W*(?:(?:bucks|dollars)\W+)?(?:a (?:month|week|year)\W+)?(?:more|extra|additional|on top|higher)\b/i
const MORE_BEFORE =
  /\b(?:extra|another|additional|plus|add(?:ing)?|up by|more by)\s+(?:like |about |around )?\$?$/i
const LESS = /^\W*(?:(?:bucks|dollars)\W+)?(?:a (?:month|week|year)\W+)?(?:less|fewer|lower|off)\b/i
const LESS_BEFORE = /\b(?:minus|less|down by|cut(?:ting)?(?: \w+)? by)\s+(?:like |about |around )?\$?$/i

/** 'A hundred more' adds and 'a hundred less' takes away, whatever else the words around it say. */
export function stepOf(text: string, { start, end, operation }: MindedNumber): Operation {
  const [before, after] = [text.slice(Math.max(0, start - 30), start), text.slice(end, end + 30)]
  if (MORE.test(after) || MORE_BEFORE.test(before)) return 'add'
  if (LESS.test(after) || LESS_BEFORE.test(before)) return 'take'
  return operation
}
