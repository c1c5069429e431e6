import type { Amount, Reading } from '#advisor/understanding/reading/reading.ts'

const BEFORE = /^\W*(?:(?:but|and|so|about|around|more|closer to|maybe|like|it's|its|it was|was) )*\$?$/i
const ONE_MONTH = new RegExp(
  String.raw`^ *(?:back )?in (?:january|february|march|april|may|june|july|august|september|october|november|december)\W*$`,
  'i',
)

/** '3,000 in december', after what every month costs: so it is once, and neither always nor something else. */
export const isOfOneMonth = ({ text }: Reading, { start, end }: Amount) =>
  BEFORE.test(text.slice(0, start)) && ONE_MONTH.test(text.slice(end))
