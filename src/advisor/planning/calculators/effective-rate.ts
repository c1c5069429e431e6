import { z } from '#contract/zod.ts'
import { text } from '#advisor/grounding/pieces.ts'
import { defineCalculator } from '#advisor/planning/calculator.ts'
import { rate } from '#advisor/planning/input-fields.ts'
import { effectiveAnnualRate } from '#finance/interest.ts'

export const effectiveRate = defineCalculator({
  name: 'effective_rate',
  description: 'The APY that a yearly rate comes to when it is compounded several times a year.',
  input: z.object({ rate, compoundingsPerYear: z._default(z.number(), 12) }),
  formula: 'the rate of each period, with interest on interest over a year',
  assumptions: [],
  compute(input, sheet) {
    const nominal = sheet.percent('rate', 'Rate a year', input.rate)
    const times = sheet.number('compoundingsPerYear', 'Times a year', 'count', input.compoundingsPerYear)
    const apy = sheet.exactShare(
      'apy',
      'APY',
      effectiveAnnualRate(input.rate, input.compoundingsPerYear),
      'growth of a year with interest on interest',
    )
    return {
      answer: [text`${nominal} compounded ${times} times a year comes to an APY of ${apy}.`],
      lines: [text`APY: ${apy}`],
    }
  },
})
