import { z } from '#contract/zod.ts'
import { text } from '#advisor/grounding/pieces.ts'
import { defineCalculator } from '#advisor/planning/calculator.ts'
import { amount, months, rate } from '#advisor/planning/input-fields.ts'
import { compareLoans } from '#finance/loan-comparison.ts'
import { subtractMoney } from '#finance/money.ts'

export const loanComparison = defineCalculator({
  name: 'loan_comparison',
  description:
    'The same sum borrowed on different terms or rates, side by side: payment and total interest of each.',
  input: z.object({ principal: amount, offers: z.array(z.object({ rate, months })).check(z.minLength(2)) }),
  formula: 'the equal payment of each loan, and all its payments minus what was borrowed',
  assumptions: ['rates are fixed'],
  compute({ principal, offers }, sheet) {
    const loan = sheet.money('principal', 'Loan', principal)
    const { offers: costs } = compareLoans(
      offers.map((offer, at) => ({ ...offer, principal, name: String(at) })),
    )
    const rows = offers.map((offer, at) => {
      const cost = costs[at] ?? { payment: 0, totalInterest: 0 }
      const term = sheet.months('offers', 'Term', offer.months)
      const interestRate = sheet.percent('offers', 'Interest a year', offer.rate)
      return {
        offer,
        cost,
        term,
        interestRate,
        payment: sheet.sum(
          `payment_${at}`,
          'Monthly payment',
          cost.payment,
          'the equal payment that clears the loan in its term',
          [loan, interestRate, term],
        ),
        interest: sheet.sum(
          `interest_${at}`,
          'Total interest',
          cost.totalInterest,
          'all payments minus the loan',
          [loan, interestRate, term],
        ),
      }
    })
    const [first, second] = rows
    if (!first || !second) return { answer: [], lines: [] }
    const difference = subtractMoney(first.cost.totalInterest, second.cost.totalInterest)
    const saved = sheet.sum(
      'interest_difference',
      'Difference in interest',
      Math.abs(difference),
      'interest of one loan minus the other',
      [first.interest, second.interest],
    )
    const cheaper = difference > 0 ? second : first
    return {
      answer: [
        text`${first.term} at ${first.interestRate}: ${first.payment} a month, ${first.interest} interest. ${second.term} at ${second.interestRate}: ${second.payment}, ${second.interest}.`,
        text`The cheaper one saves ${saved}.`,
      ],
      lines: [
        ...rows.map(
          (row) =>
            text`${row.term} at ${row.interestRate}: ${row.payment} a month, ${row.interest} of interest in all`,
        ),
        text`${cheaper.term} at ${cheaper.interestRate} costs ${saved} less interest`,
      ],
      cards: [
        {
          kind: 'table',
          title: 'Side by side',
          formula: 'The equal payment of each loan, and all its payments minus what was borrowed',
          open: null,
          columns: [
            { label: 'Months', unit: 'count' },
            { label: 'Rate', unit: 'percent' },
            { label: 'Payment', unit: 'money' },
            { label: 'Total interest', unit: 'money' },
          ],
          rows: rows.map(({ offer, cost }) => [offer.months, offer.rate, cost.payment, cost.totalInterest]),
        },
      ],
    }
  },
})
