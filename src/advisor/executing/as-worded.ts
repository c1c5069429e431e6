/** Words that settle which sum is meant, whatever it was first taken for. */
import { type Action, endsOf, type Minded, startOf, type Value } from '#advisor/minding/minded.ts'
import { asStated } from './as-stated.ts'
import { LEAST_SALARY } from './by-the-week.ts'
import { affordEachMonth } from './every-month.ts'
import { askedPeriod, convert } from './one-period.ts'
import { tieredMatch } from './tiered-match.ts'

/** What a payment for a house holds beside the loan. */
const HOUSE =
  /\b(?:property tax(?:es)?|tax(?:es)? and insurance|insurance and tax(?:es)?|escrow|pmi|piti|hoa)\b/i
const LOAN_ALONE =
  /\b(?:just|only) the loan\b|\bloan (?:alone|only|by itself)\b|\bprincipal (?:and|&|\+) interest\b|\bp ?(?:&|and) ?i\b/i
const BEFORE_TAX = /\b(?:before|b4|pre)[ -]?(?:tax(?:es)?|deductions)\b|\bgross\b/i
const AFTER_TAX = /\bafter[ -]?tax(?:es)?\b|\btake[ -]?home\b|\bbring home\b|\bnet\b/i
const RATE_OF = /\b(?:rates?|interest|apr)\b[^\d.?!]{0,20}$/i
const WORTH = /\b(?:worth|trade[ -]?in|give me|giving me)\b[^\d.?!]{0,16}$/i
const OWED = /\b(?:owe|owed|owing|loan on|left on|payoff)\b/i
const THAT_ONE = /\b(?:that|this|it|one)\b/i

type Worded = (action: Action, text: string, minded: Minded) => Action

/** Each sum that may be taken for another, with what its words make of it. */
const worded: Readonly<Record<string, Worded>> = {
  'loan-payment': (action, text) =>
    HOUSE.test(text) && !LOAN_ALONE.test(text)
      ? { ...action, intent: 'house-payment' }
      : withRate(action, text),
  'house-payment': (action, text) =>
    LOAN_ALONE.test(text) ? { ...withRate(action, text), wanted: 'principal' } : withRate(action, text),
  affordability: withRate,
  'afford-once': affordEachMonth,
  'take-home': (action, text) =>
    BEFORE_TAX.test(text) && !AFTER_TAX.test(text)
      ? { ...renamed(action, { salary: 'pay' }), intent: 'pay-conversion' }
      : action,
  rollover: tradedIn,
  product: byTheHour,
  'percent-change': byTheMonth,
  'interest-cost': ofAllDebts,
  'social-security': asStated,
  'employer-match': tieredMatch,
}

export const asWorded: Worded = (action, text, minded) =>
  worded[action.intent]?.(action, text, minded) ?? action

const renamed = (action: Action, names: Readonly<Record<string, string>>): Action => ({
  ...action,
  inputs: action.inputs
    .filter(({ slot }) => slot in names)
    .map(({ slot, value }) => ({ slot: names[slot] ?? slot, value })),
})

const wordsBefore = (value: Value, text: string) => text.slice(0, startOf(value) ?? 0)

/** 'Rates are around 6.6' is no part that is paid down. */
function withRate(action: Action, text: string): Action {
  const isRate = ({ slot, value }: Action['inputs'][number]) =>
    slot === 'downPercent' && RATE_OF.test(wordsBefore(value, text))
  if (!action.inputs.some(isRate)) return action
  const rest = action.inputs.filter(({ slot }) => slot !== 'rate')
  return { ...action, inputs: rest.map((input) => (isRate(input) ? { ...input, slot: 'rate' } : input)) }
}

const FOR_A_TIME = /\b(?:a|per|each|every) (?:year|yr|month|mo|week|wk)\b|\b(?:year|month|week)ly\b/i

/** '26 an hr. whats that a year full time': an hour's pay by its hours, whatever it was multiplied with. */
function byTheHour(action: Action, text: string, { numbers }: Minded): Action {
  const [pay, ...others] = numbers.filter(({ kind }) => kind !== 'hours')
  const isPay = pay?.period === 'hour' && others.length === 0 && action.from === null
  if (!isPay || !FOR_A_TIME.test(text.slice(pay.end))) return action
  const rate: Value = { kind: 'number', number: pay }
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
    inputs: [
      { slot: 'amount', value: week },
      { slot: 'times', value: times },
    ],
  }
}

/** '58k, and an offer for 66,500. what is that more a month': what the months differ by. */
function byTheMonth(action: Action, text: string): Action {
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

/** 'My trade in is worth 9,500', and nothing is owed on it: the rest is borrowed. */
function tradedIn(action: Action, text: string): Action {
  const find = (name: string) => action.inputs.find(({ slot }) => slot === name)?.value
  const [price, traded] = [find('price'), find('owed')]
  if (!price || !traded || OWED.test(text) || !WORTH.test(wordsBefore(traded, text))) return action
  const principal: Value = { kind: 'operation', operator: 'take', left: price, right: traded }
  return {
    ...action,
    intent: 'loan-payment',
    inputs: [
      { slot: 'principal', value: principal },
      ...action.inputs.filter(({ slot }) => slot === 'rate' || slot === 'months'),
    ],
  }
}

/** 'How much interest am i paying every month', after several cards: that of all, not of the first. */
function ofAllDebts(action: Action, text: string, { numbers }: Minded): Action {
  const isHeard = action.inputs
    .flatMap(({ value }) => endsOf(value))
    .every((end) => end.kind === 'number' && startOf(end) === null)
  const isOfAll = action.from === null && isHeard && numbers.length === 0 && !THAT_ONE.test(text)
  return isOfAll ? { ...action, inputs: [] } : action
}
