import { z } from '#contract/zod.ts'
import { riskTolerances } from '#contract/profile.ts'
import { text } from '#advisor/grounding/pieces.ts'
import { byRule } from '#advisor/grounding/figures.ts'
import { defineCalculator } from '#advisor/planning/calculator.ts'
import { age, amount } from '#advisor/planning/input-fields.ts'
import { DEFAULT_PATHS, RETURN_ASSUMPTIONS, simulateRetirement, wholeChance } from '#finance/monte-carlo.ts'
import { monthsToRetirement } from '#finance/retirement.ts'

export const retirementOdds = defineCalculator({
  name: 'retirement_odds',
  description:
    'Retirement savings under many chance returns: a poor, a middling and a good outcome, and the chance of reaching a goal. Slow; only when chances or ranges are asked for.',
  input: z.object({
    age,
    retirementAge: age,
    savings: amount,
    monthly: amount,
    risk: z._default(z.enum(riskTolerances), 'medium'),
    goal: z.optional(amount),
  }),
  formula: 'many futures with returns drawn by chance around the planning return, sorted from poor to good',
  assumptions: [
    'returns vary from month to month',
    'results are in today’s dollars',
    'the same question gives the same answer',
  ],
  compute(input, sheet) {
    const now = sheet.number('age', 'Age now', 'age', input.age)
    const then = sheet.number('retirementAge', 'Age at retirement', 'age', input.retirementAge)
    const start = sheet.money('savings', 'Retirement savings', input.savings)
    const adding = sheet.money('monthly', 'Added each month', input.monthly)
    const assumption = RETURN_ASSUMPTIONS[input.risk]
    const mean = sheet.percent('return', 'Return after inflation', assumption.realReturn)
    const spread = sheet.percent('volatility', 'Ups and downs of a year', assumption.volatility)
    const result = simulateRetirement({
      savings: input.savings,
      monthlyContribution: input.monthly,
      months: monthsToRetirement(input.age, input.retirementAge),
      assumption,
      target: input.goal,
    })
    const count = sheet.fixed(
      'Futures drawn',
      'count',
      DEFAULT_PATHS,
      byRule('Simulation', 'how many futures are drawn'),
    )
    const from = [start, adding, mean, spread, now, then]
    const poor = sheet.sum('p10', 'Poor outcome', result.atRetirement.p10, 'most futures end higher', from)
    const middle = sheet.sum(
      'p50',
      'Middling outcome',
      result.atRetirement.p50,
      'as many futures end higher as lower',
      from,
    )
    const good = sheet.sum('p90', 'Good outcome', result.atRetirement.p90, 'few futures end higher', from)
    const goal = input.goal === undefined ? null : sheet.money('goal', 'Retirement goal', input.goal)
    const chance =
      goal && result.chanceOfTarget !== null
        ? sheet.share(
            'chance',
            'Chance of the goal',
            wholeChance(result.chanceOfTarget),
            'share of the futures that reach it',
            [goal],
          )
        : null
    return {
      answer: [
        text`At ${then}: ${poor} if markets go badly, ${middle} in the middle, ${good} if they go well.`,
        ...(chance && goal ? [text`The chance of ${goal} or more is ${chance}.`] : []),
      ],
      lines: [
        text`Poor outcome: ${poor}`,
        text`Middling outcome: ${middle}`,
        text`Good outcome: ${good}`,
        ...(chance && goal ? [text`Chance of reaching ${goal}: ${chance}`] : []),
        text`Futures drawn: ${count}`,
      ],
      cards: [
        {
          kind: 'series',
          title: 'Range of outcomes by age',
          formula: 'Many futures with returns drawn by chance, sorted',
          open: '/profile',
          unit: 'money',
          step: 'age',
          from: Math.round(input.age),
          lines: [
            { label: 'Poor', points: result.bands.map((band) => band.p10) },
            { label: 'Middling', points: result.bands.map((band) => band.p50) },
            { label: 'Good', points: result.bands.map((band) => band.p90) },
          ],
        },
      ],
    }
  },
})
