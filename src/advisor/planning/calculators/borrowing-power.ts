import { z } from '#contract/zod.ts'
import { text } from '#advisor/grounding/pieces.ts'
import { defineCalculator } from '#advisor/planning/calculator.ts'
import { amount, months, rate } from '#advisor/planning/input-fields.ts'
import { maxPrincipal } from '#finance/loan.ts'
import { subtractMoney, sumMoney } from '#finance/money.ts'

export const borrowingPower = defineCalculator({
  name: 'borrowing_power',
  description: 'The largest loan that a monthly payment clears in a term.',
  input: z.object({ payment: amount, rate, months, downPayment: z._default(amount, 0) }),
  formula: 'what the payments of the term are worth today at the loan’s rate',
  assumptions: ['the rate is fixed'],
  compute(input, sheet) {
    const payment = sheet.money('payment', 'Payment a month', input.payment)
    const interestRate = sheet.percent('rate', 'Interest a year', input.rate)
    const term = sheet.months('months', 'Term', input.months)
    const principal = maxPrincipal(input)
    const loan = sheet.sum(
      'loan',
      'Largest loan',
      principal,
      'the loan that the payment clears in the term',
      [payment, interestRate, term],
    )
    const interest = sheet.sum(
      'total_interest',
      'Total interest',
      Math.max(0, subtractMoney(input.payment * Math.round(input.months), principal)),
      'all payments minus the loan',
      [payment, term, loan],
    )
    const price =
      input.downPayment > 0
        ? sheet.sum('price', 'Price', sumMoney([principal, input.downPayment]), 'loan plus down payment', [
            loan,
            sheet.money('downPayment', 'Down payment', input.downPayment),
          ])
        : null
    return {
      answer: [
        text`${payment} a month carries a loan of ${loan} over ${term} at ${interestRate}.`,
        ...(price ? [text`With your down payment that is a price of ${price}.`] : []),
      ],
      lines: [
        text`Largest loan: ${loan}`,
        text`Total interest: ${interest}`,
        ...(price ? [text`Price with the down payment: ${price}`] : []),
      ],
    }
  },
})
