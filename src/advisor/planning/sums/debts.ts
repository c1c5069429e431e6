import { text } from '#advisor/grounding/pieces.ts'
import { payOffLoan } from '#finance/loan-payoff.ts'
import { loanTable } from '#advisor/planning/calculators/loan-table.ts'
import { defineSum } from '#advisor/planning/sum.ts'
import { balance, debtRate, payment } from './inputs.ts'

export const payoffTime = defineSum({
  name: 'payoff-time',
  about: 'When one debt is gone at a fixed monthly payment, and what it costs.',
  inputs: { balance, rate: debtRate, payment },
  results: ['months', 'interest', 'paid', 'last', 'firstInterest'],
  formula: 'each month interest is added first, then the payment is taken off, until nothing is owed',
  assumptions: ['nothing new is borrowed', 'the last, smaller payment counts as a month'],
  compute(input, sheet) {
    const owed = sheet.money('balance', 'Balance', input.balance)
    const rate = sheet.percent('rate', 'Interest a year', input.rate)
    const paying = sheet.money('payment', 'Payment a month', input.payment)
    const payoff = payOffLoan({ principal: input.balance, rate: input.rate, payment: input.payment })
    if (!payoff.paysOff) {
      const cost = sheet.sum(
        'firstInterest',
        'Interest in the first month',
        payoff.monthlyInterest,
        'balance times a twelfth of the rate',
        [owed, rate],
      )
      return {
        answer: [
          text`At ${paying} a month it never goes away: the interest alone is ${cost} a month, so it takes more than that to make a dent.`,
        ],
        lines: [text`Interest in the first month: ${cost}`, text`Payment: ${paying}`],
      }
    }
    const months = sheet.time('months', 'Months', payoff.months, 'payments until nothing is owed')
    const interest = sheet.sum(
      'interest',
      'Total interest',
      payoff.totalInterest,
      'interest of every month added up',
    )
    const paid = sheet.sum('paid', 'Paid in all', payoff.totalPaid, 'balance plus interest', [owed, interest])
    const last = sheet.sum('last', 'Last payment', payoff.lastPayment, 'what is left in the last month')
    return {
      answer: [
        text`${sheet.spell(months)} at ${paying} a month, and it will cost you ${interest} in interest on the way.`,
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
