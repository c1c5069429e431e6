/** 'Time and a half after 40 hours', '10 hrs of OT': an hour's pay for the usual hours, and more for the others. */
import { type Measure, MONEY } from '#advisor/reading/measures.ts'
import type { SaidNumber } from '#advisor/reading/said-number.ts'
import { type Factor, factorOf } from './chain.ts'
import { constant, over, take, times, valueOf } from './values.ts'

const HALF_MORE = /\btime[ -](?:and|n|&)[ -]a[ -]half\b|\b(?:at |x ?)?1\.5(?: ?x| times)?(?![\d%])/i
const DOUBLE = /\bdouble[- ]?(?:time|pay)\b/i
const NAMED = /\b(?:ot|overtime)\b/i
const EXTRA_AFTER = /^[^.,;?!\d]{0,12}\b(?:ot|overtime|extra)\b/i
const EXTRA_BEFORE = /\b(?:ot|overtime|extra|another|additional)\b[^.,;?!\d]{0,16}$/i
const BEYOND = /\b(?:over|after|past|above) (?:the )?(?:first )?$/i
const USUAL = /\b(?:my|normal|regular|usual|on top of) $/i

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
  pay: Measure,
  measures: readonly Measure[],
  overtime: Overtime,
): readonly Paid[] | null {
  const before = ({ number }: Measure) => text.slice(0, number.start)
  const isUsual = (one: Measure) => one.of === MONEY && one.per.length === 0 && USUAL.test(before(one))
  const hours = measures.flatMap((one): Measure[] =>
    one.of === 'hour' ? [one] : isUsual(one) ? [{ ...one, of: 'hour' }] : [],
  )
  const limit = hours.find((one) => BEYOND.test(before(one)))
  const isExtra = (one: Measure) =>
    EXTRA_AFTER.test(text.slice(one.number.end)) || EXTRA_BEFORE.test(before(one))
  const extra = hours.filter((one) => one !== limit && isExtra(one))
  const usual = hours.filter((one) => one !== limit && !extra.includes(one))
  const rate = factorOf(pay)
  const more = moreThan(rate, overtime)
  const [base, ...bases] = usual
  const [late, ...lates] = extra
  if (bases.length > 0 || lates.length > 0) return null
  if (late) {
    const first = base ? factorOf(base) : null
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
