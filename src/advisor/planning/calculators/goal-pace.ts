import { z } from '#contract/zod.ts'
import { text } from '#advisor/grounding/pieces.ts'
import { defineCalculator } from '#advisor/planning/calculator.ts'
import { amount, months, rate } from '#advisor/planning/input-fields.ts'
import { goalPace as findPace } from '#finance/goal.ts'

export const goalPace = defineCalculator({
  name: 'goal_pace',
  description: 'Whether saving as now reaches a goal by its deadline, and what is missing.',
  input: z.object({
    target: amount,
    current: z._default(amount, 0),
    monthly: amount,
    months,
    rate: z._default(rate, 0),
  }),
  formula: 'what is there with everything added and its interest by the deadline, against the target',
  assumptions: ['contributions go in at the end of each month'],
  compute(input, sheet) {
    const target = sheet.money('target', 'Target', input.target)
    const have = sheet.money('current', 'There already', input.current)
    const adding = sheet.money('monthly', 'Added each month', input.monthly)
    const time = sheet.months('months', 'Time left', input.months)
    if (input.rate > 0) sheet.percent('rate', 'Interest a year', input.rate)
    const pace = findPace(
      { currentAmount: input.current, targetAmount: input.target },
      { monthly: input.monthly, rate: input.rate },
      input.months,
    )
    const projected = sheet.sum(
      'projected',
      'There by then',
      pace.projected,
      'savings and contributions with their interest',
    )
    const short = sheet.sum('shortfall', 'Short by', pace.shortfall, 'target minus what is there by then', [
      target,
      projected,
    ])
    const more =
      pace.extraMonthly === null
        ? null
        : sheet.sum(
            'extra_monthly',
            'More each month',
            pace.extraMonthly,
            'what it takes a month minus what you add',
            [adding],
          )
    const needed =
      pace.neededMonthly === null
        ? null
        : sheet.sum(
            'needed_monthly',
            'Needed each month',
            pace.neededMonthly,
            'the equal amount that reaches the target in time',
            [target, have, time],
          )
    return {
      answer: [
        pace.onPace
          ? text`Yes: at ${adding} a month you have ${projected} in ${time}, enough for ${target}.`
          : text`Not yet: at ${adding} a month you have ${projected} in ${time}, ${short} short.${more ? text` It takes ${more} more a month.` : ''}`,
      ],
      lines: [
        text`There by then: ${projected}`,
        text`Short of ${target}: ${short}`,
        ...(needed ? [text`Needed each month: ${needed}`] : []),
        ...(more ? [text`More than now: ${more} a month`] : []),
      ],
    }
  },
})
