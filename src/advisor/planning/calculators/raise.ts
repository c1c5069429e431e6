import { z } from '#contract/zod.ts'
import { text } from '#advisor/grounding/pieces.ts'
import { defineCalculator } from '#advisor/planning/calculator.ts'
import { amount, rate } from '#advisor/planning/input-fields.ts'
import { roundCents, subtractMoney } from '#finance/money.ts'
import { applyRaise } from '#finance/pay.ts'

export const raise = defineCalculator({
  name: 'raise',
  description: 'Yearly pay after a raise or cut in percent.',
  input: z.object({ salary: amount, percent: rate }),
  formula: 'pay plus its share of the raise',
  assumptions: ['before tax'],
  compute({ salary, percent }, sheet) {
    const pay = sheet.money('salary', 'Pay a year', salary)
    const change = sheet.percent('percent', percent < 0 ? 'Cut' : 'Raise', Math.abs(percent))
    const after = applyRaise(salary, percent)
    const next = sheet.sum(
      'new_pay',
      'New pay a year',
      after,
      percent < 0 ? 'pay minus the cut' : 'pay plus the raise',
    )
    const more = sheet.sum(
      'change_a_year',
      'Difference a year',
      Math.abs(subtractMoney(after, salary)),
      'new pay against old pay',
      [next, pay],
    )
    const month = sheet.sum(
      'change_a_month',
      'Difference a month',
      roundCents(Math.abs(subtractMoney(after, salary)) / 12),
      'the year’s difference, spread over its months',
      [more],
    )
    const word = percent < 0 ? 'less' : 'more'
    return {
      answer: [text`With ${change} ${word} you earn ${next} a year: ${more} ${word}, or ${month} a month.`],
      lines: [text`New pay: ${next} a year`, text`Difference: ${more} a year, ${month} a month`],
    }
  },
})
