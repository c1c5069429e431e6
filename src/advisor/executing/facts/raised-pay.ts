/** 'I got a raise to 66k', where two sources of pay are kept: the one of whoever got it rises. */
import type { Hearing } from '#advisor/advisor.ts'
import type { Change, Fact } from '#advisor/facts.ts'
import { CLOSE } from '#advisor/planning/data/pay-basis.ts'
import { asksFor } from '#advisor/reading/asked-part.ts'
import { hideForeign } from '#advisor/understanding/foreign.ts'
import { isMadeOf } from '#advisor/understanding/later/said-before.ts'
import { yearlyPay } from '#advisor/understanding/money/flows.ts'
import { earnerBefore, isAnothersPay } from '#advisor/understanding/names/row-names.ts'
import { isMoneyLike, readMessage } from '#advisor/understanding/reading/reading.ts'
import { sumMoney } from '#finance/money.ts'
import { isPay } from './pay-in-all.ts'
import { overlaps } from './same-thing.ts'

const RAISED =
  /\b(?:raise|promot\w+|bump(?:ed)?|(?:pay|salary|wages?) (?:just )?(?:went|goes|got) up)\b[^.?!]*\bto\b/i
const WISHED = /\b(?:if|want|wants|hop\w+|ask\w*|would|could|might|may|should|maybe|offer\w*|deserve)\b/i
const NOT_YET =
  /\b(?:will|i'll|ill|gonna|promised|starts|starting|next (?:year|month|week|spring|summer|fall|winter))\b/i
/** Below this a number is surely nothing that the household has today. */
const NOT_OWN = 0.3

/** No raise doubles a pay. */
const MOST_RAISED = 2

export function withRaise(facts: readonly Fact[], { text, snapshot, minded }: Hearing): Fact[] {
  const { income, profile } = snapshot
  if (!RAISED.test(text) || WISHED.test(text) || asksFor(text)) return [...facts]
  const reading = readMessage(hideForeign(text))
  const [amount, another] = reading.amounts.filter(isMoneyLike)
  if (!amount || another) return [...facts]
  const isTheirs = isAnothersPay(earnerBefore(reading, amount) ?? '')
  const own = minded?.numbers.find((number) => overlaps(number, amount))?.own ?? 1
  // 'My brother got a raise to 66k', 'mine starts in March': the pay of today stays what it is.
  if (NOT_YET.test(text) || (!isTheirs && own < NOT_OWN)) return facts.filter(({ change }) => !isPay(change))
  if (income.length < 2) return [...facts]
  if (facts.some(({ change, decision }) => decision === 'save' && isPay(change))) return [...facts]
  const month = Math.round(yearlyPay(reading, amount) / 12)
  const [row, second] = income.filter(
    (one) => isAnothersPay(one.source) === isTheirs && month > one.amount && month < one.amount * MOST_RAISED,
  )
  // Of several that may have risen the user says which.
  if (!row || second) return [...facts]
  const asFact = (change: Change): Fact => ({
    change,
    decision: 'save',
    quote: text.trim(),
    span: { start: 0, end: text.length },
  })
  const before = sumMoney(income.map((one) => one.amount))
  const isInStep = Math.abs(before * 12 - (profile.income ?? 0)) <= CLOSE
  const value = Math.round(((before - row.amount + month) * 12) / CLOSE) * CLOSE
  return [
    ...facts.filter(({ change }) => !isMadeOf(change, reading, amount)),
    asFact({ kind: 'income', id: row.id, name: row.source, amount: month }),
    ...(isInStep ? [asFact({ kind: 'profile', field: 'income', value })] : []),
  ]
}
