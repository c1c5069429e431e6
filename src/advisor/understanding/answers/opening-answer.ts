/** 'Like 5,400 a month probably? rent is 2150 of that', to what was asked: the amount a message begins with answers it. */
import type { Hearing } from '#advisor/advisor.ts'
import type { Found } from '#advisor/understanding/amount-facts.ts'
import { type Amount, isMoneyLike, type Reading } from '#advisor/understanding/reading/reading.ts'
import { type Role, roles } from '#advisor/understanding/roles.ts'
import { type Expected, expectedOf } from './asked.ts'
import { ownWords } from './bare-answers.ts'
import { bareChange } from './bare-change.ts'

/** What is asked for as one amount. What somebody earns may be told by the hour and by two. */
const totals: ReadonlySet<Expected['role']> = new Set(['expenseTotal', 'savings', 'debtTotal'])

/** Words of somebody who is about to name a figure. */
const HEDGE =
  /^(?:prob|idk|dunno|usually|normally|typically|spend|spending|somewhere|between|everything|included?)$/
/** Fewer dollars are an age, a count or thousands. */
const LEAST = 100
const SURE = 0.5
/** 'We spend maybe 5,400 a month' names no one cost. */
const SPENT = /^\W*(?:\w+ ){0,3}(?:spend|spending)\b/i

interface Opening {
  found: Found
  /** Where the clause that answers ends. */
  end: number
}

/** How likely the judge takes an amount for this, after the message before it. */
const taken = ({ weighed }: Reading, { start }: Amount, role: Role) =>
  weighed?.after.get(start)?.[roles.indexOf(role)] ?? 0

export function openingAnswer(
  reading: Reading,
  { dialogue, snapshot, text }: Pick<Hearing, 'dialogue' | 'snapshot' | 'text'>,
): Opening | null {
  const [expected, another] = expectedOf(dialogue)
  const [amount, next] = reading.amounts
  if (!expected || another || !totals.has(expected.role) || !amount || !isMoneyLike(amount)) return null
  const isMoney = amount.currency || amount.scaled || amount.formatted || amount.value >= LEAST
  if (!isMoney) return null
  const idle = (first: number, upTo: number) =>
    ownWords(reading, { first, next: upTo }).every((word) => HEDGE.test(word))
  const sentence = reading.sentences[amount.sentence]
  const close = reading.tokens.findIndex(
    ({ text: sign }, at) => at >= amount.next && /^[,;:.?!(]$/.test(sign),
  )
  const until = Math.min(close < 0 ? reading.tokens.length : close, sentence?.next ?? reading.tokens.length)
  // '5400 rent is 2150 of that': what leads to the next amount is of that one.
  const leadsOn = next !== undefined && next.first < until
  const isAlone = idle(amount.next, until)
  if (!idle(0, amount.first) || !(leadsOn || isAlone)) return null
  if (taken(reading, amount, 'expenseItem') >= (isAlone && SPENT.test(text) ? 1 : SURE)) return null
  const end = reading.tokens[until]?.end ?? reading.text.length
  // A bare answer is read as one.
  if (!/[a-z]{3}/i.test(reading.text.slice(end))) return null
  const change = bareChange(reading, amount, expected, snapshot, [amount])
  return change && { found: { change, amount, certainty: 1 }, end }
}
