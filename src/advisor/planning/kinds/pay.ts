/** Questions about pay. */
import { text } from '#advisor/grounding/pieces.ts'
import { payConversion } from '#advisor/planning/calculators/pay-conversion.ts'
import { raise } from '#advisor/planning/calculators/raise.ts'
import { centsOf } from '#advisor/planning/given.ts'
import { byProfile, byWords } from '#advisor/grounding/figures.ts'
import { defineKind, planWith } from '#advisor/planning/kind.ts'
import { cue } from '#advisor/planning/question/cues.ts'
import type { PayPeriod } from '#finance/pay.ts'
import type { Period } from '#advisor/understanding/reading/periods.ts'
import { assumed, salarySlot } from './slots.ts'

const payPeriods: Partial<Record<Period, PayPeriod>> = {
  hour: 'hourly',
  day: 'daily',
  week: 'weekly',
  'two-weeks': 'biweekly',
  'half-month': 'semimonthly',
  month: 'monthly',
  quarter: 'quarterly',
  year: 'yearly',
}
const wanted: [PayPeriod, RegExp][] = [
  ['hourly', /(?:per|an|each|by the) hour\b|hourly/],
  ['biweekly', /bi ?weekly|every (?:two|other|=) weeks?|per paycheck/],
  ['weekly', /(?:per|a|each) week\b|weekly/],
  ['monthly', /(?:per|a|each) month\b|monthly/],
  ['yearly', /(?:per|a|each) year\b|yearly|annual\w*|salary/],
]

export const payConversionKind = defineKind({
  name: 'pay-conversion',
  reads: ['money', 'bare'],
  cues: [
    cue('\\$ (?:an|per|a|each|/) ?(?:hour|hr)\\b|\\$/(?:hr|hour)|hourly', 5),
    cue(
      '(?:how much|what)…(?:is|does|would|that|it|be|come)…(?:a|per|an|each|every|in a) (?:year|month|week|hour)',
      3,
    ),
    cue('(?:annual|yearly|monthly|hourly|weekly) (?:salary|pay|income|wage|equivalent|rate)', 3),
    cue(
      "(?:what's|whats|what is|how much is)(?: an?| my)? \\$ (?:a|an|per|every|each|bi ?weekly|weekly|hourly|monthly|yearly)\\b",
      5,
    ),
    cue('convert|equivalent|works? out to|translate\\w*|come to|comes to|amount to', 2),
    cue('(?:what|how much) (?:is|does|would) …\\$ (?:a|per|an|every|each|weekly|biweekly|monthly|hourly)', 3),
    cue('(?:wage|salary|paid|pay|earn|make)', 1),
    cue('bi ?weekly|every (?:two|other) weeks?|hours a week', 2),
  ],
  not: /mortgage|loan|\bdebts?\b|sav(?:e|ing)|invest|retire|goal|rent|afford|expenses|raise|match|extra|biweekly payments/,
  may: { hours: { type: 'hours', loose: true } },
  plan(given, { question, snapshot }) {
    const said = question.said.find(
      (number) =>
        (number.kind === 'money' || number.kind === 'bare') &&
        number.period !== null &&
        payPeriods[number.period],
    )
    const yearly = snapshot.profile.income
    const hours = given.hours ?? assumed(40, 'Working week', 'a full working week')
    const from = said?.period ? (payPeriods[said.period] ?? 'yearly') : 'yearly'
    const to = wanted.find(([period, pattern]) => period !== from && pattern.test(question.gist))?.[0]
    if (!said && yearly === null) return { slot: 'amount', ask: text`How much are you paid, and how often?` }
    const amount = said
      ? { value: centsOf(said.value), source: byWords(said.quote) }
      : { value: yearly ?? 0, source: byProfile('income') }
    return planWith(
      payConversion,
      { amount: amount.value, from, to, hours: hours.value },
      { ...given, amount, hours },
    )
  },
})

export const raiseKind = defineKind({
  name: 'raise',
  cues: [
    cue('\\braise\\b|pay (?:bump|rise|increase)|cost of living adjustment|\\bcola\\b|pay cut', 4),
    cue('%', 1),
    cue('(?:salary|pay|income|earn|make|paid)', 1),
    cue('(?:how much|what)…', 1),
  ],
  not: /mortgage|loan|\bdebts?\b|match/,
  covers: ['what-if', 'pay-conversion', 'budget-summary'],
  needs: {
    salary: { ...salarySlot, loose: true },
    percent: { type: 'percent', loose: true, ask: text`By how many percent?` },
  },
  plan(given, { question }) {
    const isCut = /\bcut\b|decrease|reduc|less/.test(question.gist)
    return planWith(
      raise,
      { salary: given.salary.value, percent: isCut ? -given.percent.value : given.percent.value },
      given,
    )
  },
})
