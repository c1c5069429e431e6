/** Whether a message says by itself what it is about: what was talked of before then only leads astray. */

/** Words that point back: 'and if i stop paying it', 'which one'. */
const POINTING =
  /\b(?:it|its|it's|that|thats|that's|this|those|these|them|they|there|he|she|hers?|him|his|then|instead|again|one|my part)\b/i
/** 'So what now': goes on from what came before. */
const GOES_ON = /^\W*(?:and|so|or|but|ok|okay|then)\b/i
/** Fewer words than these lean on the talk. */
const FEWEST = 5

/** 'What is a reverse mortgage' does, 'should we still do it' does not. */
export const standsAlone = (text: string) =>
  text.trim().split(/\s+/).length >= FEWEST && !POINTING.test(text) && !GOES_ON.test(text)

/** What the message by itself weighs against the message in its place; 0.25 and 0.4 were about as good. */
export const BY_ITSELF = 0.45

/** A vector of length 1 between two others. */
export function between(one: Float32Array, other: Float32Array, share: number): Float32Array {
  const mean = one.map((value, at) => (1 - share) * value + share * (other[at] ?? 0))
  const length = Math.hypot(...mean)
  return length === 0 ? one : mean.map((value) => value / length)
}
