import { type Amount, isMoneyLike, type Reading } from '#advisor/understanding/reading/reading.ts'

const CHECK = /^(?:pay)?che(?:ck|que)s?$/
/** Fewer come in part of a year only, and no more come in a whole one. */
const FEWEST = 10
const MOST = 53
/** 'Six checks left', 'in 12 paychecks': not all of a year's. */
const PART = /^(?:left|more|to|until|till|til|from|ago|late|behind|so)$/
const WITHIN = /^(?:in|after|for|over|every|next|another|within)$/

/** '24 paychecks at 1,900', '2,310 every other week but only 21 checks': how many come in a year, where it is said. */
export function checksAYear({ tokens, amounts }: Reading, { sentence }: Amount): number | null {
  const counts = amounts.filter(
    ({ value, next, first, sentence: place }) =>
      place === sentence &&
      value >= FEWEST &&
      value <= MOST &&
      Number.isInteger(value) &&
      CHECK.test(tokens[next]?.word ?? '') &&
      !PART.test(tokens[next + 1]?.word ?? '') &&
      !WITHIN.test(tokens[first - 1]?.word ?? ''),
  )
  const [count, another] = counts
  const pays = amounts.filter((one) => one.sentence === sentence && isMoneyLike(one) && one !== count)
  return count && !another && pays.length === 1 ? count.value : null
}
