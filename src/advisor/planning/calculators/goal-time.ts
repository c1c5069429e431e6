import { z } from '#contract/zod.ts'
import { text } from '#advisor/grounding/pieces.ts'
import { defineCalculator } from '#advisor/planning/calculator.ts'
import { amount, rate } from '#advisor/planning/input-fields.ts'
import { goalRemaining, monthsToGoal } from '#finance/goal.ts'

export const goalTime = defineCalculator({
  name: 'goal_time',
  description: 'Whole months until a goal is reached at a monthly amount, with interest and without.',
  input: z.object({
    target: amount,
    current: z._default(amount, 0),
    monthly: amount,
    rate: z._default(rate, 0),
  }),
  formula:
    'the first month in which what you have, with everything added and its interest, covers the target',
  assumptions: [
    'contributions go in at the end of each month',
    'the month in which the target is reached counts',
  ],
  compute(input, sheet) {
    const target = sheet.money('target', 'Target', input.target)
    const have = sheet.money('current', 'There already', input.current)
    const adding = sheet.money('monthly', 'Added each month', input.monthly)
    const goal = { currentAmount: input.current, targetAmount: input.target }
    const rest = sheet.sum('remaining', 'Still missing', goalRemaining(goal), 'target minus what is there', [
      target,
      have,
    ])
    const plain = monthsToGoal(goal, { monthly: input.monthly })
    const withInterest = monthsToGoal(goal, { monthly: input.monthly, rate: input.rate })
    const earned = input.rate > 0 ? sheet.percent('rate', 'Interest a year', input.rate) : null
    if (plain.reaches && plain.months === 0) {
      const now = sheet.time('months', 'Months', 0, 'the target is covered already')
      return {
        answer: [text`You are there already: ${have} covers the target of ${target}, so ${now} to go.`],
        lines: [text`Still missing: ${rest}`],
      }
    }
    const without = plain.reaches
      ? sheet.time(
          'months_without_interest',
          'Without interest',
          plain.months,
          'what is missing divided by the monthly amount, rounded up',
          [rest, adding],
        )
      : null
    const including =
      earned && withInterest.reaches
        ? sheet.time(
            'months_with_interest',
            'With interest',
            withInterest.months,
            'the first month in which balance and interest cover the target',
          )
        : null
    const best = including ?? without
    if (!best) {
      return {
        answer: [text`At ${adding} a month the target of ${target} is not reached in a lifetime.`],
        lines: [text`Still missing: ${rest}`],
      }
    }
    return {
      answer: [
        including && earned
          ? text`You reach ${target} in ${including} with ${earned} interest${without ? text`, and in ${without} without` : ''}.`
          : text`You reach ${target} in ${sheet.spell(best)} at ${adding} a month.`,
      ],
      lines: [
        text`Still missing: ${rest}`,
        ...(including ? [text`With interest: ${sheet.spell(including)}`] : []),
        ...(without ? [text`Without interest: ${sheet.spell(without)}`] : []),
      ],
    }
  },
})
