import { z } from '#contract/zod.ts'
import { text } from '#advisor/grounding/pieces.ts'
import { defineCalculator } from '#advisor/planning/calculator.ts'
import { amount, months, rate } from '#advisor/planning/input-fields.ts'
import { presentValue as findPresentValue } from '#finance/growth.ts'
import { subtractMoney } from '#finance/money.ts'

export const presentValue = defineCalculator({
  name: 'present_value',
  description: 'The single sum that must be put away today to have an amount later.',
  input: z.object({ target: amount, rate, months, compoundingsPerYear: z._default(z.number(), 1) }),
  formula: 'the later amount, divided by what a dollar grows to by then',
  assumptions: ['nothing is added later', 'the rate stays the same'],
  compute(input, sheet) {
    const target = sheet.money('target', 'Wanted', input.target)
    const earned = sheet.percent('rate', 'Rate a year', input.rate)
    const time = sheet.months('months', 'Time', input.months)
    const needed = findPresentValue(input.target, input.rate, input.months / 12, input.compoundingsPerYear)
    const today = sheet.sum(
      'present_value',
      'To put away today',
      needed,
      'the amount divided by what a dollar grows to',
    )
    const growth = sheet.sum(
      'growth',
      'Growth',
      subtractMoney(input.target, needed),
      'wanted minus put away',
      [target, today],
    )
    return {
      answer: [text`Put away ${today} today: at ${earned} it becomes ${target} in ${time}.`],
      lines: [text`To put away today: ${today}`, text`Growth until then: ${growth}`],
    }
  },
})
