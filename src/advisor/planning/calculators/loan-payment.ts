import { z } from '#contract/zod.ts'
import { text } from '#advisor/grounding/pieces.ts'
import { defineCalculator } from '#advisor/planning/calculator.ts'
import { amount, months, rate } from '#advisor/planning/input-fields.ts'
import { amortizeLoan, loanPayment as findPayment } from '#finance/loan.ts'
import { subtractMoney, sumMoney } from '#finance/money.ts'
import { loanTable } from './loan-table.ts'

export const loanPayment = defineCalculator({
  name: 'loan_payment',
  description:
    'The equal monthly payment of a fixed-rate loan or mortgage, its total interest and its month table. A price with a down payment gives the loan.',
  input: z.object({
    principal: amount,
    rate,
    months,
    downPayment: z._default(amount, 0),
    /** Taxes, insurance and the like, a month. */
    costs: z._default(amount, 0),
  }),
  formula: 'the equal payment that clears the loan in its term, interest on what is still owed included',
  assumptions: ['the rate is fixed', 'interest is counted monthly'],
  compute(input, sheet) {
    const price = sheet.money('principal', input.downPayment > 0 ? 'Price' : 'Loan', input.principal)
    const down = input.downPayment > 0 ? sheet.money('downPayment', 'Down payment', input.downPayment) : null
    const interestRate = sheet.percent('rate', 'Interest a year', input.rate)
    const term = sheet.months('months', 'Term', input.months)
    const principal = Math.max(0, subtractMoney(input.principal, input.downPayment))
    const loan = down
      ? sheet.sum('loan', 'Loan', principal, 'price minus down payment', [price, down])
      : price
    const terms = { principal, rate: input.rate, months: input.months }
    const paid = amortizeLoan(terms)
    const from = [loan, interestRate, term]
    const payment = sheet.sum(
      'payment',
      'Monthly payment',
      findPayment(terms),
      'the equal payment that clears the loan in its term',
      from,
    )
    const interest = sheet.sum(
      'total_interest',
      'Total interest',
      paid.totalInterest,
      'all payments minus the loan',
      [payment, loan, term],
    )
    const total = sheet.sum('total_paid', 'Paid in all', paid.totalPaid, 'all payments added up', [
      payment,
      term,
    ])
    const costs = input.costs > 0 ? sheet.money('costs', 'Taxes and insurance a month', input.costs) : null
    const whole = costs
      ? sheet.sum(
          'payment_with_costs',
          'With taxes and insurance',
          sumMoney([findPayment(terms), input.costs]),
          'payment plus monthly costs',
          [payment, costs],
        )
      : null
    return {
      answer: [
        text`The payment is ${payment} a month for ${term}; interest comes to ${interest} in all.`,
        ...(whole ? [text`With taxes and insurance it is ${whole} a month.`] : []),
      ],
      lines: [
        ...(down ? [text`Loan after a down payment of ${down}: ${loan}`] : []),
        text`Monthly payment: ${payment}`,
        text`Total interest: ${interest}`,
        text`Paid in all: ${total}`,
        ...(whole ? [text`With taxes and insurance: ${whole} a month`] : []),
      ],
      cards: [loanTable('The loan, month by month', paid.schedule)],
    }
  },
})
