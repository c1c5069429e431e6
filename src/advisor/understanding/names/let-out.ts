/** Rent that comes in: 'the units rent for 900 and 925', 'I rent the other side out for 1,100'. */
import type { Judged } from '#advisor/understanding/classify.ts'
import { type Amount, isMoneyLike, type Reading } from '#advisor/understanding/reading/reading.ts'
import { weighedAs } from '#advisor/understanding/reading/weighed.ts'
import { thingOf } from '#advisor/understanding/reading/things.ts'

const OWNED = new RegExp(
  String.raw`\b(?:(?:own|owns|bought|inherited|have) (?:[a-z]+ ){0,2}(?:duplex|triplex|fourplex|quadplex|rentals?|units?)|` +
    String.raw`(?:my|our) (?:[a-z]+ ){0,2}(?:duplex|triplex|fourplex|quadplex|rentals?|units)|tenants?)\b`,
  'i',
)
/** Said of what is let, whoever says it. */
const LETS = new RegExp(
  String.raw`\b(?:rent(?:s|ed|ing)? (?:it |them |one |both |mine |ours |the |my |our |[a-z]+ ){0,4}?out\b|` +
    String.raw`rent(?:s|ed|ing)? (?:an?|the|my|our) (?:[a-z]+ ){1,2}to (?:my|our|an?|the|some) [a-z]+|tenants? pays?)`,
  'i',
)
/** Said by somebody who owns what has two sides; 'I rent for 1,200' and 'my unit's rent is 1,200' are of those who pay it. */
const LETS_PART = new RegExp(
  String.raw`(?<!\b(?:i|we) )\brent(?:s|ed|ing)? for |\brent(?:s|ed|ing)? (?:(?:out )?(?:the )?(?:other|both|top|upper|` +
    String.raw`lower|upstairs|downstairs|one|each)\b)|` +
    String.raw`\b(?:units?(?: [a-z0-9])?|sides?|upstairs|downstairs|they|it) (?:rents|rent (?:for|at))\b`,
  'i',
)
/** Things that are let, and words of renting. */
const DWELLING = /^(?:rent|house|housing)$/

/** Where the words about letting end; null where nothing is let. */
function letFrom({ text }: Reading): number | null {
  const said = LETS.exec(text) ?? (OWNED.test(text) ? LETS_PART.exec(text) : null)
  return said ? said.index + said[0].length : null
}

const isOtherThing = (word: string) => {
  const thing = thingOf(word)
  return thing !== null && !DWELLING.test(thing) && !/^sides?$/.test(word)
}

/** The amounts right after the words about letting, up to the next thing that is named. */
export function letOut(reading: Reading): Amount[] {
  const from = letFrom(reading)
  if (from === null) return []
  const { tokens, amounts, sentences } = reading
  const money = amounts.filter((amount) => isMoneyLike(amount) && amount.start >= from)
  const found: Amount[] = []
  for (const amount of money) {
    const start = found.at(-1)?.end ?? from
    const between = tokens.filter((token) => token.start >= start && token.end <= amount.start)
    const isApart = found.length > 0 && amount.sentence !== found.at(-1)?.sentence
    if (isApart || between.some(({ word }) => isOtherThing(word) || /^(?:pay|i|we|owe|worth|is)$/.test(word)))
      break
    // '900 after the mortgage' names what follows it.
    const behind = tokens[amount.next]?.word ?? ''
    // Nor is '1,325 each' all that comes in.
    if (behind === 'each' || isOtherThing(behind) || (sentences[amount.sentence]?.isQuestion ?? false)) break
    found.push(amount)
  }
  return found
}

const STATED = 0.9
/** Below this the judge takes it for no pay. */
const LEAST = 0.05

/** 'I own a duplex and rent both sides out, 1,250 and 1,175': what comes in is no cost. */
export function withRents(reading: Reading, judged: readonly Judged[]): Judged[] {
  const rents = letOut(reading)
  // 'The new tenants pay 1,600. We are at 1,225': the judge sees who pays.
  const isOpen = /\btenants?\b/i.test(reading.text)
  const isRent = ({ amount }: Judged) =>
    rents.includes(amount) && (!isOpen || (weighedAs(reading, amount, 'income') ?? 1) >= LEAST)
  return judged.map((one) => (isRent(one) ? { ...one, role: 'income', certainty: STATED, clarity: 1 } : one))
}

const RENTED =
  /\b(?:i|we)(?:'m|'re| am| are)? rent(?:ing|ed)? (?:an?|one|half|the|this) (?:(?!my|our|out|to)\w+ ){1,6}for \$?$/i
/** From this on the judge knows that it comes in. */
const SURE = 0.9

/** 'I rent one side of a duplex for 950', where it may go either way: what is nobody's own is rented by those who live there. */
export const asRented = (reading: Reading, one: Judged): Judged =>
  (one.role === 'income' || one.role === 'expenseItem') &&
  one.clarity < SURE &&
  RENTED.test(reading.text.slice(0, one.amount.start)) &&
  !letOut(reading).includes(one.amount)
    ? { ...one, role: 'expenseItem', clarity: 1 }
    : one
