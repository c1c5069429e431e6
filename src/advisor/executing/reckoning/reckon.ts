/** Pay and costs over several clauses, where units settle what is multiplied: an hour's pay by hours a week by weeks. */
import type { Value } from '#advisor/minding/minded.ts'
import { type Measure, PERSON, readMeasures, type Unit } from '#advisor/reading/measures.ts'
import type { SaidNumber } from '#advisor/reading/said-number.ts'
import { paidBefore, readOvertime, withOvertimeHours, withoutOvertime } from './overtime.ts'
import { asksForAmount, GOES_ON, isAskedFor, isOfEarlier, isOfRest, isOfWhole, wantedIn } from './question.ts'
import { readShares, type Share, withShares } from './shares.ts'
import { onlyTerm, paidTerms, sharedTerms, type Term, termsOf } from './terms.ts'

/** What the units of a message come to. */
export interface Reckoned {
  /** What is added up, and what comes off it. */
  parts: readonly Value[]
  costs: readonly Value[]
  /** By what it comes: a month, a year; null where it comes once. */
  per: Unit | null
}

/** Null unless every number of the message has a unit, and all of them lead to what is asked. */
export function reckon(
  text: string,
  numbers: readonly SaidNumber[],
  heard: readonly SaidNumber[],
  hasSalary: boolean,
): Reckoned | null {
  const overtime = readOvertime(text)
  // What more is paid goes on from the pay that was told before.
  const asking = overtime
    ? (text.slice(0, overtime.start) + text.slice(overtime.end)).replace(GOES_ON, '')
    : text
  if (!asksForAmount(asking)) return null
  const said = overtime ? withoutOvertime(numbers, overtime) : numbers
  const shares = readShares(text, said)
  const all = readMeasures(
    text,
    said.filter(({ kind }) => kind !== 'percent'),
  )
  if (!shares || !all) return null
  const wanted = wantedIn(text, all)
  const measures = all.filter((one) => !isAskedFor(text, one))
  const isShared = measures.some(({ of }) => of === PERSON)
  const terms = overtime
    ? paidTerms(text, withOvertimeHours(text, measures), overtime, wanted, paidBefore(heard, hasSalary))
    : isShared
      ? sharedTerms(text, measures)
      : ((isPrice(shares) ? onlyTerm(measures) : null) ?? termsOf(text, measures, wanted))
  const isSaid = ({ number }: Measure) => !('words' in number)
  const used = new Set(terms?.flatMap(({ from }) => from.filter(isSaid).map(({ number }) => number.start)))
  if (!terms || measures.some(({ number }) => !used.has(number.start))) return null
  return settle(terms, shares, text, wanted)
}

/** A price with something off and something on top: '30% off, then 8% tax'. */
const isPrice = (shares: readonly Share[]) =>
  (['off', 'on top'] as const).every((how) => shares.some((share) => share.how === how))

/** The terms as one result; null where they come by different times, or the words ask for something else. */
function settle(
  terms: readonly Term[],
  shares: readonly Share[],
  text: string,
  wanted: Unit | null,
): Reckoned | null {
  const [first, ...others] = terms
  const isAlike = others.every((term) => String(term.per) === String(first?.per))
  if (!first || !isAlike || first.per.length > 1) return null
  // So many weeks of pay are what a year has of it.
  const per = first.per[0] ?? (wanted === 'year' ? 'year' : null)
  if (wanted !== null && per !== wanted) return null
  const costs = terms.filter(({ isCost }) => isCost).map(({ value }) => value)
  const parts = terms.filter(({ isCost }) => !isCost).map(({ value }) => value)
  if (costs.length > 0 && parts.length > 0)
    return isOfRest(text) && shares.length === 0 ? { parts, costs, per } : null
  if (shares.length === 0 && wanted !== 'hour' && isOfEarlier(text)) return null
  if (shares.length > 0 && (wanted === 'hour' || !isOfWhole(text))) return null
  const values = terms.map(({ value }) => value)
  return { ...withShares(values, shares), per }
}
