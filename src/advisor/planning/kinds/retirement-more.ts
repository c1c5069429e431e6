/** Questions about the chances of a retirement plan, and what it takes. */
import { text } from '#advisor/grounding/pieces.ts'
import { retirementNeed } from '#advisor/planning/calculators/retirement-need.ts'
import { retirementOdds } from '#advisor/planning/calculators/retirement-odds.ts'
import type { Known } from '#advisor/planning/data/known.ts'
import { defineKind, planWith } from '#advisor/planning/kind.ts'
import { cue } from '#advisor/planning/question/cues.ts'
import { RETURN_ASSUMPTIONS } from '#finance/monte-carlo.ts'
import {
  planningReturn,
  retirementMonthlySlot,
  retirementSavingsSlot,
  storedGoal,
} from './retirement-projection.ts'
import { ageSlot, assumed, plainRateSlot, retirementAgeSlot } from './slots.ts'

const riskOf = ({ snapshot }: Known) => snapshot.profile.investmentRiskTolerance ?? 'medium'

export const retirementOddsKind = defineKind({
  name: 'retirement-odds',
  cues: [
    cue(
      'monte carlo|simulat\\w*|percentiles?|probabilit\\w*|odds|chances?|likely|likelihood|worst case|best case|range of outcomes|how (?:sure|certain|risky)',
      5,
    ),
    cue('retire\\w*|401\\(k\\)|\\bira\\b|nest egg', 3),
  ],
  not: /lottery|debt/,
  covers: ['retirement-projection', 'retirement-need', 'growth'],
  needs: {
    savings: retirementSavingsSlot,
    monthly: retirementMonthlySlot,
    age: ageSlot,
    retirementAge: retirementAgeSlot,
  },
  may: {
    goal: {
      type: 'money',
      cues: [cue('(?:reach\\w*|hit\\w*|goal|target|at least|have|having|more than|of)…#', 4)],
      stored: storedGoal,
    },
  },
  plan(given, known) {
    const risk = riskOf(known)
    const { volatility } = RETURN_ASSUMPTIONS[risk]
    return planWith(
      retirementOdds,
      {
        age: given.age.value,
        retirementAge: given.retirementAge.value,
        savings: given.savings.value,
        monthly: given.monthly.value,
        risk,
        goal: given.goal?.value,
      },
      {
        ...given,
        return: planningReturn(known),
        volatility: assumed(
          volatility,
          'Ups and downs',
          'the usual spread of a year for your risk tolerance',
        ),
      },
    )
  },
})

export const retirementNeedKind = defineKind({
  name: 'retirement-need',
  cues: [
    cue(
      '(?:how much|what)[^?!]*(?:sav\\w*|put\\w*|contribut\\w*|invest\\w*|set aside)[^?!]*(?:month|monthly|year)?[^?!]*(?:retir\\w*|nest egg|at =|by =)',
      6,
    ),
    cue('(?:retir\\w*|nest egg)[^?!]*(?:how much|what)[^?!]*(?:save|put|contribute|invest|set aside)', 6),
    cue('retir\\w*|nest egg', 2),
    cue('(?:have|need|must|required) (?:to )?(?:save|put|contribute|invest|set aside)', 2),
  ],
  not: /4% rule|match|how long|withdraw|what will|how much will (?:i|we|it) have/,
  covers: ['retirement-projection', 'goal-payment', 'savings-rate', 'growth'],
  needs: {
    goal: {
      type: 'money',
      loose: true,
      cues: [
        cue('(?:with|have|reach|goal|target|nest egg|of|to)…#', 3),
        cue('#…(?:nest egg|by|at|when|saved up|goal)', 3),
      ],
      stored: storedGoal,
      ask: text`What nest egg do you want at retirement?`,
    },
    savings: { ...retirementSavingsSlot, loose: false },
    age: ageSlot,
    retirementAge: retirementAgeSlot,
  },
  may: { monthly: { ...retirementMonthlySlot, periodic: true }, rate: plainRateSlot },
  plan(given, known) {
    const rate = given.rate ?? planningReturn(known)
    return planWith(
      retirementNeed,
      {
        age: given.age.value,
        retirementAge: given.retirementAge.value,
        savings: given.savings.value,
        goal: given.goal.value,
        monthly: given.monthly?.value ?? 0,
        rate: rate.value,
      },
      { ...given, rate },
    )
  },
})
