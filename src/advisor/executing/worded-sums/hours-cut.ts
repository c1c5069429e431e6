/** 'My hours got cut from 40 to 28, i make 17 an hour. how much less is that a month' */
import { bare } from '#advisor/executing/bare-action.ts'
import { askedPeriod } from '#advisor/executing/periods/one-period.ts'
import { LONG_WEEK } from '#advisor/executing/said-words.ts'
import type { Talk } from '#advisor/executing/talk.ts'
import type { Action, Value } from '#advisor/minding/minded.ts'
import type { HeardNumber } from '#advisor/reading/heard.ts'
import type { SaidNumber } from '#advisor/reading/said-number.ts'

const LESS = /\b(?:how much|what)\b[^.?!]*\b(?:less|los(?:e|es|ing)|lost|down|drop|missing|cost)\b/i
/** 'How much less do i make than my brother' */
const COMPARES = /\bthan (?!before|i (?:did|had|made)|now)/i
const HOURS = /\b(?:hours|hrs)\b/i
const NOW = /\b(?:to|now|only|just)\b/i
const PAID = /\b(?:at|make|makes|earn|paid|pays|get)\b/i
/** Few are paid more by the hour. */
const HIGHEST_WAGE = 150

const asValue = (number: SaidNumber): Value => ({ kind: 'number', number })
const times = (left: Value, right: Value): Value => ({ kind: 'operation', operator: 'times', left, right })
const constant = (value: number): Value => ({ kind: 'constant', value })

const weeksOf = (period: string | null): Value =>
  period === 'week'
    ? constant(1)
    : period === 'year'
      ? constant(52)
      : { kind: 'operation', operator: 'over', left: constant(52), right: constant(12) }

export function hoursCut({ text, minded: { numbers }, heard = [] }: Talk): Action | null {
  // What one message says whole is reckoned by its units.
  if (!LESS.test(text) || COMPARES.test(text) || numbers.length > 0) return null
  const all = heard.toReversed()
  const isWeek = ({ value }: HeardNumber) => value > 1 && value <= LONG_WEEK
  const at = all.findLastIndex(
    (one) => isWeek(one) && one.period !== 'hour' && (one.kind === 'hours' || HOURS.test(one.words)),
  )
  const before = all[at]
  const isPaid = (one: HeardNumber) =>
    one !== before && one.value <= HIGHEST_WAGE && (one.period === 'hour' || PAID.test(one.words))
  const rate = all.findLast(isPaid)
  // 'I have 30 days off now' counts something else; a number without a unit is taken for money.
  const isHours = ({ kind, period, unit, start }: HeardNumber) =>
    (kind === 'hours' || (kind === 'number' && period === null && (unit?.of ?? 'money') === 'money')) &&
    start > (before?.end ?? 0)
  const after = all
    .slice(at + 1)
    .find((one) => one !== rate && isWeek(one) && isHours(one) && NOW.test(one.words))
  if (!before || !after || !rate || after.value >= before.value) return null
  const fewer: Value = { kind: 'operation', operator: 'take', left: asValue(before), right: asValue(after) }
  const wage = asValue({ ...rate, kind: 'money', period: null })
  return {
    ...bare('product'),
    inputs: [
      { slot: 'amount', value: times(wage, fewer) },
      { slot: 'times', value: weeksOf(askedPeriod(text)) },
    ],
  }
}
