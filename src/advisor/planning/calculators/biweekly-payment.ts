import { z } from '#contract/zod.ts'
import { text } from '#advisor/grounding/pieces.ts'
import { defineCalculator } from '#advisor/planning/calculator.ts'
import { amount, months, rate } from '#advisor/planning/input-fields.ts'
import { payBiweekly } from '#finance/loan-comparison.ts'

export const biweeklyPayment = defineCalculator({
  name: 'biweekly_payment',
  description: 'A loan paid by half payments every other week instead of once a month.',
  input: z.object({ principal: amount, rate, months }),
  formula: 'a split monthly payment every other week adds up to an extra monthly payment a year',
  assumptions: ['the lender counts each half payment when it arrives'],
  compute(input, sheet) {
    sheet.money('principal', 'Loan', input.principal)
    sheet.percent('rate', 'Interest a year', input.rate)
    sheet.months('months', 'Term', input.months)
    const result = payBiweekly(input)
    const payment = sheet.sum(
      'payment',
      'Payment every other week',
      result.payment,
      'the monthly payment, split',
    )
    if (!result.paysOff) {
      const cost = sheet.sum(
        'interest',
        'Interest up to the first payment',
        result.interest,
        'the loan times the share of the rate up to the first payment',
      )
      return {
        answer: [
          text`Payments of ${payment} every other week never pay this off: the interest up to the first alone is ${cost}.`,
        ],
        lines: [text`Every other week: ${payment}`, text`Interest up to the first payment: ${cost}`],
      }
    }
    const months = sheet.time(
      'months_taken',
      'Paid off in',
      result.months,
      'half payments until nothing is owed, in months',
    )
    const sooner = sheet.time('months_saved', 'Sooner by', result.monthsSaved, 'term minus the time it takes')
    const saved = sheet.sum(
      'interest_saved',
      'Interest saved',
      result.interestSaved,
      'interest with monthly payments minus interest with half payments',
    )
    return {
      answer: [
        text`Paying ${payment} every other week, the loan is gone in ${sheet.spell(months)}, ${sooner} sooner, and saves ${saved} of interest.`,
      ],
      lines: [
        text`Every other week: ${payment}`,
        text`Paid off in: ${sheet.spell(months)}`,
        text`Sooner by: ${sooner}`,
        text`Interest saved: ${saved}`,
      ],
    }
  },
})
