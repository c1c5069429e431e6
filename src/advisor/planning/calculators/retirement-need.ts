import { z } from '#contract/zod.ts'
import { text } from '#advisor/grounding/pieces.ts'
import { defineCalculator } from '#advisor/planning/calculator.ts'
import { age, amount, rate } from '#advisor/planning/input-fields.ts'
import { monthsToRetirement, retirementGap } from '#finance/retirement.ts'

export const retirementNeed = defineCalculator({
  name: 'retirement_need',
  description:
    'What must be saved each month to have a nest egg at retirement, and what is missing at the present pace.',
  input: z.object({
    age,
    retirementAge: age,
    savings: amount,
    monthly: z._default(amount, 0),
    rate,
    goal: amount,
  }),
  formula:
    'the equal amount at each month’s end that, with today’s savings and all growth, reaches the nest egg',
  assumptions: ['the return is the same every year', 'contributions go in at the end of each month'],
  compute(input, sheet) {
    sheet.number('age', 'Age now', 'age', input.age)
    const then = sheet.number('retirementAge', 'Age at retirement', 'age', input.retirementAge)
    sheet.money('savings', 'Retirement savings', input.savings)
    const goal = sheet.money('goal', 'Nest egg wanted', input.goal)
    const earned = sheet.percent('rate', 'Return a year', input.rate)
    const adding = input.monthly > 0 ? sheet.money('monthly', 'Added each month', input.monthly) : null
    const months = monthsToRetirement(input.age, input.retirementAge)
    const gap = retirementGap(
      { savings: input.savings, monthlyContribution: input.monthly, months },
      input.rate,
      input.goal,
    )
    const projected = sheet.sum(
      'projected',
      'At the present pace',
      gap.projected,
      'savings and contributions with their growth',
    )
    const missing = sheet.sum('gap', 'Short by', gap.gap, 'nest egg minus what the present pace gives', [
      goal,
      projected,
    ])
    if (gap.requiredMonthly === null)
      return {
        answer: [text`Retirement is now, and ${missing} is missing to ${goal}.`],
        lines: [text`Short by: ${missing}`],
      }
    const needed = sheet.sum(
      'required_monthly',
      'To save each month',
      gap.requiredMonthly,
      'the equal amount that reaches the nest egg in time',
    )
    const more = sheet.sum(
      'extra_monthly',
      'More than now',
      gap.extraMonthly ?? 0,
      'needed amount minus what you add',
    )
    return {
      answer: [
        text`Save ${needed} a month to have ${goal} at ${then}, at ${earned} a year.`,
        ...(adding ? [text`That is ${more} more than the ${adding} you add now.`] : []),
      ],
      lines: [
        text`To save each month: ${needed}`,
        text`At the present pace: ${projected}, short by ${missing}`,
        ...(adding ? [text`More than now: ${more} a month`] : []),
      ],
    }
  },
})
