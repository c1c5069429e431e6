import type { Change, Fact } from '#advisor/facts.ts'
import { isStrong } from '#advisor/understanding/reading/correction-words.ts'
import { latest } from './focus.ts'
import { isOther } from '#advisor/understanding/people.ts'
import { isMoneyLike, isWordOnly, type Reading } from '#advisor/understanding/reading/reading.ts'
import { converted, type SaidBefore, saidBefore, withAmount } from './said-before.ts'

const LONGEST = 30
/** Another size is another thing. */
const MOST = 3

/** 'Both wrong, sorry: 4,650 and 1,575': new amounts for the two things said last, in the order they were said. */
export function readBoth(reading: Reading, focus: readonly Fact[]): Change[] {
  const fresh = reading.amounts.filter((amount) => isMoneyLike(amount) && !isWordOnly(amount))
  if (fresh.length !== 2 || reading.tokens.length > LONGEST || !/\bboth\b/i.test(reading.text)) return []
  // 'Both my kids owe 8,500 and 9,500' sets nothing right.
  if (!/\b(?:changed|wrong)\b/i.test(reading.text) && !isStrong(reading.text)) return []
  if (reading.tokens.some(({ word }) => isOther(word))) return []
  const known = latest(focus)
    .map((fact) => saidBefore(fact))
    .filter((before) => before !== null)
    .slice(0, 2)
    .toReversed()
  const changes = known.flatMap((before, at) => {
    const amount = fresh[at]
    const value = amount && converted(before, reading, amount)
    const change =
      value !== undefined && isAlike(before, value) ? withAmount(before.fact.change, value) : null
    return change ? [change] : []
  })
  return changes.length === 2 ? changes : []
}

const isAlike = ({ stored }: SaidBefore, value: number) => value < stored * MOST && value * MOST > stored
