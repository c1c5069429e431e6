import { z } from '#contract/zod.ts'
import { text } from '#advisor/grounding/pieces.ts'
import { defineCalculator } from '#advisor/planning/calculator.ts'
import { amount, months, rate } from '#advisor/planning/input-fields.ts'
import { amortizeLoan, loanPayment } from '#finance/loan.ts'
import { loanTable } from './loan-table.ts'

export const paymentToClear = defineCalculator({
  name: 'payment_to_clear',
  description: 'The equal monthly payment that clears a debt in a number of months.',
  input: z.object({ balance: amount, rate, months }),
  formula: 'the equal payment that covers each month’s interest and brings the balance to zero in time',
  assumptions: ['nothing new is borrowed'],
  compute(input, sheet) {
    const balance = sheet.money('balance', 'Balance', input.balance)
    const interestRate = sheet.percent('rate', 'Interest a year', input.rate)
    const time = sheet.months('months', 'Time', input.months)
    const terms = { principal: input.balance, rate: input.rate, months: input.months }
    const paid = amortizeLoan(terms)
    const payment = sheet.sum(
      'payment',
      'Payment a month',
      loanPayment(terms),
      'the equal payment that clears the balance in time',
      [balance, interestRate, time],
    )
    const interest = sheet.sum(
      'total_interest',
      'Total interest',
      paid.totalInterest,
      'all payments minus the balance',
      [payment, time, balance],
    )
    const total = sheet.sum('total_paid', 'Paid in all', paid.totalPaid, 'all payments added up', [
      payment,
      time,
    ])
    return {
      answer: [text`Pay ${payment} a month to clear ${balance} in ${time}; interest comes to ${interest}.`],
      lines: [
        text`Payment: ${payment} a month`,
        text`Total interest: ${interest}`,
        text`Paid in all: ${total}`,
      ],
      cards: [loanTable('Month by month', paid.schedule)],
    }
  },
})
