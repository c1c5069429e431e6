/** 'What payment gets me done in a year', of a debt that was worked out before. */
import type { SumRecord } from '#advisor/figures/sum-record.ts'
import type { Action, Value } from '#advisor/minding/minded.ts'
import { bare } from '#advisor/executing/bare-action.ts'
import { beforeThat, leftOut } from '#advisor/executing/inputs/before-that.ts'
import type { Talk } from '#advisor/executing/talk.ts'
import { asInputs, figureOf, isReady } from '#advisor/executing/of-sum.ts'

const ASKS =
  /\b(?:what|how much)\b[^.?!]*\b(?:payments?|pay|a month|per month|monthly|each month)\b|\bwhat (?:would|do|does) it take\b/i
const DONE =
  /\b(?:done|gone|clear(?:ed)?|paid off|pay (?:it|that|this|them) off|debt[- ]free|rid of it|finished)\b/i
const IN_TIME = /\b(?:in|within|over|by) (a year|one year|half a year)\b/i
const months: Readonly<Record<string, number>> = { 'a year': 12, 'one year': 12, 'half a year': 6 }

const isDebt = ({ inputs }: SumRecord) =>
  inputs['balance']?.unit === 'money' && inputs['rate']?.unit === 'percent'

/** 'And my car loan, what payment …': another thing than the debt that was worked out. */
const THING =
  /\b(?:car|truck|phone|laptop|kids?|chores|student|mortgage|house|furniture|couch|school|degree|visa|amex|discover|chase|store)\b/gi
const isOther = (text: string, { words = '' }: SumRecord) =>
  (text.match(THING) ?? []).some((thing) => !words.toLowerCase().includes(thing.toLowerCase()))

export function clearedIn({ text, minded: { numbers }, sums }: Talk): Action | null {
  if (!ASKS.test(text) || !DONE.test(text)) return null
  const said = IN_TIME.exec(text)?.[1]?.toLowerCase()
  const [number, ...more] = numbers
  const isTime = number === undefined || number.kind === 'months'
  if (!isTime || more.length > 0 || (said === undefined && !number)) return null
  const time: Value = number
    ? { kind: 'number', number }
    : { kind: 'constant', value: months[said ?? ''] ?? 12 }
  const debt = beforeThat(
    sums.filter((sum) => isReady(sum) && isDebt(sum)),
    leftOut(text),
  )
  if (!debt || isOther(text, debt)) return null
  // What is moved grows by the fee, and costs what the new card asks.
  const rate = figureOf(debt, debt.inputs['newRate'] ? 'newRate' : 'rate')
  const inputs = { balance: figureOf(debt, 'balance'), rate, months: time }
  return { ...bare('payment-to-clear'), inputs: asInputs(inputs) }
}
