/** What earlier messages said by its units: 'i make 18.40 an hour', three messages before 'and 2 more an hour'. */
import type { HeardNumber } from '#advisor/reading/heard.ts'
import type { Measure } from '#advisor/reading/measures.ts'

/** The pay of somebody else. */
const OTHERS =
  /\b(?:he|she|his|her|they|wife|husband|son|daughter|kid|brother|sister|mom|dad|friend|buddy|boyfriend|girlfriend)\b/i

/** The newest first; what came on top of the usual is not what is usual. */
export const toldBefore = (heard: readonly HeardNumber[]): Measure[] =>
  heard.flatMap((number) =>
    number.unit && !number.unit.isMore && !OTHERS.test(number.words) ? [{ ...number.unit, number }] : [],
  )
