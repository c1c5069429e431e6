import { z } from '#contract/zod.ts'
import { text } from '#advisor/grounding/pieces.ts'
import { defineCalculator } from '#advisor/planning/calculator.ts'
import { rate } from '#advisor/planning/input-fields.ts'
import { doublingYears, doublingYearsByRuleOf72 } from '#finance/interest.ts'

export const doublingTime = defineCalculator({
  name: 'doubling_time',
  description: 'In how many years money doubles at a yearly rate, exactly and by the rule of 72.',
  input: z.object({ rate }),
  formula:
    'the years in which growth upon growth doubles a sum; the rule of 72 divides by the rate in percent',
  assumptions: ['interest is added yearly'],
  compute(input, sheet) {
    const earned = sheet.percent('rate', 'Rate a year', input.rate)
    const exact = doublingYears(input.rate)
    const thumb = doublingYearsByRuleOf72(input.rate)
    if (exact === null || thumb === null)
      return { answer: [text`At ${earned} it does not grow, so it never doubles.`], lines: [] }
    const years = sheet.years('years', 'Doubles in', exact, 'growth upon growth until it is twice as much')
    const quick = sheet.years('rule_of_72', 'By the rule of 72', thumb, 'the rule of 72 divided by the rate')
    return {
      answer: [text`At ${earned} a year money doubles in about ${years}; the rule of 72 says ${quick}.`],
      lines: [text`Exactly: ${years}`, text`By the rule of 72: ${quick}`],
    }
  },
})
