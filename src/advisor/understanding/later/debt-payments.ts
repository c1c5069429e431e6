import type { Fact } from '#advisor/facts.ts'
import type { Snapshot } from '#advisor/snapshot.ts'
import type { Found } from '#advisor/understanding/amount-facts.ts'
import { ASK } from '#advisor/understanding/certainty.ts'
import type { Judged } from '#advisor/understanding/classify.ts'
import { monthlyCost } from '#advisor/understanding/money/flows.ts'
import { nameOf, thingsNamed } from './focus.ts'
import { thingsIn } from '#advisor/understanding/names/categories.ts'
import { isMoneyLike, periodOf, type Reading } from '#advisor/understanding/reading/reading.ts'
import { isOther as isPerson } from '#advisor/understanding/people.ts'
import { findRow, isOneThing } from '#advisor/understanding/names/rows.ts'

/** Words of a message that goes on about what was said before. */
const SHORT = 14
/** So sure that what was said before does not matter. */
const SURE = 0.9

const paying =
  /\b(?:payments?|pays?|paying|pull|pulls|takes?|drafts?|sends?|sending|installments?|minimum|autopay|debits?)\b/i
const ofIt = /\b(?:it|its|it's|them|they|em|that|on that one|payments?|minimum|installments?)\b/i
/** 'I pay 200 a month' and nothing else. */
const onlyPaid = new RegExp(
  String.raw`^\W*(?:(?:and|so|i|we|i'?m|currently|usually|only|just|been) )*(?:pay|paying|send|sending)` +
    String.raw`(?: (?:about|around|like|maybe))? \S+ (?:\S+ )?(?:month|mo)\W*$`,
  'i',
)
/** Thought of, not paid, so that it is asked about: 'I could send them 300', 'I'd be paying 300 if I refinanced'. */
const supposed =
  /\b(?:if|would|i'd|we'd|they'd|it'd|could|should|might|wish|want|wants|wanna|instead|suppose|imagine)\b/i
/** 'It pays my brother 200': the thing earns. */
const earning = /\b(?:it|that|this|which|one) (?:also |even |still )?pays?\b/i
const rhythms: ReadonlySet<string | null> = new Set(['month', 'week', 'two-weeks', 'half-month'])

/**
 * 'I owe PennyMac 288,600.' 'The payment to them is 1,935 a month': a regular amount right after a debt, with no other
 * subject, is what is paid on it.
 */
export function readDebtPayment(
  reading: Reading,
  focus: readonly Fact[],
  judged: readonly Judged[],
  snapshot: Snapshot,
): Found | null {
  const debt = focus[0]?.change
  const [amount, another] = reading.amounts.filter(isMoneyLike)
  if (debt?.kind !== 'liability' || !amount || another || reading.tokens.length > SHORT) return null
  if (!rhythms.has(periodOf(reading, amount))) return null
  if (earning.test(reading.text) || isOthers(reading, debt.name)) return null
  const isMonthly = /^monthly\b/i.test(reading.text)
  const isOfIt = paying.test(reading.text) && ofIt.test(reading.text)
  if (!isMonthly && !isOfIt && !onlyPaid.test(reading.text)) return null
  const { role, certainty = 0 } = judged.find((one) => one.amount === amount) ?? {}
  if (certainty < ASK || (role !== 'expenseItem' && certainty >= SURE)) return null
  const own = thingsIn(nameOf(debt))
  const isOther = thingsNamed(reading.tokens).some(
    (thing) =>
      thing !== 'debt' &&
      thing !== 'personalLoan' &&
      !own.some((one) => one === thing || isOneThing(one, thing)),
  )
  const { length } = focus.filter(({ change }) => change.kind === 'liability' && change.id !== debt.id)
  // Of several debts 'it' may be any.
  if (isOther || (length > 0 && !/\b(?:it|it's|them|they)\b/i.test(reading.text))) return null
  const name = /\bpayment\b/i.test(debt.name) ? debt.name : `${debt.name} payment`
  const rows = snapshot.expenses.map(({ id, category }) => ({ id, name: category }))
  const change = {
    kind: 'expense',
    id: findRow(rows, name)?.id ?? null,
    name,
    amount: monthlyCost(reading, amount),
  } as const
  return { change, amount, certainty: supposed.test(reading.text) ? ASK : 1 }
}

/** 'My mom pays 300 on it'; whom the money is owed to, and 'they' or 'him' for them, may be named. */
const isOthers = ({ tokens }: Reading, debt: string) =>
  tokens.some(
    ({ word }) =>
      isPerson(word) &&
      !/^(?:they|them|their|theirs|they're|he|him|his|she|her|hers|he's|she's)$/.test(word) &&
      !debt.toLowerCase().includes(word.replace(/'s$/, '')),
  )
