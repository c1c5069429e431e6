/** The feeling that a message is taken to tell of, by what it says itself. */
import type { Feeling } from '#advisor/actions/language.ts'

/** A bill that nobody has come for yet: 'the hospital wants 6,800 and i cant pay'. */
const COLLECTING =
  /\b(?:collect\w*|call(?:s|ed|ing)?|phones?|letters?|agenc\w+|sue[ds]?|suing|court|garnish\w*)\b/i

/** 'I should of seen it': angry at nobody else. */
const BLAMES_SELF =
  /\bi (?:never )?(?:should|could)(?:['’]?ve| have| of|a|n['’]?t have)\b|\bmy (?:own )?fault\b|\bhow could i\b/i

/** The feeling that words bear out. */
export function feelingMeant(feeling: Feeling, text: string): Feeling {
  if (feeling === 'collectors' && !COLLECTING.test(text)) return 'worry'
  return feeling === 'anger' && BLAMES_SELF.test(text) ? 'shame' : feeling
}
