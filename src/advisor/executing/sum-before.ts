/** Which earlier sum a message goes on from. */
import type { SumRecord } from '#advisor/figures/sum-record.ts'
import { type Action, type Minded } from '#advisor/minding/minded.ts'

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
  { sums, text, isSure = false }: Talk,
  { from, intent, per }: Action,
): SumRecord | null {
  // What units settled stands by itself.
  if (per !== undefined) return null
  const pointed = from === null ? undefined : sums.find(({ id }) => id === from)
  const last = sums.at(-1)
  if (pointed) return pointed
  if (last?.missing !== undefined && last.kind === intent) return last
  if (isSure) return null
  const isShort = text.split(/\s+/).length <= FEW_WORDS
  const same = isShort ? sums.slice(-3).findLast((other) => other.kind === intent) : undefined
  const goesOn = isShort && last && continued[intent]?.includes(last.kind) ? last : undefined
  return same ?? goesOn ?? (BACK.test(text) ? (last ?? null) : null)
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
