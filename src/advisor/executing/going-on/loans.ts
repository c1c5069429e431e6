/** What a few words make of the loan that was worked out last. */
import type { RecordedFigure, SumRecord } from '#advisor/figures/sum-record.ts'
import type { Action, Minded } from '#advisor/minding/minded.ts'
import { findRows } from '#advisor/planning/data/find-row.ts'
import type { SaidNumber } from '#advisor/reading/said-number.ts'
import type { Snapshot } from '#advisor/snapshot.ts'
import { bare } from '#advisor/executing/bare-action.ts'
import { isLending } from '#advisor/executing/inherit.ts'
import { figureOf, newestOf } from '#advisor/executing/of-sum.ts'
import type { Talk } from '#advisor/executing/talk.ts'
import { firstPayment, loanPart } from '#advisor/executing/acts/loan-parts.ts'

const CORRECTS =
  /^\W*(?:no|nope|nah|wait|sorry|oops|actually|my bad|correction|scratch that|hold on|i (?:said|meant?)|that'?s (?:wrong|not right))\b/i
const HIGHEST = 60

/** So many sums back a loan is still spoken of. */
const RECENT = 3

/** The sum that goes on from the last one; null where the words say nothing of it. */
export function followLoan({ text, minded, sums, snapshot }: Talk): Action | null {
  const last = sums.at(-1)
  if (!last || last.missing !== undefined || !isLending(last.kind)) return null
  // What is paid today is what a refinance replaces, whatever was asked of the new loan since.
  const replaced = sums
    .slice(-RECENT)
    .findLast(({ inputs, missing }) => inputs['newRate'] && missing === undefined)
  return (
    correctedRate(text, minded, replaced ?? last, snapshot) ??
    oldPayment(text, minded, last) ??
    partOfLoan(text, minded, last)
  )
}

/** 'No, the mortgage is at 3.4%': the sum of that loan again, with the rate that is right. */
function correctedRate(
  text: string,
  { numbers }: Minded,
  last: SumRecord,
  { liabilities }: Snapshot,
): Action | null {
  const [number, ...more] = numbers
  if (!CORRECTS.test(text) || !number || more.length > 0) return null
  const isRate = number.kind === 'percent' || (number.kind === 'number' && number.what === 'rate')
  if (!isRate || number.value > HIGHEST || !last.inputs['rate']) return null
  const named = findRows(text, liabilities, ({ name }) => name)
  const owed = new Set(['principal', 'balance', 'owed'].map((name) => last.inputs[name]?.value))
  const isOfSum = named.some(({ id, amount }) => last.rows?.debt === id || owed.has(amount))
  if (named.length > 0 && !isOfSum) return null
  const slot = last.inputs['newRate'] && /\bnew\b/i.test(text) ? 'newRate' : 'rate'
  return { ...bare(last.kind), from: last.id, inputs: [{ slot, value: { kind: 'number', number } }] }
}

const KEPT = new RegExp(
  String.raw`\b(?:keep|keeping|kept|still|stick|sticking|stay|continue)\b[^.?!]{0,24}` +
    String.raw`\b(?:(?:old|same|current|present|existing|original) payments?|paying (?:the same|what))\b`,
  'i',
)

const STILL_PAYING =
  /\b(?:keep|keeping|kept|still|continued?|stayed?)\b[^.?!]{0,16}\bpay(?:ing)?\b[^.?!\d]{0,8}$/i

/** 'If we kept paying the 1,474': the old payment by its number, cents aside. */
const isOldPayment = (text: string, { start, value }: SaidNumber, old: RecordedFigure | undefined) =>
  old !== undefined &&
  STILL_PAYING.test(text.slice(0, start).replace(/\$$/, '')) &&
  Math.abs(value * 100 - old.value) <= 100

/** 'Keep the old payment instead', after a refinance: how much sooner the new loan is gone. */
function oldPayment(
  text: string,
  { numbers }: Minded,
  { kind, id, results, inputs: given }: SumRecord,
): Action | null {
  const [number, ...more] = numbers
  const isKept = number
    ? more.length === 0 && isOldPayment(text, number, results['oldPayment'] ?? given['payment'])
    : KEPT.test(text)
  if (kind !== 'refinance' || !isKept || !results['saved']) return null
  const figures = {
    balance: 'principal',
    rate: 'newRate',
    payment: results['oldPayment'] ? 'oldPayment' : 'payment',
  }
  const inputs = Object.entries(figures).map(([slot, name]) => ({
    slot,
    value: { kind: 'figure', sum: id, name } as const,
  }))
  return { ...bare('payoff-time'), inputs }
}

/** A part of the payment that is asked for by its name. */
function partOfLoan(text: string, { numbers }: Minded, last: SumRecord): Action | null {
  const wanted = numbers.length === 0 ? firstPayment(text) : null
  if (wanted === null) return null
  const isThere = last.results[wanted] !== undefined || loanPart(last, wanted) !== null
  return isThere ? { ...bare('part'), about: [last.id], wanted } : null
}

const IN_ALL = /\b(?:totals?|altogether|all together|all in|in all|all told|cost)\b/i
const DOWN =
  /\b(?:counting|including|with|plus|and|incl\.?|w|adding)(?: in)?(?: the| my| our)? (?:\w+ )?down(?: ?payment)?\b/i

/** 'So total for the civic counting the down': all payments, and what was paid before them. */
export function withDown({ text, minded: { numbers }, sums }: Talk): Action | null {
  const loan = newestOf(sums, 'loan-payment')
  if (!loan?.results['total'] || numbers.length > 0 || !IN_ALL.test(text) || !DOWN.test(text)) return null
  if (!loan.inputs['down'] && !loan.results['down']) return null
  const parts = ['total', 'down'].map((name) => ({ slot: 'parts', value: figureOf(loan, name) }))
  return { ...bare('sum-of'), inputs: parts }
}
