/** What can be said of a loan beside what its sum has told: the parts of a payment, and what it costs in all. */
import type { RecordedFigure, SumRecord } from '#advisor/figures/sum-record.ts'
import { monthlyInterest } from '#finance/interest.ts'
import { amortizeLoan, loanPayment } from '#finance/loan.ts'
import { formatMoney, formatPercent, subtractMoney } from '#finance/money.ts'
import { isLending } from '#advisor/executing/inherit.ts'

interface Loan {
  principal: number
  rate: number
  months: number
}

interface Part {
  label: string
  formula: string
  /** Without it the term must be known. */
  isOfMonth?: boolean
  value: (loan: Loan) => number
}

const firstInterest = ({ principal, rate }: Loan) => monthlyInterest(principal, rate)

const parts: Readonly<Record<string, Part>> = {
  interest: {
    label: 'Interest in all',
    formula: 'all payments of the loan minus what is borrowed',
    value: (loan) => amortizeLoan(loan).totalInterest,
  },
  total: {
    label: 'Paid in all',
    formula: 'all payments of the loan',
    value: (loan) => amortizeLoan(loan).totalPaid,
  },
  firstInterest: {
    label: 'Interest in the first month',
    formula: 'what is owed times a twelfth of the rate',
    isOfMonth: true,
    value: firstInterest,
  },
  firstPrincipal: {
    label: 'Paid off with the first payment',
    formula: 'the payment of the loan minus its interest',
    value: (loan) => subtractMoney(loanPayment(loan), firstInterest(loan)),
  },
}

/** A part of the loan by its name, where the sum itself did not give it. */
export function loanPart({ kind, inputs, results }: SumRecord, name: string): RecordedFigure | null {
  const part = parts[name]
  const owed = results['loan'] ?? inputs['principal'] ?? inputs['balance']
  const { rate, months } = inputs
  if (!isLending(kind) || !part || !owed || !rate || (!months && !part.isOfMonth)) return null
  const value = part.value({ principal: owed.value, rate: rate.value, months: months?.value ?? 1 })
  const shown = [
    { label: owed.label, text: formatMoney(owed.value, { decimals: 'auto' }) },
    { label: rate.label, text: formatPercent(rate.value, 2) },
  ]
  return {
    label: part.label,
    unit: 'money',
    value,
    source: { kind: 'formula', formula: part.formula, inputs: shown },
  }
}

const OF_FIRST =
  /\bfirst (?:mortgage |loan |house |car |monthly |month'?s? )?(?:payment|month|one|bill|check)\b/i
const PAID_OFF =
  /\bprincip(?:al|le)\b|\bequity\b|\bpaid (?:off|down)\b|\bgoes (?:to|toward|towards) (?:the )?(?:loan|balance)\b/i

/** 'How much of the first payment is principal': which part of it is asked for. */
export const firstPayment = (text: string): 'firstPrincipal' | 'firstInterest' | null => {
  if (/\bfirst\b/i.test(text) && /inte?rest/i.test(text)) return 'firstInterest'
  return OF_FIRST.test(text) && PAID_OFF.test(text) ? 'firstPrincipal' : null
}
