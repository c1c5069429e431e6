import { z } from '#contract/zod.ts'
import { text } from '#advisor/grounding/pieces.ts'
import { defineCalculator } from '#advisor/planning/calculator.ts'
import { nameOf } from '#advisor/planning/compose.ts'
import { amount } from '#advisor/planning/input-fields.ts'
import { goalProgress as findProgress, goalRemaining } from '#finance/goal.ts'

export const goalProgress = defineCalculator({
  name: 'goal_progress',
  description: 'How far goals have come: percent reached and what is still missing.',
  input: z.object({
    goals: z
      .array(z.object({ name: z.string(), currentAmount: amount, targetAmount: amount }))
      .check(z.minLength(1)),
  }),
  formula: 'what is there as a share of the target',
  assumptions: [],
  compute({ goals }, sheet) {
    const rows = goals.map((goal, at) => {
      const source = { kind: 'rule', name: goal.name, text: 'A goal' } as const
      const have = sheet.row('There already', goal.currentAmount, source)
      const target = sheet.row('Target', goal.targetAmount, source)
      return {
        name: goal.name,
        have,
        target,
        share: sheet.share(
          `progress_${at}`,
          'Reached',
          findProgress(goal),
          'what is there as a share of the target',
          [have, target],
        ),
        rest: sheet.sum(
          `remaining_${at}`,
          'Still missing',
          goalRemaining(goal),
          'target minus what is there',
          [target, have],
        ),
      }
    })
    return {
      answer: rows
        .slice(0, 2)
        .map(
          (row) =>
            text`${nameOf(row.name)} is ${row.share} there: ${row.have} of ${row.target}, ${row.rest} to go.`,
        ),
      lines: rows.map(
        (row) => text`${nameOf(row.name)}: ${row.have} of ${row.target}, ${row.share}, ${row.rest} to go`,
      ),
      cards: [
        {
          kind: 'table',
          title: 'Your goals',
          formula: 'What is there as a share of the target',
          open: '/budget',
          columns: [
            { label: 'Goal', unit: 'text' },
            { label: 'There', unit: 'money' },
            { label: 'Target', unit: 'money' },
            { label: 'Reached', unit: 'percent' },
          ],
          rows: goals.map((goal) => [
            goal.name,
            goal.currentAmount,
            goal.targetAmount,
            Math.round(findProgress(goal) * 10) / 10,
          ]),
        },
      ],
    }
  },
})
