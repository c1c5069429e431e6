import type { Liability } from '#contract/balance-sheet.ts'
import type { LiabilityCategory } from '#finance/balance-sheet.ts'
import { findRow } from './find-row.ts'

const categoryWords: [LiabilityCategory, RegExp][] = [
  ['Credit Cards', /\b(?:cards?|visa|master ?card|amex|discover|plastic)\b/],
  ['Auto Loans', /\b(?:car|auto|truck|vehicle|motorcycle|suv|van)\b/],
  ['Mortgage', /\b(?:mortgage|home loan|house (?:loan|payment))\b/],
  ['Student Loans', /\b(?:student|college|school|university|tuition)\b/],
  ['Medical Debt', /\b(?:medical|hospital|dental|dentist|doctor)\b/],
  ['Personal Loans', /\bpersonal\b/],
]
const anyDebt =
  /\b(?:my|the|this|that|our) (?:\w+ ){0,2}(?:debt|loan|balance|card|mortgage)\b|balance sheet|\bpay (?:it|this|that) off\b|\bi owe\b/

/** The debt that a question is about: by name, by kind, or the only one there is. */
export function findDebt(text: string, gist: string, debts: readonly Liability[]): Liability | null {
  const open = debts.filter((debt) => debt.amount > 0)
  const named = findRow(text, open, (debt) => debt.name)
  if (named) return named
  for (const [category, words] of categoryWords) {
    if (!words.test(gist)) continue
    const alike = open.filter((debt) => debt.category === category)
    if (alike.length === 1) return alike[0] ?? null
    if (alike.length > 1) return null
    // A car loan is asked about, but only a mortgage is stored.
    if (category !== 'Credit Cards' || open.every((debt) => debt.category !== 'Other Debt')) return null
  }
  return open.length === 1 && anyDebt.test(gist) ? (open[0] ?? null) : null
}
