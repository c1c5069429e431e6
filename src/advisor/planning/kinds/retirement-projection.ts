import { byProfile, byWords } from '#advisor/grounding/figures.ts'
import { text } from '#advisor/grounding/pieces.ts'
import { retirementProjection } from '#advisor/planning/calculators/retirement-projection.ts'
import { assetValue, type Known } from '#advisor/planning/data/known.ts'
import { retirementSavings } from '#advisor/planning/data/totals.ts'
import type { Given } from '#advisor/planning/given.ts'
import { defineKind, planWith } from '#advisor/planning/kind.ts'
import { cue } from '#advisor/planning/question/cues.ts'
import { RETURN_ASSUMPTIONS } from '#finance/monte-carlo.ts'
import { timeToRetirement, yearsToRetirementSlot } from './ages.ts'
import { ageSlot, assumed, monthlySlot, plainRateSlot, retirementAgeSlot, savingsSlot } from './slots.ts'

const nothingSaved =
  /\b(?:nothing|zero|no(?:thing)? (?:money|savings)|none) (?:saved|yet|put away|invested)|haven't (?:saved|started)|from (?:scratch|nothing|zero)|no (?:retirement )?savings yet/

export const retirementSavingsSlot = {
  ...savingsSlot,
  loose: true,
  cues: [
    ...(savingsSlot.cues ?? []),
    cue(
      '(?:401\\(k\\)|ira|403\\(b\\)|tsp|retirement|portfolio|nest egg|invested|balance|account|pot|start\\w*)…#',
      3,
    ),
    cue(
      '#…(?:401\\(k\\)|ira|403\\(b\\)|tsp|retirement|portfolio|nest egg|invested|balance|so far|already)',
      3,
    ),
  ],
  stored: (known: Known): Given | null =>
    nothingSaved.test(known.question.gist)
      ? { value: 0, source: byWords('nothing saved yet') }
      : (assetValue(known) ?? retirementSavings(known.snapshot)),
  ask: text`How much is in your retirement savings today?`,
}

export const retirementMonthlySlot = { ...monthlySlot, ask: text`How much do you add each month?` }

/** A cautious return for the user's risk tolerance. */
export function planningReturn({ snapshot }: Known): Given {
  const risk = snapshot.profile.investmentRiskTolerance ?? 'medium'
  const { realReturn } = RETURN_ASSUMPTIONS[risk]
  return assumed(realReturn, 'Planning return', 'a cautious return after inflation for your risk tolerance')
}

export const storedGoal = ({ snapshot }: Known): Given | null => {
  const { retirementGoal } = snapshot.profile
  return retirementGoal === null ? null : { value: retirementGoal, source: byProfile('retirementGoal') }
}

export const retirementProjectionKind = defineKind({
  name: 'retirement-projection',
  cues: [
    cue('\\bretir', 3),
    cue('(?:401\\(k\\)|\\bira\\b|403\\(b\\)|nest egg|\\btsp\\b|pension pot)', 2),
    cue(
      '(?:worth|have|grow\\w*|balance|become|project\\w*|end up|be at|total|amount to|look like|looking at|on track|how much|give me)',
      2,
    ),
    cue(
      "today's (?:dollars|money)|real (?:yearly |annual )?return|after inflation|above inflation|% real",
      2,
    ),
    cue('(?:by|at|when|until|till)…(?:retir|stop working|=)', 2),
  ],
  not: /\b4% rule|withdraw|\bmatch(?:es)?\b|last (?:me|us)|run out|how much (?:do|must|should|would) (?:i|we) (?:need|have) to (?:save|put)/,
  covers: ['growth', 'retirement-need'],
  needs: { savings: retirementSavingsSlot, monthly: retirementMonthlySlot },
  may: {
    age: ageSlot,
    retirementAge: retirementAgeSlot,
    years: yearsToRetirementSlot,
    rate: plainRateSlot,
    inflation: { type: 'percent', cues: [cue('inflation…#', 5), cue('# inflation', 5)] },
  },
  plan(given, known) {
    const time = timeToRetirement(given)
    if ('ask' in time) return time
    const rate = given.rate ?? planningReturn(known)
    const goal = storedGoal(known) ?? undefined
    return planWith(
      retirementProjection,
      {
        ...time,
        savings: given.savings.value,
        monthly: given.monthly.value,
        rate: rate.value,
        inflation: given.inflation?.value,
        goal: goal?.value,
      },
      { ...given, months: given.years, rate, goal },
    )
  },
})
