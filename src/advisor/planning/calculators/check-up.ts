import { z } from '#contract/zod.ts'
import { riskTolerances } from '#contract/profile.ts'
import { text } from '#advisor/grounding/pieces.ts'
import { defineCalculator } from '#advisor/planning/calculator.ts'
import { age, amount, debt } from '#advisor/planning/input-fields.ts'
import { checkHealth } from '#finance/health.ts'
import { writeStep } from './check-up-steps.ts'

export const checkUp = defineCalculator({
  name: 'check_up',
  description:
    'A financial check-up: the next three steps for a person, ranked, with the figures behind each. Anything may be left out.',
  input: z.object({
    monthlyIncome: z.nullish(amount),
    monthlyExpenses: z.nullish(amount),
    cash: z.nullish(amount),
    assets: z.nullish(z.readonly(z.array(z.object({ value: amount })))),
    debts: z.nullish(z.readonly(z.array(debt))),
    netWorth: z.nullish(z.number()),
    goals: z.nullish(z.array(z.object({ name: z.string(), currentAmount: amount, targetAmount: amount }))),
    age: z.nullish(age),
    riskTolerance: z.nullish(z.enum(riskTolerances)),
    retirementAge: z.nullish(age),
    retirementSavings: z.nullish(amount),
    retirementContribution: z.nullish(amount),
    retirementGoal: z.nullish(amount),
  }),
  formula:
    'first stop losses, then a small cash cushion, costly debt, a larger cushion, the savings rate, retirement and goals, in this order',
  assumptions: ['debt payments are part of your expenses'],
  compute(snapshot, sheet) {
    const report = checkHealth(snapshot)
    const steps = report.steps.map((step) => writeStep(step, sheet))
    const { savingsRate, monthsCovered, netWorth } = report.figures
    const lines = [
      ...(savingsRate === null
        ? []
        : [
            text`Savings rate: ${sheet.share('savings_rate', 'Savings rate', savingsRate, 'what is left as a share of income')}`,
          ]),
      ...(monthsCovered === null
        ? []
        : [
            text`Savings cover ${sheet.time('months_covered', 'Months covered', monthsCovered, 'savings divided by monthly expenses')} of expenses`,
          ]),
      ...(netWorth === null
        ? []
        : [text`Net worth: ${sheet.sum('net_worth', 'Net worth', netWorth, 'assets minus liabilities')}`]),
    ]
    if (steps.length === 0)
      return { answer: [text`Your finances look sound: nothing presses. Keep going as you are.`], lines }
    const [first, ...rest] = steps
    return {
      answer: [
        text`First: ${first?.title ?? ''}. ${first?.reason ?? ''}`,
        ...rest.map((step) => text`Then: ${step.title}.`),
      ],
      lines: [...steps.map((step) => text`${step.title}. ${step.reason}`), ...lines],
      cards: [
        {
          kind: 'plan',
          title: 'Your next steps',
          formula: 'The most pressing first',
          open: '/profile',
          steps,
        },
      ],
    }
  },
})
