import { z } from '#contract/zod.ts'
import { text } from '#advisor/grounding/pieces.ts'
import { defineCalculator } from '#advisor/planning/calculator.ts'
import { amount, months, rate } from '#advisor/planning/input-fields.ts'
import { goalRemaining, monthlySavingForGoal } from '#finance/goal.ts'
import { multiplyMoney, subtractMoney } from '#finance/money.ts'

export const goalPayment = defineCalculator({
  name: 'goal_payment',
  description: 'What must be saved each month to reach a target in a number of months.',
  input: z.object({ target: amount, current: z._default(amount, 0), months, rate: z._default(rate, 0) }),
  formula:
    'the smallest equal amount at each month’s end that, with what is there and all interest, covers the target in time',
  assumptions: ['contributions go in at the end of each month'],
  compute(input, sheet) {
    const target = sheet.money('target', 'Target', input.target)
    const have = sheet.money('current', 'There already', input.current)
    const time = sheet.months('months', 'Time', input.months)
    const earned = input.rate > 0 ? sheet.percent('rate', 'Interest a year', input.rate) : null
    const goal = { currentAmount: input.current, targetAmount: input.target }
    const rest = sheet.sum('remaining', 'Still missing', goalRemaining(goal), 'target minus what is there', [
      target,
      have,
    ])
    const needed = monthlySavingForGoal(goal, input.months, input.rate)
    if (needed === null) {
      return {
        answer: [text`No month is left for it: ${rest} is missing today.`],
        lines: [text`Still missing: ${rest}`],
      }
    }
    const monthly = sheet.sum(
      'monthly',
      'To save each month',
      needed,
      'the equal amount that reaches the target in time',
    )
    if (needed === 0) {
      return {
        answer: [text`Nothing more: ${have} reaches ${target} in ${time} by itself, so ${monthly} a month.`],
        lines: [text`To save each month: ${monthly}`, text`Still missing today: ${rest}`],
      }
    }
    const paid = multiplyMoney(needed, Math.round(input.months))
    const total = sheet.sum('paid_in', 'Paid in', paid, 'monthly amount times the months', [monthly, time])
    const interest = sheet.sum(
      'interest',
      'Interest earned',
      Math.max(0, subtractMoney(goalRemaining(goal), paid)),
      'what is missing minus what you pay in',
      [rest, total],
    )
    return {
      answer: [
        text`Save ${monthly} a month to reach ${target} in ${time}${earned ? text` at ${earned}` : ''}.`,
      ],
      lines: [
        text`To save each month: ${monthly}`,
        text`Still missing today: ${rest}`,
        text`Paid in over the time: ${total}`,
        ...(earned ? [text`Interest earned: about ${interest}`] : []),
      ],
    }
  },
})
