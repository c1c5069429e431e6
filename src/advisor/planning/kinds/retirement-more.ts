/** Further questions about retirement. */
import { text } from '#advisor/grounding/pieces.ts'
import { incomeForYears } from '#advisor/planning/calculators/income-for-years.ts'
import { independence } from '#advisor/planning/calculators/independence.ts'
import { nestEggLife } from '#advisor/planning/calculators/nest-egg-life.ts'
import { retirementNeed } from '#advisor/planning/calculators/retirement-need.ts'
import { retirementOdds } from '#advisor/planning/calculators/retirement-odds.ts'
import type { Known } from '#advisor/planning/data/known.ts'
import { assetValue } from '#advisor/planning/data/known.ts'
import { monthlyExpenses, portfolio, surplus } from '#advisor/planning/data/totals.ts'
import { defineKind, planWith } from '#advisor/planning/kind.ts'
import { cue } from '#advisor/planning/question/cues.ts'
import { RETURN_ASSUMPTIONS } from '#finance/monte-carlo.ts'
import { SAFE_WITHDRAWAL_RATE } from '#finance/retirement.ts'
import {
  planningReturn,
  retirementMonthlySlot,
  retirementSavingsSlot,
  storedGoal,
} from './retirement-projection.ts'
import { ageSlot, assumed, plainRateSlot, retirementAgeSlot, termSlot } from './slots.ts'

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

const portfolioSlot = {
  type: 'money',
  loose: true,
  cues: [
    cue('(?:portfolio|nest egg|have|saved|from|with|of|pot|savings|invested)…#', 3),
    cue('#…(?:portfolio|nest egg|saved|invested|in (?:my|an?|the) |last)', 3),
  ],
  stored: (known: Known) => assetValue(known) ?? portfolio(known.snapshot),
  ask: text`How large is the portfolio?`,
} as const

export const nestEggLifeKind = defineKind({
  name: 'nest-egg-life',
  cues: [
    cue(
      '(?:how long|how many (?:years|months)|when)[^.?!]*(?:last|run out|hold out|stretch|be gone|deplet\\w*|run dry|exhaust\\w*)',
      5,
    ),
    cue('(?:withdraw\\w*|take out|taking out|draw\\w*|pull\\w*|spend\\w*|live on|living on)…\\$', 3),
    cue('portfolio|nest egg|retire\\w*|401\\(k\\)|\\bira\\b|investments?|pot\\b', 2),
    cue('(?:last|run out)', 1),
  ],
  not: /emergency|lost my job|months of expenses|debt|loan/,
  covers: ['emergency-fund', 'retirement-projection', 'four-percent', 'growth'],
  needs: {
    portfolio: portfolioSlot,
    monthly: {
      type: 'money',
      per: 'month',
      cues: [
        cue('(?:withdraw\\w*|take|taking|draw\\w*|pull\\w*|spend\\w*|live on|living on|need)…#', 4),
        cue('#…(?:a|per|each|every) (?:month|year)', 3),
        cue('#…(?:monthly|yearly|annually)', 3),
      ],
      stored: ({ snapshot }) => monthlyExpenses(snapshot),
      ask: text`How much do you take out each month?`,
    },
  },
  may: { rate: { ...plainRateSlot } },
  plan(given, known) {
    const rate = given.rate ?? planningReturn(known)
    return planWith(
      nestEggLife,
      { portfolio: given.portfolio.value, monthly: given.monthly.value, rate: rate.value },
      { ...given, rate },
    )
  },
})

export const independenceKind = defineKind({
  name: 'independence',
  cues: [
    cue('financial(?:ly)? (?:independen\\w*|free\\w*)|\\bfire\\b|early retirement|work optional', 6),
    cue(
      '(?:how (?:long|many years|soon)|when)[^.?!]*(?:stop working|quit (?:my job|working)|live off|retire\\b|independen\\w*|never work)',
      5,
    ),
    cue('how (?:long|many years|soon)|when', 1),
  ],
  not: /fire number|4% rule|at =|debt/,
  covers: ['goal-time', 'four-percent', 'retirement-projection', 'growth'],
  needs: {
    spending: {
      type: 'money',
      per: 'year',
      cues: [cue('(?:spend\\w*|expenses|live on|living on|cost\\w*|need)…#', 5)],
      stored: ({ snapshot }) => {
        const monthly = monthlyExpenses(snapshot)
        return monthly && { ...monthly, value: monthly.value * 12, rival: undefined }
      },
      ask: text`How much do you spend a year?`,
    },
    savings: { ...portfolioSlot, ask: text`How much have you invested?` },
    monthly: {
      ...retirementMonthlySlot,
      stored: ({ snapshot }: Known) => surplus(snapshot),
      loose: false,
      cues: [
        cue('(?:sav\\w*|invest\\w*|add\\w*|put\\w*|contribut\\w*)…#', 4),
        cue('# (?:saved|invested|added|put away|set aside) (?:a|per|each|every) month', 6),
      ],
    },
  },
  may: { rate: { ...plainRateSlot } },
  plan(given, known) {
    const rate = given.rate ?? planningReturn(known)
    const withdrawalRate = assumed(
      SAFE_WITHDRAWAL_RATE,
      'Withdrawal rate',
      'the share that the 4% rule takes out a year',
    )
    return planWith(
      independence,
      {
        savings: given.savings.value,
        monthly: given.monthly.value,
        spending: given.spending.value,
        rate: rate.value,
        withdrawalRate: withdrawalRate.value,
      },
      { ...given, rate, withdrawalRate },
    )
  },
})

export const incomeForYearsKind = defineKind({
  name: 'income-for-years',
  cues: [
    cue(
      '(?:how much|what)[^.?!]*(?:income|withdraw|take out|draw|pay me|live on|spend)[^.?!]*(?:for|over|to last|lasts?|last)…~',
      6,
    ),
    cue('(?:last|for|over) ~', 2),
    cue('portfolio|nest egg|retire\\w*|\\bira\\b|401\\(k\\)|annuit\\w*', 2),
    cue(
      '(?:how (?:big|large|much))[^.?!]*(?:pay|pays|provide|support)\\w*…\\$ (?:a|per) month…(?:for|over) ~',
      6,
    ),
  ],
  not: /4% rule|mortgage|loan|debt|how long|add|contribut|salary|earn/,
  covers: ['four-percent', 'growth', 'retirement-projection'],
  needs: { months: { ...termSlot, ask: text`For how many years?` } },
  may: {
    portfolio: portfolioSlot,
    income: {
      type: 'money',
      per: 'month',
      periodic: true,
      cues: [cue('#…(?:a|per|each) (?:month|year)|monthly', 4)],
    },
    rate: plainRateSlot,
  },
  plan(given, known) {
    const rate = given.rate ?? planningReturn(known)
    if (!given.portfolio && !given.income)
      return { slot: 'portfolio', ask: text`How large is the portfolio?` }
    const income = given.income && given.portfolio?.source.kind !== 'words' ? given.income.value : undefined
    return planWith(
      incomeForYears,
      {
        months: given.months.value,
        portfolio: income === undefined ? given.portfolio?.value : undefined,
        income,
        rate: rate.value,
      },
      { ...given, rate },
    )
  },
})
