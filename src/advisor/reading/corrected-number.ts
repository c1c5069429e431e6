/** 'No wait its 54,000', with no word of what it is: the number of an earlier message that it sets right. */
import type { HeardNumber } from './heard.ts'
import type { SaidNumber } from './said-number.ts'

const TAKEN_BACK = String.raw`no|nope|wait|sorry|oops|actually|i mean(?:t)?|my bad|correction|scratch that|make (?:it|that)`
const BARE = new RegExp(
  String.raw`^\W*(?:(?:ok|oh|well|hmm*)\W+)*(?:${TAKEN_BACK})\b` +
    String.raw`(?:\W+(?:${TAKEN_BACK}|its?|it's|is|was|thats|that's|should be|more like|about|around|just|only)\b)*` +
    String.raw`\W+[\d.,]+ ?(?:k|m|grand|thousand)?\W*$`,
  'i',
)
/** A slip of the finger is off by less than this, and the newest number of such a size is meant. */
const NEAR = 1.6
/** Nobody is off by more. */
const FARTHEST = 6

export function findCorrected(
  text: string,
  numbers: readonly SaidNumber[],
  heard: readonly HeardNumber[],
): HeardNumber | null {
  const [number, another] = numbers
  if (!number || another || !BARE.test(text)) return null
  const apart = ({ value }: HeardNumber) => Math.abs(Math.log(number.value / value))
  const alike = heard.filter(
    (one) =>
      one.kind !== 'percent' &&
      one.kind !== 'age' &&
      one.value > 0 &&
      apart(one) > 0 &&
      apart(one) <= Math.log(FARTHEST),
  )
  const [nearest] = alike.toSorted((a, b) => apart(a) - apart(b))
  return alike.find((one) => apart(one) <= Math.log(NEAR)) ?? nearest ?? null
}

/** What was heard before, with the number that stands now in the words of the one that was meant wrongly. */
export function mendHeard(
  heard: readonly HeardNumber[],
  now: readonly HeardNumber[],
  text: string,
): { before: readonly HeardNumber[]; now: readonly HeardNumber[] } {
  const wrong = findCorrected(text, now, heard)
  if (!wrong) return { before: heard, now }
  const { words, kind, unit } = wrong
  const meant = now.map((one) => ({
    ...one,
    words,
    kind,
    period: one.period ?? wrong.period,
    ...(unit && { unit }),
  }))
  return { before: heard.filter((one) => one !== wrong), now: meant }
}
