import { fourPercent } from '#advisor/planning/calculators/four-percent.ts'
import { assetValue } from '#advisor/planning/data/known.ts'
import { monthlyExpenses, portfolio } from '#advisor/planning/data/totals.ts'
import { text } from '#advisor/grounding/pieces.ts'
import { defineKind, planWith } from '#advisor/planning/kind.ts'
import { cue } from '#advisor/planning/question/cues.ts'
import { SAFE_WITHDRAWAL_RATE } from '#finance/retirement.ts'
import { assumed } from './slots.ts'

const incomeAsked =
  /(?:how much (?:income|money|cash)?|what)[^.?!]*\b(?:withdraw|take out|spend|draw|live on|pull out|pay me|income)\b/

export const fourPercentKind = defineKind({
  name: 'four-percent',
  cues: [
    cue('4% rule|safe withdrawal|withdrawal rate|trinity', 7),
    cue('% (?:rule|withdrawal)', 5),
    cue('(?:withdraw|take out|draw)\\w*…(?:a|per|each|every) (?:year|month)', 3),
    cue('(?:portfolio|nest egg|retirement|retire)', 2),
    cue('live (?:off|on)…(?:portfolio|investments|nest egg|dividends|savings)', 4),
    cue('(?:how (?:big|large|much)|what size)…(?:portfolio|nest egg|pot)', 4),
    cue('(?:retire|retirement)…(?:on|spend\\w*) \\$', 3),
    cue('\\$ (?:a|per|each) (?:year|month) (?:is|equals|be|would be) % of', 6),
    cue('fire number|fi number', 7),
  ],
  not: /how long (?:will|would|does|do|can|could|until|till|before)|\blast\b/,
  may: {
    spending: {
      type: 'money',
      per: 'year',
      cues: [
        cue(
          '(?:spend\\w*|expenses|live on|living on|cost\\w*|income of|budget\\w*|need|withdraw\\w*|draw\\w*|retire on|lifestyle)…#',
          3,
        ),
        cue('#…(?:a year|per year|yearly|annual\\w*|a month|per month|monthly|of spending|to live)', 3),
      ],
    },
    portfolio: {
      type: 'money',
      loose: true,
      cues: [
        cue('(?:portfolio|nest egg|have|saved|invested|investments|from|with|pot|balance|savings)…#', 2),
        cue('#…(?:portfolio|nest egg|saved|invested|in (?:my|an?|the) |pot)', 3),
      ],
      stored: (known) => assetValue(known) ?? portfolio(known.snapshot),
    },
    withdrawalRate: {
      type: 'percent',
      loose: true,
      cues: [cue('(?:rate|at|withdraw\\w*)…#', 2), cue('#…(?:rule|rate|withdrawal)', 3)],
    },
  },
  plan(given, { question, snapshot }) {
    const rate =
      given.withdrawalRate ??
      assumed(SAFE_WITHDRAWAL_RATE, 'Withdrawal rate', 'the share that the 4% rule takes out a year')
    const stored = monthlyExpenses(snapshot)
    const wantsIncome =
      given.spending === undefined && incomeAsked.test(question.gist) && given.portfolio !== undefined
    const spending =
      given.spending ?? (wantsIncome || !stored ? undefined : { ...stored, value: stored.value * 12 })
    if (spending === undefined && given.portfolio === undefined) {
      return { slot: 'spending', ask: text`How much do you want to spend a year?` }
    }
    return planWith(
      fourPercent,
      { spending: spending?.value, portfolio: given.portfolio?.value, withdrawalRate: rate.value },
      { ...given, spending, withdrawalRate: rate },
    )
  },
})
