import { z } from '#contract/zod.ts'
import { text } from '#advisor/grounding/pieces.ts'
import { defineCalculator } from '#advisor/planning/calculator.ts'
import { amount, months, rate } from '#advisor/planning/input-fields.ts'
import { ASSUMED_INFLATION, futureCost, todaysDollars } from '#finance/inflation.ts'

export const inflation = defineCalculator({
  name: 'inflation',
  description: 'What an amount of today will cost later, and what an amount of then would buy today.',
  input: z.object({
    amount,
    months,
    inflation: z._default(rate, ASSUMED_INFLATION),
    direction: z._default(z.enum(['later', 'today']), 'later'),
  }),
  formula: 'prices rise by the same share every year, each year upon the last',
  assumptions: ['inflation is the same every year'],
  compute(input, sheet) {
    const size = sheet.money('amount', 'Amount', input.amount)
    const prices = sheet.percent('inflation', 'Inflation a year', input.inflation)
    const time = sheet.months('months', 'Time', input.months)
    const years = input.months / 12
    const later = sheet.sum(
      'future_cost',
      'Costs then',
      futureCost(input.amount, years, input.inflation),
      'the amount raised by inflation every year',
    )
    const today = sheet.sum(
      'todays_dollars',
      'Worth in today’s dollars',
      todaysDollars(input.amount, years, input.inflation),
      'the amount with inflation taken off every year',
    )
    const first = text`What costs ${size} today will cost ${later} in ${time} at ${prices} inflation.`
    const second = text`${size} in ${time} will buy what ${today} buys today, at ${prices} inflation.`
    return {
      answer: input.direction === 'later' ? [first] : [second],
      lines: [text`${size} of today costs then: ${later}`, text`${size} of then is worth today: ${today}`],
    }
  },
})
