/** 'Time and a half after 40 hours', '10 hrs of OT': an hour's pay for the usual hours, and more for the others. */
import { type Measure, MONEY, type Unit } from '#advisor/reading/measures.ts'
import type { SaidNumber } from '#advisor/reading/said-number.ts'
import { type Factor, factorOf } from './chain.ts'
import { LONG_WEEK } from '#advisor/executing/said-words.ts'
import { constant, over, take, times, valueOf } from './values.ts'

const HALF_MORE = /\btime[ -](?:and|n|&)[ -](?:a[ -])?half\b|\b(?:at |x ?)?1\.5(?: ?x| times)?(?![\d%])/i
const DOUBLE = /\bdouble[- ]?(?:time|pay)\b/i
const NAMED = /\b(?:ot|overtime)\b/i
const EXTRA_AFTER = /^[^.,;?!\d]{0,12}\b(?:ot|overtime|extra)\b/i
const EXTRA_BEFORE = /\b(?:ot|overtime|extra|another|additional)\b[^.,;?!\d]{0,16}$/i
const OF_OVERTIME = /^ (?:of )?(?:ot|overtime)\b/i
const BEYOND = /\b(?:over|after|past|above) (?:the )?(?:first )?$/i
const USUAL = /\b(?:my|normal|regular|usual|on top of) $/i

/** 'Time and a half of the 43.75': what an hour pays otherwise. */
const RATE_OF = /\bhalf (?:of|on) (?:the |my )?\$?$/i

export interface Overtime {
  /** Where the words stand that say what an hour of it pays. */
  start: number
  end: number
  isDouble: boolean
}

export function readOvertime(text: string): Overtime | null {
  const half = HALF_MORE.exec(text)
  const match = half ?? DOUBLE.exec(text)
  // A rate of 1.5 may be of anything.
  if (!match || (match[0].includes('1.5') && !NAMED.test(text))) return null
  return { start: match.index, end: match.index + match[0].length, isDouble: !half }
}

/** The numbers of a message without those of 'time and a half'. */
export const withoutOvertime = (numbers: readonly SaidNumber[], { start, end }: Overtime) =>
  numbers.filter((number) => number.end <= start || number.start >= end)

/** What was said of an hour's pay and a week's hours before this message. */
export interface PaidBefore {
  rate: Factor | null
  hours: Measure | null
}

/** An hour of a stored year's pay, at the usual hours. */
const ofSalary: Factor = {
  value: over(
    times({ kind: 'row', row: { list: 'incomeItems', id: 0, name: 'pay' } }, constant(12)),
    constant(2080),
  ),
  of: MONEY,
  per: ['hour'],
  from: [],
}

export function paidBefore(told: readonly Measure[], hasSalary: boolean): PaidBefore {
  const isBy = (unit: Unit, { per }: Measure) => per.length === 1 && per[0] === unit
  const pay = told.find((one) => one.of === MONEY && isBy('hour', one))
  const hours = told.find(
    ({ of, per, value }) => of === 'hour' && value <= LONG_WEEK && (per[0] ?? 'week') === 'week',
  )
  return {
    rate: pay ? factorOf(pay) : hasSalary ? ofSalary : null,
    hours: hours ? { ...hours, per: ['week'] } : null,
  }
}

/** What an hour pays, by the words of the message itself. */
export function paidByTheHour(text: string, measures: readonly Measure[]): readonly Measure[] {
  return measures.flatMap((one) => {
    if (one.of !== MONEY) return []
    const isRate = one.per.length === 0 && RATE_OF.test(text.slice(0, one.number.start))
    return isRate ? [{ ...one, per: ['hour'] }] : one.per.length > 0 ? [one] : []
  })
}

/** 'Plus 10 ot a week': hours, and no pay. */
export const withOvertimeHours = (text: string, measures: readonly Measure[]): readonly Measure[] =>
  measures.map((one) =>
    one.of === MONEY && one.value <= LONG_WEEK && OF_OVERTIME.test(text.slice(one.number.end))
      ? { ...one, of: 'hour', per: ['week'] }
      : one,
  )

/** An hour's pay with the hours it is paid for. */
export interface Paid {
  rate: Factor
  hours: Factor
}

const moreThan = (rate: Factor, { isDouble }: Overtime): Factor => ({
  ...rate,
  value: isDouble ? times(rate.value, constant(2)) : over(times(rate.value, constant(3)), constant(2)),
})

/** The usual hours, then those that pay more; null where it does not say which are which. */
export function paidHours(
  text: string,
  rate: Factor,
  measures: readonly Measure[],
  overtime: Overtime,
  usually: Measure | null,
): readonly Paid[] | null {
  const before = ({ number }: Measure) => text.slice(0, number.start)
  const isBare = (one: Measure) => one.of === MONEY && one.per.length === 0
  const isOfHours = (one: Measure) =>
    isBare(one) && (USUAL.test(before(one)) || BEYOND.test(before(one))) && one.value <= LONG_WEEK
  const hours = measures.flatMap((one): Measure[] =>
    one.of === 'hour' ? [one] : isOfHours(one) ? [{ ...one, of: 'hour' }] : [],
  )
  const limit = hours.find((one) => BEYOND.test(before(one)))
  const isExtra = (one: Measure) =>
    EXTRA_AFTER.test(text.slice(one.number.end)) || EXTRA_BEFORE.test(before(one))
  const extra = hours.filter((one) => one !== limit && isExtra(one))
  const usual = hours.filter((one) => one !== limit && !extra.includes(one))
  const more = moreThan(rate, overtime)
  const [base, ...bases] = usual
  const [late, ...lates] = extra
  if (bases.length > 0 || lates.length > 0) return null
  if (late) {
    const told = base ?? usually
    const first = told ? factorOf(told) : null
    return [...(first ? [{ rate, hours: first }] : []), { rate: more, hours: factorOf(late) }]
  }
  if (!base) return null
  if (!limit) return [{ rate: more, hours: factorOf(base) }]
  const after = { ...factorOf(base), value: take(valueOf(base), valueOf(limit)), from: [base, limit] }
  return limit.value < base.value
    ? [
        { rate, hours: { ...factorOf(limit), per: base.per } },
        { rate: more, hours: after },
      ]
    : null
}
