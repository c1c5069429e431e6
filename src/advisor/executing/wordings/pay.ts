/** Pay: by the hour, before tax. */
import type { Action, Minded, Value } from '#advisor/minding/minded.ts'
import { LEAST_SALARY } from '#advisor/executing/said-words.ts'
import { askedPeriod, convert } from '#advisor/executing/periods/one-period.ts'

const BEFORE_TAX = /\b(?:before|b4|pre)[ -]?(?:tax(?:es)?|deductions)\b|\bgross\b/i
const AFTER_TAX = /\bafter[ -]?tax(?:es)?\b|\btake[ -]?home\b|\bbring home\b|\bnet\b/i

/** Pay before tax is no take-home pay. */
export function beforeTax(action: Action, text: string): Action {
  if (!BEFORE_TAX.test(text) || AFTER_TAX.test(text)) return action
  const pay = action.inputs.filter(({ slot }) => slot === 'salary')
  return {
    ...action,
    intent: 'pay-conversion',
    inputs: pay.map(({ value }) => ({ slot: 'pay', value })),
  }
}

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

/** '58k, and an offer for 66,500. what is that more a month': what the months differ by. */
export function byTheMonth(action: Action, text: string): Action {
  const [before, after] = ['old', 'new'].map((name) => action.inputs.find(({ slot }) => slot === name)?.value)
  if (!before || !after || askedPeriod(text) !== 'month') return action
  const isOfYear = [before, after].every(
    (value) => value.kind === 'number' && value.number.period === null && value.number.value >= LEAST_SALARY,
  )
  if (!isOfYear) return action
  const inputs = Object.entries({ amount: after, take: before })
  return {
    ...action,
    intent: 'difference',
    wanted: null,
    inputs: inputs.map(([slot, value]) => ({ slot, value: convert(value, 'year', 'month') })),
  }
}

const IF_PAID = new RegExp(
  String.raw`\b(?:if (?:i|we|he|she) (?:earned|made|got paid|was paid|were paid|brought in)|` +
    String.raw`(?:if|suppose|imagine|say) (?:my|our) (?:pay|salary|wages?|income) (?:was|were))(?: about| around| only)? \$?$`,
  'i',
)
const ON_TOP = /^[^.?!\d]{0,16}\b(?:more|extra|less)\b/i

/** 'What if I made 90k': the pay as a whole, with no raise on top of it. */
export function asNewPay(action: Action, text: string, { numbers }: Minded): Action {
  const [pay, ...more] = numbers
  const isPay = pay && more.length === 0 && pay.kind !== 'percent' && IF_PAID.test(text.slice(0, pay.start))
  if (!isPay || ON_TOP.test(text.slice(pay.end)) || AFTER_TAX.test(text)) return action
  return {
    ...action,
    intent: 'what-if',
    from: null,
    wanted: null,
    inputs: [{ slot: 'newIncome', value: { kind: 'number', number: pay } }],
  }
}

/** Right after the percent; 'a 5% raise after tax' is a raise. */
const TAX = /^ ?(?!(?:pay )?(?:raise|bump|increase|more|hike)\b)(?:[a-z]+ ){0,2}tax(?:es)?\b/i

/** 'After 25% tax', of a new pay: what tax takes of it is no raise. */
export function afterTax(action: Action, text: string): Action {
  const share = action.inputs.find(({ slot }) => slot === 'percent')?.value
  const isTax = share?.kind === 'number' && TAX.test(text.slice(share.number.end))
  return isTax ? { ...action, intent: 'take-home' } : action
}
