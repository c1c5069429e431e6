import { text } from '#advisor/grounding/pieces.ts'
import { retirementProjection } from '#advisor/planning/calculators/retirement-projection.ts'
import { assetValue } from '#advisor/planning/data/known.ts'
import { retirementSavings } from '#advisor/planning/data/totals.ts'
import { defineKind, planWith } from '#advisor/planning/kind.ts'
import { cue } from '#advisor/planning/question/cues.ts'
import { RETURN_ASSUMPTIONS } from '#finance/monte-carlo.ts'
import { readAges } from './ages.ts'
import { ageSlot, assumed, monthlySlot, rateSlot, retirementAgeSlot, savingsSlot } from './slots.ts'

export const retirementSavingsSlot = {
  ...savingsSlot,
  loose: true,
  cues: [
    ...(savingsSlot.cues ?? []),
    cue(
      '(?:401\\(k\\)|401k|ira|403\\(b\\)|tsp|retirement|portfolio|nest egg|invested|balance|account|pot|start\\w*)…#',
      3,
    ),
    cue(
      '#…(?:401\\(k\\)|401k|ira|403\\(b\\)|tsp|retirement|portfolio|nest egg|invested|balance|so far|already)',
      3,
    ),
  ],
  stored: (known: Parameters<typeof assetValue>[0]) => assetValue(known) ?? retirementSavings(known.snapshot),
  ask: text`How much is in your retirement savings today?`,
}

export const retirementMonthlySlot = { ...monthlySlot, ask: text`How much do you add each month?` }

export const retirementProjectionKind = defineKind({
  name: 'retirement-projection',
  cues: [
    cue('\\bretire', 3),
    cue('(?:401\\(k\\)|401k|\\bira\\b|403\\(b\\)|nest egg|\\btsp\\b|pension pot)', 2),
    cue(
      '(?:worth|have|grow\\w*|balance|become|project\\w*|end up|be at|total|amount to|look like|looking at|on track|how much)',
      2,
    ),
    cue("today's dollars|real (?:yearly |annual )?return|after inflation", 2),
    cue('(?:by|at|when|until|till)…(?:retir|=)', 1),
  ],
  not: /\b4% rule|withdraw|\bmatch(?:es)?\b|last (?:me|us)|run out|how much (?:do|must|should|would) (?:i|we) (?:need|have) to (?:save|put)/,
  covers: ['growth'],
  needs: {
    savings: retirementSavingsSlot,
    monthly: retirementMonthlySlot,
    age: ageSlot,
    retirementAge: retirementAgeSlot,
  },
  may: {
    rate: { ...rateSlot, compare: false, stored: undefined },
    inflation: { type: 'percent', cues: [cue('inflation…#', 5), cue('#…inflation', 4)] },
  },
  plan(given, { question, snapshot }) {
    const ages = readAges(question, given.age, given.retirementAge)
    const risk = snapshot.profile.investmentRiskTolerance ?? 'medium'
    const rate =
      given.rate ??
      assumed(
        RETURN_ASSUMPTIONS[risk].realReturn,
        'Planning return',
        'a cautious return after inflation for your risk tolerance',
      )
    const { retirementGoal: goal } = snapshot.profile
    return planWith(
      retirementProjection,
      {
        ...ages,
        savings: given.savings.value,
        monthly: given.monthly.value,
        rate: rate.value,
        inflation: given.inflation?.value,
        goal: goal ?? undefined,
      },
      {
        ...given,
        rate,
        goal:
          goal === null ? undefined : { value: goal, source: { kind: 'profile', field: 'retirementGoal' } },
      },
    )
  },
})
