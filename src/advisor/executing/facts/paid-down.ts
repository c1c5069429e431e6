/** 'I paid 1,200 off the Visa' leaves so much less owed on it. */
import type { Hearing } from '#advisor/advisor.ts'
import type { Fact } from '#advisor/facts.ts'
import { findRow, isWritten } from '#advisor/understanding/names/rows.ts'
import { type Amount, isMoneyLike, type Reading } from '#advisor/understanding/reading/reading.ts'
import { toCents } from '#finance/money.ts'
import { isFrom } from './same-thing.ts'

/** Said of oneself, of what is done. */
const PAID = new RegExp(
  String.raw`(?:^(?:(?:and|also|oh|ok|then)\s+)*|\b(?:i|we|ive|weve|(?:i|we)['’]ve|just|already|finally)\b[^,;.!?]*\b)` +
    String.raw`(?:paid|payed|put|threw|sent|knocked)\s+\S*$`,
  'i',
)
/** '1,200 off the', '500 toward my' */
const TOWARDS =
  /^\S*\s*(?:dollars |bucks |extra |more )?(?:off|down on|on|onto|toward|towards|against|to|into)\s+(?:(?:of|the|my|our|that|this)\s+)*/i
/** 'I put 200 on the card', 'I paid 200 on the Visa for groceries': that much more is owed. */
const CHARGED = /\b(?:put|threw)\s+\S*$/i
const BOUGHT = /\bfor\b/i
/** What goes on month after month, is tried out, or was long ago takes nothing off what is owed today. */
const ONGOING = new RegExp(
  String.raw`\b(?:every|each|per|a|last|this) (?:mo|month|week|year|paycheck)\b|\bmonthly\b|\bif\b|\bwould\b|\?|` +
    String.raw`\blast (?:summer|fall|winter|spring)\b|\bago\b|\bused to\b|\bso far\b`,
  'i',
)

export function withPayments(facts: readonly Fact[], reading: Reading, hearing: Hearing): Fact[] {
  const { text } = reading
  const { liabilities } = hearing.snapshot
  const amounts = reading.amounts.filter(isMoneyLike)
  const [amount] = amounts
  if (!amount || amounts.length > 1 || !PAID.test(text.slice(0, amount.start))) return [...facts]
  if (ONGOING.test(sentenceOf(reading, amount))) return [...facts]
  const others = facts.filter((fact) => !isFrom(fact, amount, reading))
  const debt = debtAfter(amount, text, liabilities)
  if (debt && isOpen(amount, text)) return others
  if (!debt) return [...facts]
  const left = Math.max(0, debt.amount - toCents(amount.value))
  const change = {
    kind: 'liability' as const,
    id: debt.id,
    name: debt.name,
    category: debt.category,
    amount: left,
  }
  const span = { start: amount.start, end: amount.end }
  return [...others, { change, decision: 'save', quote: hearing.text.trim(), span }]
}

/** Paid or bought with: either way it is not what is owed. */
const isOpen = (amount: Amount, text: string) =>
  /^\S*\s*(?:dollars |bucks |extra |more )?on/i.test(text.slice(amount.end)) &&
  (CHARGED.test(text.slice(0, amount.start)) || BOUGHT.test(text.slice(amount.end)))

/** The one debt whose name follows. */
function debtAfter(amount: Amount, text: string, liabilities: Hearing['snapshot']['liabilities']) {
  const after = text.slice(amount.end)
  const towards = TOWARDS.exec(after)
  if (!towards) return undefined
  const words = after.slice(towards[0].length).split(/[,;.!?]/)[0] ?? ''
  const named = liabilities.filter(({ name }) => isWritten(name, words))
  if (named.length > 0) return named.length === 1 ? named[0] : undefined
  // 'Paid 500 on it', 'on the card': the only one there is, or the only one of its kind.
  const [thing = ''] = words.trim().split(/\s+(?:last|this|today|yesterday|already|now|so|and)\b/i)
  if (/^it$/i.test(thing)) return liabilities.length === 1 ? liabilities[0] : undefined
  return findRow(liabilities, thing) ?? undefined
}

function sentenceOf({ text, tokens, sentences }: Reading, { sentence }: Amount): string {
  const { first = 0, next = tokens.length } = sentences[sentence] ?? {}
  return text.slice(tokens[first]?.start ?? 0, tokens[next - 1]?.end ?? text.length)
}
