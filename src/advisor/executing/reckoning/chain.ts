/** One amount, multiplied by what is counted until it comes by the unit that is asked for: an hour, hours a week, a year. */
import type { Value } from '#advisor/minding/minded.ts'
import { EACH, type Measure, PERSON, type Unit } from '#advisor/reading/measures.ts'
import { constant, over, take, times, valueOf } from './values.ts'

/** Something that is counted, or an amount on its way: its value, by what it comes, and the numbers in it. */
export interface Factor {
  value: Value
  of: Unit
  per: readonly Unit[]
  from: readonly Measure[]
}

/** How often each comes in a year. */
const timesAYear: Readonly<Record<Unit, number>> = {
  year: 1,
  'half-year': 2,
  quarter: 4,
  month: 12,
  'half-month': 24,
  'two-weeks': 26,
  week: 52,
}
const DAYS_A_YEAR = 365
const DAYS_A_WEEK = 7

export const factorOf = (measure: Measure): Factor => {
  const { of, per } = measure
  // Of a year's weeks those that are left.
  if (measure.isOff)
    return {
      value: take(constant(timesAYear[of] ?? 0), valueOf(measure)),
      of,
      per: ['year'],
      from: [measure],
    }
  return { value: valueOf(measure), of, per, from: [measure] }
}

export const isTime = (unit: Unit) => unit === 'hour' || unit === 'day' || unit in timesAYear

/** In what so many hours, days or weeks without a period come, where a time is asked for. */
const spans: Readonly<Record<Unit, readonly { most: number; per: Unit; asked?: Unit }[]>> = {
  hour: [{ most: 84, per: 'week' }],
  day: [
    { most: 7, per: 'week' },
    { most: 31, per: 'month', asked: 'month' },
    { most: 366, per: 'year', asked: 'year' },
  ],
  week: [{ most: 53, per: 'year', asked: 'year' }],
  month: [{ most: 12, per: 'year', asked: 'year' }],
}

function perOf({ of, per, from: [measure] }: Factor, wanted: Unit | null): readonly Unit[] {
  if (per.length > 0 || wanted === null) return per
  const span = spans[of]?.find(
    ({ most, asked = wanted }) => asked === wanted && (measure?.value ?? 0) <= most,
  )
  return span ? [span.per] : per
}

/** So many weeks or months of a year, or all that there are. */
function convert(value: Value, from: Unit, to: Unit): Value | null {
  if (to === 'day') return from === 'week' ? over(value, constant(DAYS_A_WEEK)) : null
  if (from === 'day' && to === 'week') return times(value, constant(DAYS_A_WEEK))
  const [often, asked] = [from === 'day' ? DAYS_A_YEAR : timesAYear[from], timesAYear[to]]
  if (often === undefined || asked === undefined) return null
  if (asked === 1) return times(value, constant(often))
  return often === 1 ? over(value, constant(asked)) : times(value, over(constant(often), constant(asked)))
}

const startOf = ({ from }: Factor) => from[0]?.number.start ?? 0

/** Of several the one that follows the amount, else the last before it. */
const nearest = (amount: Factor, counts: readonly Factor[]): Factor | null =>
  counts.find((one) => startOf(one) > startOf(amount)) ?? counts.at(-1) ?? null

/** The one that is meant by a unit. */
function find(unit: Unit, amount: Factor, counts: readonly Factor[]): Factor | null {
  if (unit === EACH) return findCounted(amount, counts)
  return nearest(
    amount,
    counts.filter(({ of }) => of === unit),
  )
}

/** What 'each' or 'at 130' speaks of: the things counted last before it, else hours, else days. */
function findCounted(amount: Factor, counts: readonly Factor[]): Factor | null {
  const among = [
    counts.filter(({ of }) => !isTime(of) && of !== PERSON),
    counts.filter(({ of }) => of === 'hour'),
    counts.filter(({ of }) => of === 'day' || of === 'week'),
  ].find((some) => some.length > 0)
  return among?.findLast((one) => startOf(one) < startOf(amount)) ?? among?.[0] ?? null
}

/** Longer chains are a slip of the reader. */
const MOST_STEPS = 8

/** What an amount may be multiplied by: what this message counts, and what earlier ones did. */
export interface Counted {
  said: readonly Factor[]
  /** The newest first. */
  told?: readonly Factor[]
}

/** The amount by the unit that is asked for; null where its units lead elsewhere. */
export function chain(
  amount: Factor,
  counted: Counted,
  wanted: Unit | null,
  steps = MOST_STEPS,
): Factor | null {
  const open = amount.per.find((unit) => unit !== wanted)
  if (open === undefined) return amount
  const isKnown = wanted === null && open in timesAYear && amount.per.length === 1
  const next = nextTo(amount, open, counted, wanted)
  if (next && steps > 0) return chain(next, counted, wanted, steps - 1)
  return isKnown && !next ? amount : null
}

/** One unit further: by what is counted of it, by what it is divided into, or as a time that everybody knows. */
function nextTo(
  amount: Factor,
  open: Unit,
  { said, told = [] }: Counted,
  wanted: Unit | null,
): Factor | null {
  const rest = amount.per.toSpliced(amount.per.indexOf(open), 1)
  const unused = ({ from }: Factor) => !from.some((one) => amount.from.includes(one))
  const counts = said.filter(unused)
  // Everybody knows the weeks of a year, unless they were told of the same work.
  const isOfBefore = told.some(({ from }) => from.some((one) => amount.from.includes(one)))
  const before = open in timesAYear && !isOfBefore ? [] : told.filter(unused)
  const counted = find(open, amount, counts) ?? before.find(({ of, per }) => of === open && per.length > 0)
  if (counted)
    return {
      of: amount.of,
      value: times(amount.value, counted.value),
      per: [...rest, ...perOf(counted, wanted)],
      from: [...amount.from, ...counted.from],
    }
  // By the gallon, with miles a gallon: by the mile. By the week, with hours a week: by the hour.
  const [part, ...others] = [...counts, ...before].filter(
    (one) => perOf(one, wanted).includes(open) && (!isTime(open) || one.of === wanted),
  )
  if (part && others.length === 0)
    return {
      of: amount.of,
      value: over(amount.value, part.value),
      per: [...rest, part.of],
      from: [...amount.from, ...part.from],
    }
  const value = wanted === null ? null : convert(amount.value, open, wanted)
  return value && wanted !== null ? { ...amount, value, per: [...rest, wanted] } : null
}
