/** What an hour pays, by the month or the year. */
import type { Action, Minded, Value } from '#advisor/minding/minded.ts'
import { askedPeriod } from '#advisor/executing/periods/one-period.ts'

const FOR_A_TIME = /\b(?:a|per|each|every) (?:year|yr|month|mo|week|wk)\b|\b(?:year|month|week)ly\b/i

/** Beside hours a bare number below this is what an hour pays. */
const MOST_HOURLY = 300

/** '26 an hr. whats that a year full time': an hour's pay by its hours, whatever it was multiplied with. */
export function byTheHour(action: Action, text: string, { numbers }: Minded): Action {
  const [pay, ...others] = numbers.filter(({ kind }) => kind !== 'hours')
  const isOfHours = pay && pay.period === null && pay.value < MOST_HOURLY && numbers.length === 2
  const isPay = pay && (pay.period === 'hour' || isOfHours) && others.length === 0 && action.from === null
  if (!isPay || !FOR_A_TIME.test(text.slice(pay.end))) return action
  const rate: Value = { kind: 'number', number: { ...pay, kind: 'money' } }
  const period = askedPeriod(text)
  const [hours, ...more] = numbers.filter(({ kind }) => kind === 'hours')
  if (!hours)
    return { ...action, intent: 'pay-conversion', wanted: period, inputs: [{ slot: 'pay', value: rate }] }
  if ((period !== 'month' && period !== 'year') || more.length > 0) return action
  const week: Value = {
    kind: 'operation',
    operator: 'times',
    left: rate,
    right: { kind: 'number', number: hours },
  }
  const weeks: Value = { kind: 'constant', value: 52 }
  const months: Value = { kind: 'constant', value: 12 }
  const times: Value =
    period === 'year' ? weeks : { kind: 'operation', operator: 'over', left: weeks, right: months }
  return {
    ...action,
    intent: 'product',
    wanted: null,
    inputs: [
      { slot: 'amount', value: week },
      { slot: 'times', value: times },
    ],
  }
}
