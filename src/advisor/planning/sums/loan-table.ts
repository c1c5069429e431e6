import type { TableCard } from '#contract/cards.ts'
import type { LoanMonth } from '#finance/loan-payoff.ts'

const LONGEST_TABLE = 480

/** Every payment of a loan, to the cent. */
export function loanTable(title: string, schedule: readonly LoanMonth[]): TableCard {
  return {
    kind: 'table',
    title,
    formula: 'Interest on the opening balance first; the rest of the payment takes the balance down',
    open: '/balance-sheet',
    columns: [
      { label: 'Month', unit: 'count' },
      { label: 'Payment', unit: 'money' },
      { label: 'Interest', unit: 'money' },
      { label: 'Principal', unit: 'money' },
      { label: 'Left', unit: 'money' },
    ],
    rows: schedule
      .slice(0, LONGEST_TABLE)
      .map(({ month, payment, interest, principal, balance }) => [
        month,
        payment,
        interest,
        principal,
        balance,
      ]),
  }
}
