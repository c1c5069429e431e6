/** Pay and costs over several clauses, where units settle what is multiplied: an hour's pay by hours a week by weeks. */
import type { Value } from '#advisor/minding/minded.ts'
import { type Measure, PERSON, readMeasures, type Unit } from '#advisor/reading/measures.ts'
import type { SaidNumber } from '#advisor/reading/said-number.ts'
import { paidBefore, readOvertime, withOvertimeHours, withoutOvertime } from './overtime.ts'
import {
  asksForAmount,
  asksForPay,
  GOES_ON,
  isAskedFor,
  isOfEarlier,
  isOfRest,
  isOfWhole,
  wantedIn,
} from './question.ts'
import { readShares, type Share, withShares } from './shares.ts'
import { onlyTerm, onTopTerms, paidTerms, sharedTerms, toldTerms, type Term, termsOf } from './terms.ts'

/** What the units of a message come to. */
export interface Reckoned {
  /** What is added up, and what comes off it. */
  parts: readonly Value[]
  costs: readonly Value[]
  /** By what it comes: a month, a year; null where it comes once. */
  per: Unit | null
}

/** What is known from before. */
export interface Before {
  told: readonly Measure[]
  hasSalary: boolean
  /** By what the last sum came. */
  per: Unit | null
}

/** 'Plus 4.25 an hour for nights, so with that?' goes on by what the last sum came. */
function onTop(text: string, numbers: readonly SaidNumber[], { told, per }: Before): Reckoned | null {
  const measures = GOES_ON_ASKING.test(text) ? readMeasures(text, numbers) : null
  const wanted = measures && (wantedIn(text, measures) ?? per)
  const terms = wanted && onTopTerms(text, measures, wanted, told)
  return terms ? { parts: terms.map(({ value }) => value), costs: [], per: wanted } : null
}

/** 'What do i gross in a month' has no number of its own. */
function ofTold(text: string, { told }: Before): Reckoned | null {
  const wanted = asksForAmount(text) && asksForPay(text) ? wantedIn(text, []) : null
  const terms = wanted && toldTerms(wanted, told)
  return terms ? { parts: terms.map(({ value }) => value), costs: [], per: wanted } : null
}

/** Null unless every number of the message has a unit, and all of them lead to what is asked. */
export function reckon(
  text: string,
  numbers: readonly SaidNumber[],
  { told, hasSalary, per }: Before,
): Reckoned | null {
  const added = onTop(text, numbers, { told, hasSalary, per })
  if (added) return added
  if (numbers.length === 0) return ofTold(text, { told, hasSalary, per })
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
  const whole = overtime
    ? paidTerms(text, withOvertimeHours(text, measures), overtime, wanted, paidBefore(told, hasSalary))
    : isShared
      ? sharedTerms(text, measures, wanted)
      : isPrice(shares)
        ? onlyTerm(measures)
        : null
  const { terms = whole, idle = [] } =
    (!whole && !overtime && !isShared && termsOf(text, measures, wanted, told)) || {}
  const used = new Set(
    [...idle, ...(terms?.flatMap(({ from }) => from) ?? [])].map(({ number }) => placeOf(number)),
  )
  if (!terms || measures.some(({ number }) => !used.has(placeOf(number)))) return null
  // Of what was told before, it has to be asked by what time.
  if (used.has(null) && wanted === null && !overtime) return null
  return settle(terms, shares, text, wanted)
}

const GOES_ON_ASKING = /\b(?:with that|now|then|how much|what|whats)\b|\?\s*$/i

/** Numbers of earlier messages stand nowhere in this one. */
const placeOf = (number: SaidNumber) => ('words' in number ? null : number.start)

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
  const per = first.per[0] ?? null
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
