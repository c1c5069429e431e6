import type { Figure } from '#contract/figures.ts'
import { byRule } from '#advisor/grounding/figures.ts'
import { text, type Text } from '#advisor/grounding/pieces.ts'
import { monthlyExpenses } from '#advisor/planning/data/totals.ts'
import { defineSum, type Household } from '#advisor/planning/sum.ts'
import { DEFAULT_PATHS, RETURN_ASSUMPTIONS, simulateRetirement, wholeChance } from '#finance/monte-carlo.ts'
import { monthsToRetirement, neededNestEgg } from '#finance/retirement.ts'
import { assumed } from './inputs.ts'
import { age, money, stopAge, wantedNestEgg } from './money-inputs.ts'
import { retirementMoney, retirementMonthly } from './retirement.ts'

/** The stored goal, else what carries today's expenses. */
function goalOf(household: Household) {
  const expenses = monthlyExpenses(household.snapshot)
  const carried = expenses && neededNestEgg(expenses.value * 12)
  return (
    wantedNestEgg(household) ??
    (carried === null
      ? null
      : assumed(carried, 'Nest egg', 'what carries your expenses of today by the 4% rule'))
  )
}

function sayChance(chance: Figure, goal: Figure, then: Figure): Text {
  if (chance.value < 1) return text`Hardly any: about ${chance} of the futures get to ${goal} by ${then}.`
  if (chance.value > 99)
    return text`Nearly certain: about ${chance} of the futures get to ${goal} by ${then}.`
  return text`About ${chance} to have ${goal} or more at ${then}.`
}

export const retirementOdds = defineSum({
  name: 'retirement-odds',
  about: 'The chance that retirement savings reach a goal, under many possible markets.',
  inputs: {
    savings: retirementMoney,
    monthly: retirementMonthly,
    age: { ...age, ask: 'How old are you?' },
    retirementAge: stopAge,
    goal: { ...money('Nest egg wanted'), stored: goalOf },
  },
  results: ['chance', 'worst', 'middle', 'best'],
  formula: 'many futures with returns drawn by chance around the planning return, sorted from poor to good',
  assumptions: [
    'results are in today’s dollars',
    'returns vary from month to month',
    'contributions rise with prices',
  ],
  compute(input, sheet, { snapshot }) {
    sheet.number('age', 'Age now', 'age', input.age)
    const then = sheet.number('retirementAge', 'Age at retirement', 'age', input.retirementAge)
    sheet.money('savings', 'Retirement savings', input.savings)
    sheet.money('monthly', 'Added each month', input.monthly)
    if (input.savings === 0 && input.monthly === 0)
      return 'What do you have for retirement so far, and what do you add each month?'
    const risk = snapshot.profile.investmentRiskTolerance ?? 'medium'
    const assumption = RETURN_ASSUMPTIONS[risk]
    sheet.taken(
      'Return after inflation',
      'percent',
      assumed(assumption.realReturn, 'Planning return', 'a cautious return for your risk tolerance'),
    )
    sheet.taken(
      'Ups and downs of a year',
      'percent',
      assumed(assumption.volatility, 'Ups and downs', 'the usual spread of a year for your risk tolerance'),
    )
    const result = simulateRetirement({
      savings: input.savings,
      monthlyContribution: input.monthly,
      months: monthsToRetirement(input.age, input.retirementAge),
      assumption,
      ...(input.goal === undefined ? {} : { target: input.goal }),
    })
    const { p10, p50, p90 } = result.atRetirement
    const worst = sheet.rounded('worst', 'If markets go badly', p10, 'most futures end higher')
    const middle = sheet.rounded('middle', 'In the middle', p50, 'as many futures end higher as lower')
    const best = sheet.rounded('best', 'If they go well', p90, 'few futures end higher')
    const count = sheet.fixed(
      'Futures',
      'count',
      DEFAULT_PATHS,
      byRule('Simulation', 'how many futures are drawn'),
    )
    const range = text`At ${then}, ${sheet.about(worst)} if markets go badly, ${middle} in the middle, ${best} if they go well.`
    const goal = input.goal === undefined ? null : sheet.money('goal', 'Nest egg wanted', input.goal)
    const chance =
      goal && result.chanceOfTarget !== null
        ? sheet.share(
            'chance',
            'Chance',
            wholeChance(result.chanceOfTarget),
            'share of the futures that reach it',
          )
        : null
    return {
      answer: chance && goal ? [sayChance(chance, goal, then), range] : [range],
      lines: [
        ...(chance && goal ? [text`Chance of ${goal}: ${chance}`] : []),
        text`If markets go badly: ${worst}`,
        text`In the middle: ${middle}`,
        text`If they go well: ${best}`,
      ],
      notes: [
        text`From ${count} futures drawn by chance, in today's dollars. Real crashes can come in a row.`,
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
            { label: 'Badly', points: result.bands.map((band) => band.p10) },
            { label: 'Middle', points: result.bands.map((band) => band.p50) },
            { label: 'Well', points: result.bands.map((band) => band.p90) },
          ],
        },
      ],
    }
  },
})
