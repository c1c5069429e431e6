import { z } from '#contract/zod.ts'
import { text } from '#advisor/grounding/pieces.ts'
import { defineCalculator } from '#advisor/planning/calculator.ts'
import { rate } from '#advisor/planning/input-fields.ts'
import { realReturn as findRealReturn } from '#finance/interest.ts'

export const realReturn = defineCalculator({
  name: 'real_return',
  description: 'The return after inflation.',
  input: z.object({ rate, inflation: rate }),
  formula: 'growth of money divided by growth of prices',
  assumptions: [],
  compute(input, sheet) {
    const nominal = sheet.percent('rate', 'Return a year', input.rate)
    const prices = sheet.percent('inflation', 'Inflation a year', input.inflation)
    const real = sheet.exactShare(
      'real_return',
      'Return after inflation',
      findRealReturn(input.rate, input.inflation),
      'growth of money divided by growth of prices',
    )
    return {
      answer: [text`${nominal} a year with ${prices} inflation is a real return of ${real}.`],
      lines: [text`Return after inflation: ${real}`],
    }
  },
})
