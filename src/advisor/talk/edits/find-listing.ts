import { findMeta } from '#advisor/talk/small-talk/meta.ts'
import { readWording } from '#advisor/talk/wording.ts'

/** Where a thought of its own may begin: after a mark, or 'and'. */
const BEGINS = /(?<=^|[.!?;\n,]\s*|\b(?:and|also|but|so|then|plus)\s+)(?=\S)/g
const ENDS = /[.!?;\n]+(?=\s|$)|$/
/** Beside something else 'what do I have' asks for a sum. */
const OF_KEEPER = /\b(?:you|u|saved|stored|on file|on record)\b/i
const NOTHING_ELSE = /^(?:\W|\b(?:ok|okay|and|also|so|but|please|no|yes|hey|hi)\b)*$/i

/** 'Fix that please. and what have you got saved for me': the part that asks for all that is kept, and what else is said. */
export function findListing(text: string): { rest: string } | null {
  for (const { index } of text.matchAll(BEGINS)) {
    const behind = text.slice(index)
    const part = behind.slice(0, ENDS.exec(behind)?.index)
    if (!OF_KEEPER.test(part) || findMeta(readWording(part)) !== 'knowledge') continue
    const length = part.length + (ENDS.exec(behind)?.[0].length ?? 0)
    const rest = text.slice(0, index) + ' '.repeat(length) + text.slice(index + length)
    // Where nothing else is said, the message as a whole is answered so.
    return NOTHING_ELSE.test(rest) ? null : { rest }
  }
  return null
}
