/** Pay that the judge is sure of: it reads each amount among its words, where the mind may doubt whose number it is. */
import { isPay, overlaps, type Fact } from '#advisor/facts.ts'
import type { Minded } from '#advisor/minding/minded.ts'
import { findSum } from '#advisor/planning/sums/all-sums.ts'
import { isMadeOf } from '#advisor/understanding/later/said-before.ts'
import { saysNet } from '#advisor/understanding/money/net-pay.ts'
import { ownerBefore } from '#advisor/understanding/people.ts'
import { type Amount, isMoneyLike, type Reading } from '#advisor/understanding/reading/reading.ts'
import { weighedAs, weighedIn } from '#advisor/understanding/reading/weighed.ts'

/** From this on the judge is believed. */
const SURE = 0.9
/** From this on the mind believes that something is asked, and that a number is the user's own. */
const LIKELY = 0.5
/** As much of the user's own is enough beside a question, and so much within one. */
const SLIGHT = 0.3
const OWN = 0.85

/** 'He just got bumped to 54k', told alone, is no pay of the user's; beside another it is one of the household's. */
export function isTheirs({ change }: Fact, reading: Reading, { sentence, first }: Amount): boolean {
  const { holder } = ownerBefore(reading, sentence, first)
  const isOneOfSeveral = change.kind === 'income' && change.id === null
  return (holder === 'other' || holder === 'partner') && !isOneOfSeveral
}

/** How likely the mind takes what a fact about pay is made of for the user's own; null where the judge doubts that it is pay. */
function ownOf(fact: Fact, { amounts, numbers }: Minded, reading: Reading): number | null {
  if (!isPay(fact.change)) return null
  const weighed = weighedIn(reading.text, amounts)
  const made = reading.amounts.filter(
    (amount) => isMoneyLike(amount) && isMadeOf(fact.change, reading, amount),
  )
  const isSure = (amount: Amount) =>
    (weighedAs(weighed, amount, 'income') ?? 0) >= SURE && !isTheirs(fact, reading, amount)
  if (made.length === 0 || !made.every(isSure)) return null
  const own = made.map((amount) => numbers.find((number) => overlaps(number, amount))?.own ?? 0)
  return Math.min(...own)
}

/** 'Night differential adds 6k a year', told where nothing is asked; 'that plus my pension of 1,240 makes' asks for a sum. */
export function isWeighedAsPay(fact: Fact, minded: Minded, reading: Reading): boolean {
  const own = ownOf(fact, minded, reading)
  const [first] = minded.readings
  const isAsked =
    first !== undefined && first.score >= LIKELY && first.actions.some(({ intent }) => findSum(intent))
  return own !== null && (!isAsked || own >= LIKELY)
}

/** 'They pay me 58 cents a mile, 2,600 miles a week. Can I buy a house?'; within a question it must be surely their own. */
export function isPayBesideQuestion(fact: Fact, minded: Minded, reading: Reading, isApart: boolean): boolean {
  const own = ownOf(fact, minded, reading)
  // 'They only pay us 10 months, 3,610 each take home': left of a pay that may be known.
  return own !== null && !saysNet(fact.quote) && own >= (isApart ? SLIGHT : OWN)
}
