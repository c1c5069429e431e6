import { z } from '#contract/zod.ts'
import { text } from '#advisor/grounding/pieces.ts'
import { defineCalculator } from '#advisor/planning/calculator.ts'
import { amount, rate } from '#advisor/planning/input-fields.ts'
import { payOffLoan } from '#finance/loan-payoff.ts'
import { loanTable } from './loan-table.ts'

export const payoffTime = defineCalculator({
  name: 'payoff_time',
  description: 'How long one debt takes at a fixed monthly payment, and what it costs.',
  input: z.object({ balance: amount, rate, payment: amount }),
  formula: 'each month interest is added first, then the payment is taken off, until nothing is owed',
  assumptions: ['nothing new is borrowed', 'the last, smaller payment counts as a month'],
  compute(input, sheet) {
    const balance = sheet.money('balance', 'Balance', input.balance)
    const interestRate = sheet.percent('rate', 'Interest a year', input.rate)
    const payment = sheet.money('payment', 'Payment a month', input.payment)
    const payoff = payOffLoan({ principal: input.balance, rate: input.rate, payment: input.payment })
    if (!payoff.paysOff) {
      const cost = sheet.sum(
        'monthly_interest',
        'Interest in the first month',
        payoff.monthlyInterest,
        'balance times the monthly share of the rate',
        [balance, interestRate],
      )
      return {
        answer: [
          text`At ${payment} a month this never pays off: the interest alone is ${cost} a month. Pay more than that to make it shrink.`,
        ],
        lines: [text`Interest in the first month: ${cost}`, text`Payment: ${payment}`],
      }
    }
    const months = sheet.time('months', 'Months', payoff.months, 'payments until nothing is owed')
    const interest = sheet.sum(
      'total_interest',
      'Total interest',
      payoff.totalInterest,
      'interest of every month added up',
    )
    const paid = sheet.sum('total_paid', 'Paid in all', payoff.totalPaid, 'balance plus interest', [
      balance,
      interest,
    ])
    const last = sheet.sum(
      'last_payment',
      'Last payment',
      payoff.lastPayment,
      'what is left in the last month',
    )
    return {
      answer: [
        text`At ${payment} a month ${balance} is paid off in ${sheet.spell(months)}, with ${interest} of interest.`,
      ],
      lines: [
        text`Paid off in: ${sheet.spell(months)}`,
        text`Total interest: ${interest}`,
        text`Paid in all: ${paid}`,
        text`Last payment: ${last}`,
      ],
      cards: [loanTable('Month by month', payoff.schedule)],
    }
  },
})
