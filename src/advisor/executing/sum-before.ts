/** Which earlier sum a message goes on from. */
import type { SumRecord } from '#advisor/figures/sum-record.ts'
import { type Action, endsOf, type Minded, startOf } from '#advisor/minding/minded.ts'
import type { SaidNumber } from '#advisor/reading/said-number.ts'
import { isMadeWith } from './named-sums.ts'

interface Talk {
  text: string
  sums: readonly SumRecord[]
  /** A sure reading says itself what it goes on from. */
  isSure?: boolean
  minded?: Pick<Minded, 'numbers'>
}

/** A message that says little goes on from the last sum of its kind. */
export const FEW_WORDS = 14

export function sumBefore(
  { sums, text, isSure = false, minded }: Talk,
  { from, intent, per, inputs }: Action,
): SumRecord | null {
  // What units settled stands by itself.
  if (per !== undefined) return null
  const pointed = from === null ? undefined : sums.find(({ id }) => id === from)
  const last = sums.at(-1)
  if (pointed) return byItsTerm(pointed, inputs, sums, minded?.numbers ?? []) ?? pointed
  if (last?.missing !== undefined && last.kind === intent) return last
  if (isSure) return null
  const isShort = text.split(/\s+/).length <= FEW_WORDS
  const same = isShort ? sums.slice(-3).findLast((other) => other.kind === intent) : undefined
  const goesOn = isShort && last && continued[intent]?.includes(last.kind) ? last : undefined
  return same ?? goesOn ?? (BACK.test(text) ? (last ?? null) : null)
}

/** 'All in on the 30 year', after one over 15: the loan that has the time which the message says and uses for nothing. */
function byItsTerm(
  pointed: SumRecord,
  inputs: Action['inputs'],
  sums: readonly SumRecord[],
  numbers: readonly SaidNumber[],
): SumRecord | undefined {
  const used = new Set(inputs.flatMap(({ value }) => endsOf(value)).map(startOf))
  const term = numbers.find(({ kind, start }) => kind === 'months' && !used.has(start))
  if (!term || isMadeWith(pointed, term)) return undefined
  return sums.findLast((one) => one.kind === pointed.kind && !one.missing && isMadeWith(one, term))
}

const ofOneLoan = ['loan-payment', 'house-payment', 'rollover', 'remaining-balance', 'biweekly-payment']

/** Sums that a few words go on from, though they are of another kind: 'and if i add 500 a month'. */
const continued: Readonly<Record<string, readonly string[]>> = {
  'extra-payment': ['payoff-time', ...ofOneLoan],
  'remaining-balance': ofOneLoan,
  'biweekly-payment': ofOneLoan,
  points: ofOneLoan,
}

/** Words that speak of what was computed before; 'that 1,180' speaks of the amount. */
const BACK = /\b(?:(?:that|those|this)(?! \$?\d)|same|instead|still|it|then)\b/i
