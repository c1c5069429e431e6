import { z } from '#contract/zod.ts'
import { text } from '#advisor/grounding/pieces.ts'
import { defineCalculator } from '#advisor/planning/calculator.ts'
import { amount, months, rate } from '#advisor/planning/input-fields.ts'
import { loanPayment, remainingBalance as findBalance } from '#finance/loan.ts'
import { subtractMoney } from '#finance/money.ts'

export const remainingBalance = defineCalculator({
  name: 'remaining_balance',
  description: 'What is still owed on a loan after a number of regular payments.',
  input: z.object({ principal: amount, rate, months, made: months }),
  formula: 'the loan is run month by month for the payments made',
  assumptions: ['every payment was made as agreed'],
  compute(input, sheet) {
    const loan = sheet.money('principal', 'Loan', input.principal)
    const interestRate = sheet.percent('rate', 'Interest a year', input.rate)
    const term = sheet.months('months', 'Term', input.months)
    const made = sheet.months('made', 'Payments made', input.made)
    const left = findBalance(input, input.made)
    const balance = sheet.sum('balance', 'Still owed', left, 'the balance after the payments made')
    const payment = sheet.sum(
      'payment',
      'Monthly payment',
      loanPayment(input),
      'the equal payment that clears the loan in its term',
      [loan, interestRate, term],
    )
    const paid = sheet.sum(
      'principal_paid',
      'Paid off',
      subtractMoney(input.principal, left),
      'loan minus what is still owed',
      [loan, balance],
    )
    return {
      answer: [text`After ${made} of payments you still owe ${balance}; ${paid} of the ${loan} is paid off.`],
      lines: [text`Still owed: ${balance}`, text`Paid off: ${paid}`, text`Monthly payment: ${payment}`],
    }
  },
})
