/** Pay that the judge is sure of: it reads each amount among its words, where the mind may doubt whose number it is. */
import type { Fact } from '#advisor/facts.ts'
import type { Minded } from '#advisor/minding/minded.ts'
import { findSum } from '#advisor/planning/sums/all-sums.ts'
import { isMadeOf } from '#advisor/understanding/later/said-before.ts'
import { ownerBefore } from '#advisor/understanding/people.ts'
import { type Amount, isMoneyLike, type Reading } from '#advisor/understanding/reading/reading.ts'
import { weighedAs, weighedIn } from '#advisor/understanding/reading/weighed.ts'
import { isPay } from './pay-in-all.ts'
import { overlaps } from './same-thing.ts'

/** From this on the judge is believed. */
const SURE = 0.9
/** From this on the mind believes that something is asked, and that a number is the user's own. */
const LIKELY = 0.5

/** 'He just got bumped to 54k', told alone, is no pay of the user's; beside another it is one of the household's. */
function isTheirs({ change }: Fact, reading: Reading, { sentence, first }: Amount): boolean {
  const { holder } = ownerBefore(reading, sentence, first)
  return holder === 'other' || (holder === 'partner' && change.kind !== 'income')
}

/** 'Night differential adds 6k a year', told where nothing is asked; 'that plus my pension of 1,240 makes' asks for a sum. */
export function isWeighedAsPay(
  fact: Fact,
  { amounts, numbers, readings }: Minded,
  reading: Reading,
): boolean {
  if (!isPay(fact.change)) return false
  const weighed = weighedIn(reading.text, amounts)
  const [first] = readings
  const isAsked =
    first !== undefined && first.score >= LIKELY && first.actions.some(({ intent }) => findSum(intent))
  const isSure = (amount: Amount) =>
    (weighedAs(weighed, amount, 'income') ?? 0) >= SURE &&
    !isTheirs(fact, reading, amount) &&
    (!isAsked || numbers.some((number) => overlaps(number, amount) && number.own >= LIKELY))
  const made = reading.amounts.filter(
    (amount) => isMoneyLike(amount) && isMadeOf(fact.change, reading, amount),
  )
  return made.length > 0 && made.every(isSure)
}
