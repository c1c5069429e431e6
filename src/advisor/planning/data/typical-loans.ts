import type { LiabilityCategory } from '#finance/balance-sheet.ts'

export type LoanKind = 'card' | 'car' | 'mortgage' | 'student' | 'personal'

export interface TypicalLoan {
  kind: LoanKind
  category: LiabilityCategory
  words: RegExp
  rate: number
  /** Null for a card, which has no term. */
  months: number | null
  label: string
}

/** What a lender usually asks for, where the user has not said. */
export const typicalLoans: readonly TypicalLoan[] = [
  {
    kind: 'card',
    category: 'Credit Cards',
    words: /\b(?:cards?|visa|master ?card|amex|discover|plastic)\b/i,
    rate: 22,
    months: null,
    label: 'a credit card',
  },
  {
    kind: 'car',
    category: 'Auto Loans',
    words: /\b(?:car|auto|truck|vehicle|motorcycle|suv|van)s?\b/i,
    rate: 7,
    months: 60,
    label: 'a car loan',
  },
  {
    kind: 'mortgage',
    category: 'Mortgage',
    words: /\b(?:mort?gages?|home|house|condo|townhouse|duplex|place)\b/i,
    rate: 6.5,
    months: 360,
    label: 'a mortgage',
  },
  {
    kind: 'student',
    category: 'Student Loans',
    words: /\b(?:student|college|school|university|tuition|grad)\b/i,
    rate: 6.5,
    months: 120,
    label: 'a student loan',
  },
  {
    kind: 'personal',
    category: 'Personal Loans',
    words: /\bpersonal\b/i,
    rate: 12,
    months: 36,
    label: 'a personal loan',
  },
]
