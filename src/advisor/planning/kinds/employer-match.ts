import { byWords } from '#advisor/grounding/figures.ts'
import { text } from '#advisor/grounding/pieces.ts'
import { employerMatch } from '#advisor/planning/calculators/employer-match.ts'
import { defineKind, planWith } from '#advisor/planning/kind.ts'
import { cue } from '#advisor/planning/question/cues.ts'
import { percentShare } from '#finance/money.ts'
import { readMatch } from './match-tiers.ts'
import { salarySlot } from './slots.ts'

export const employerMatchKind = defineKind({
  name: 'employer-match',
  reads: ['percent'],
  cues: [
    cue('\\bmatch(?:es|ed|ing)?\\b', 4),
    cue('(?:employer|company|work|boss|job|firm|they)…match|match…(?:employer|company|401|from work)', 2),
    cue('(?:401\\(k\\)|401k|403\\(b\\)|contribut\\w*)', 1),
    cue('free money|leaving…on the table|full match|miss\\w*', 1),
  ],
  needs: { salary: { ...salarySlot, loose: true } },
  may: {
    amount: {
      type: 'money',
      per: 'year',
      cues: [
        cue('(?:\\bi|we)…(?:contribut\\w*|put\\w*|sav\\w*|defer\\w*)…#', 5),
        cue('my contribution…#', 5),
      ],
    },
    cap: {
      type: 'money',
      per: 'year',
      cues: [
        cue('(?:cap\\w*|maximum|max|at most|no more than|up to|limit\\w*)…#', 5),
        cue('#…(?:cap|maximum|limit)', 5),
      ],
    },
  },
  plan(given, { question }) {
    const { tiers, contribution, quote } = readMatch(question)
    if (tiers.length === 0) {
      return { slot: 'tiers', ask: text`What does your employer match, and up to what share of your salary?` }
    }
    const share =
      contribution?.value ?? (given.amount ? percentShare(given.amount.value, given.salary.value) : null)
    if (share === null)
      return { slot: 'contribution', ask: text`What share of your salary do you contribute?` }
    return planWith(
      employerMatch,
      { salary: given.salary.value, contribution: share, tiers, cap: given.cap?.value },
      {
        ...given,
        contribution: { value: share, source: byWords(contribution?.quote ?? 'your contribution') },
        tiers: { value: 0, source: byWords(quote) },
      },
    )
  },
})
