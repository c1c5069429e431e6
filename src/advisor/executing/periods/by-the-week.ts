/** '21.50, 40 hrs, what is that a month': what comes by the week, made what is asked for. */
import { type Action, endsOf, type Value } from '#advisor/minding/minded.ts'
import type { SumRecord } from '#advisor/figures/sum-record.ts'
import { askedPeriod, convert, converts } from './one-period.ts'
import { periodOf } from './period-of.ts'
import { LEAST_SALARY } from '#advisor/executing/said-words.ts'

const WEEKLY = /^[^.,;!?\d]{0,16}\b(?:a|per|each|every|most) w(?:ee)?ks?\b/i
/** More hours than these are no week's. */
export const LONG_WEEK = 84

/** Hours of work come by the week; so does '6 days a week'. */
function isWeekly(value: Value, text: string): boolean {
  if (value.kind !== 'number') return false
  const { kind, value: hours, end } = value.number
  return (kind === 'hours' && hours <= LONG_WEEK) || (kind === 'number' && WEEKLY.test(text.slice(end)))
}

const isTime = (value: Value) => value.kind === 'number' && value.number.kind === 'months'

/** '52k salary but 55 hours a week, what is that per hour': the hours of a year. */
function byTheHour(inputs: Action['inputs'], text: string, sums: readonly SumRecord[]): Action['inputs'] {
  const amount = inputs.find(({ slot }) => slot === 'amount')?.value
  if (!amount || !/\b(?:hour|hr|hourly)\b/i.test(text)) return inputs
  const isSalary = amount.kind === 'number' && amount.number.value >= LEAST_SALARY
  const whole = periodOf(amount, sums) ?? (isSalary ? 'year' : null)
  if (whole !== 'year' && whole !== 'month') return inputs
  return inputs.map((one) =>
    one.slot === 'by' &&
    one.value.kind === 'number' &&
    one.value.number.kind === 'hours' &&
    isWeekly(one.value, text)
      ? { slot: 'by', value: convert(one.value, 'week', whole) }
      : one,
  )
}

/** The inputs of a product or an addition of weeks, by the period that is asked for. */
export function byTheWeek(
  { intent, from, inputs }: Action,
  text: string,
  sums: readonly SumRecord[],
): Action['inputs'] {
  if (intent === 'quotient') return byTheHour(inputs, text, sums)
  if ((intent !== 'product' && intent !== 'sum-of') || from !== null) return inputs
  const wanted = askedPeriod(text)
  if (wanted !== 'month' && wanted !== 'year') return inputs
  const ends = inputs.flatMap(({ value }) => endsOf(value))
  const isOfWeeks =
    ends.some((end) => isWeekly(end, text)) &&
    !ends.some(isTime) &&
    !inputs.some(({ value }) => converts(value)) &&
    // Figures of earlier sums and what is stored have periods of their own.
    ends.every(({ kind }) => kind === 'number' || kind === 'constant')
  if (!isOfWeeks) return inputs
  const counted = intent === 'product' ? 'times' : 'parts'
  return inputs.map(({ slot, value }) => ({
    slot,
    value: slot === counted ? convert(value, 'week', wanted) : value,
  }))
}
