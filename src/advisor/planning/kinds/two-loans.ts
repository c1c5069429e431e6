/** Questions that set one loan against another. */
import { byWords } from '#advisor/grounding/figures.ts'
import { text } from '#advisor/grounding/pieces.ts'
import { loanComparison } from '#advisor/planning/calculators/loan-comparison.ts'
import { refinance } from '#advisor/planning/calculators/refinance.ts'
import { defineKind, planWith } from '#advisor/planning/kind.ts'
import { cue } from '#advisor/planning/question/cues.ts'
import type { Question } from '#advisor/planning/question/said.ts'
import { balanceSlot, debtRateSlot, termSlot } from './slots.ts'

export const refinanceKind = defineKind({
  name: 'refinance',
  cues: [
    cue('refi\\b|refinanc\\w*', 8),
    cue('(?:swap|replace|switch|consolidat\\w*)…(?:loan|mortgage)', 6),
    cue('break ?even', 2),
  ],
  covers: [
    'loan-payment',
    'extra-payment',
    'loan-comparison',
    'payoff-time',
    'payment-to-clear',
    'debt-payoff',
  ],
  needs: {
    principal: balanceSlot,
    rate: debtRateSlot,
    newRate: {
      type: 'percent',
      loose: true,
      cues: [
        cue('(?:to|into|new|refi\\w*|offer\\w*|for|down to|get|instead of)…#', 3),
        cue('(?:refi\\w*|refinanc\\w*|new (?:rate|loan|one))…#', 5),
        cue('(?:from|now|current\\w*|present\\w*|existing|old|have)…% #', 6),
        cue('from…% (?:down |all the way )?#', 6),
      ],
      ask: text`What is the new rate?`,
    },
    months: {
      ...termSlot,
      cues: [cue('#…(?:left|remaining|to go|more)', 6), cue('(?:have|left|remaining)…#', 3)],
      ask: text`How many years or payments are left on the present loan?`,
    },
  },
  may: {
    newMonths: {
      type: 'months',
      cues: [
        cue('(?:new|into|refi\\w*|over|for)…#', 4),
        cue('#…(?:new|fixed|loan|refi\\w*|term|instead)', 3),
      ],
    },
    costs: {
      type: 'money',
      cues: [cue('(?:costs?|fees?|closing|points)…#', 8), cue('#…(?:costs?|fees?|closing|points)', 8)],
    },
  },
  plan: (given) =>
    planWith(
      refinance,
      {
        principal: given.principal.value,
        rate: given.rate.value,
        months: given.months.value,
        newRate: given.newRate.value,
        newMonths: (given.newMonths ?? given.months).value,
        costs: given.costs?.value ?? 0,
      },
      { ...given, newMonths: given.newMonths ?? given.months },
    ),
})

export const loanComparisonKind = defineKind({
  name: 'loan-comparison',
  reads: ['percent', 'months', 'bare'],
  cues: [
    cue(
      '(?:compare|versus|\\bvs\\b|or|difference|instead of|rather than|better|cheaper)[^?]*(?:mortgage|loan|~|%)',
      3,
    ),
    cue('~[^.?!]*(?:\\bvs\\b|versus|\\bor\\b|instead of|and|compared)[^.?!]*~', 4),
    cue('%[^.?!]*(?:\\bvs\\b|versus|\\bor\\b|instead of|compared)[^.?!]*%', 4),
    cue('(?:mortgage|loan|borrow\\w*|financ\\w*)', 2),
  ],
  not: /avalanche|snowball|refi|extra|match|28\/36|retire|\bleft\b|still owe|goal|inflation/,
  covers: ['loan-payment', 'payment-to-clear', 'growth'],
  needs: { principal: { ...balanceSlot, ask: text`How much would you borrow?` } },
  plan(given, { question }) {
    const offers = readOffers(question)
    if (offers.length < 2) return { slot: 'offers', ask: text`Which rates and terms should I compare?` }
    const quote = question.said
      .filter((said) => said.kind === 'percent' || said.kind === 'months')
      .map((said) => said.quote)
    return planWith(
      loanComparison,
      { principal: given.principal.value, offers },
      { ...given, offers: { value: 0, source: byWords(quote.join(', ')) } },
    )
  },
})

/** '15 years at 5.8% or 30 years at 6.5%', '15 or 30 years at 6%', '6% or 7% over 30 years'. */
function readOffers({ said }: Question): { rate: number; months: number }[] {
  const rates = said.filter((number) => number.kind === 'percent').map((number) => number.value)
  const terms = said.flatMap((number) => {
    if (number.kind === 'months') return [number.value]
    // '15 or 30 years': the unit is said once.
    return number.kind === 'bare' && number.value >= 3 && number.value <= 50 ? [number.value * 12] : []
  })
  const count = Math.max(rates.length, terms.length)
  if (rates.length === 0 || terms.length === 0 || count < 2) return []
  const at = (values: number[], index: number) => values[Math.min(index, values.length - 1)] ?? 0
  return Array.from({ length: count }, (_, index) => ({ rate: at(rates, index), months: at(terms, index) }))
}
