import { z } from '#contract/zod.ts'
import { text } from '#advisor/grounding/pieces.ts'
import { defineCalculator } from '#advisor/planning/calculator.ts'
import { amount, percent } from '#advisor/planning/input-fields.ts'
import { employerMatch as findMatch } from '#finance/employer-match.ts'

export const employerMatch = defineCalculator({
  name: 'employer_match',
  description:
    'What an employer adds to retirement contributions in a year, and what is missed. Tiers: fifty percent of the first six is matchPercent 50, ofNextPercent 6.',
  input: z.object({
    /** A year. */
    salary: amount,
    contribution: percent,
    tiers: z.array(z.object({ matchPercent: percent, ofNextPercent: percent })).check(z.minLength(1)),
    /** The most the employer pays in a year. */
    cap: z.optional(amount),
  }),
  formula: 'each tier pays its share on the part of your contribution that falls into it',
  assumptions: ['the same share of every paycheck goes in'],
  compute({ salary, contribution, tiers, cap }, sheet) {
    const pay = sheet.money('salary', 'Salary a year', salary)
    const own = sheet.percent('contribution', 'Your contribution', contribution)
    const steps = tiers.map((tier) => {
      const share = sheet.percent('tiers', 'Matched', tier.matchPercent)
      const part = sheet.percent('tiers', 'Of this much of salary', tier.ofNextPercent)
      return text`${share} of what you put in, on ${part} of salary`
    })
    if (cap !== undefined) sheet.money('cap', 'Most the employer pays', cap)
    const match = findMatch(salary, contribution, tiers, cap)
    const put = sheet.sum('contributed', 'You put in', match.contributed, 'your share of salary', [pay, own])
    const earned = sheet.sum(
      'match_received',
      'Match received',
      match.earned,
      'each tier’s share of your contribution',
    )
    const full = sheet.sum('match_available', 'Full match', match.available, 'each tier used in full')
    const missed = sheet.sum(
      'match_missed',
      'Match missed',
      match.missed,
      'full match minus match received',
      [full, earned],
    )
    const needed = sheet.share(
      'full_match_percent',
      'Contribution for the full match',
      match.fullMatchPercent,
      'all tiers added up',
    )
    const more = sheet.sum(
      'extra_contribution',
      'More to put in a year',
      match.extraContribution,
      'full-match contribution minus yours',
    )
    return {
      answer: [
        match.missed > 0
          ? text`You get ${earned} of match a year and miss ${missed}. Contributing ${needed} of salary earns all ${full}.`
          : text`You get the full match: ${earned} a year, and miss ${missed}.`,
      ],
      lines: [
        text`You put in: ${put} a year`,
        text`Match received: ${earned} a year`,
        text`Match missed: ${missed} a year`,
        text`Full match: ${full} a year, at ${needed} of salary, which is ${more} more a year from you`,
        ...steps,
      ],
    }
  },
})
