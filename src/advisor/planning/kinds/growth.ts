import { growth } from '#advisor/planning/calculators/growth.ts'
import { text } from '#advisor/grounding/pieces.ts'
import { assetValue } from '#advisor/planning/data/known.ts'
import { savings } from '#advisor/planning/data/totals.ts'
import { defineKind, planWith } from '#advisor/planning/kind.ts'
import { cue } from '#advisor/planning/question/cues.ts'
import { readCompounding } from './compounding.ts'
import { monthlySlot, rateSlot, savingsSlot, termSlot } from './slots.ts'

const startAsked =
  /\b(?:my|our|all|whole|entire|current|the) (?:of )?(?:my )?(?:\w+ )?(?:savings|cash|account|balance|portfolio|investments?|401\(k\)|401k|ira|money)\b/

export const growthKind = defineKind({
  name: 'growth',
  cues: [
    cue('future value|compound(?:ed|ing|s)?', 4),
    cue(
      '(?:worth|grow\\w*|become|turn into|end up|amount to|add up to|have|accumulate|balance|be|get)…(?:after|in|over|at the end of|by|for) ~',
      3,
    ),
    cue('(?:after|in|over) ~…(?:worth|grow|have|get|be)', 3),
    cue(
      '(?:invest\\w*|deposit\\w*|park\\w*|leave|put|stash\\w*|\\bcd\\b|certificate|index fund|savings account|lump sum)',
      2,
    ),
    [/^(?=[^]*%)(?=[^]*~)/, 2],
    cue('\\bgrow', 1),
  ],
  not: /\bmortgage|\bloan|\bdebt|\bcredit card|goal\b|how long|how many (?:months|years)|inflation (?:rate )?(?:of|at|is)|\bretire (?:at|by)|have to (?:save|put|invest)|need to (?:save|put|invest)|do i need/,
  needs: {
    rate: { ...rateSlot, stored: undefined, compare: false, ask: text`What yearly rate do you expect?` },
    months: { ...termSlot, ask: text`For how many years?` },
  },
  may: {
    start: {
      ...savingsSlot,
      loose: true,
      cues: [
        cue('(?:invest\\w*|deposit\\w*|park\\w*|leave|put|have|start\\w*|lump sum|with|of|inherit\\w*)…#', 2),
        ...(savingsSlot.cues ?? []),
      ],
      stored: undefined,
      compare: false,
    },
    contribution: { ...monthlySlot, periodic: true },
  },
  plan(given, known) {
    const { question, snapshot } = known
    const stored = startAsked.test(question.gist) ? (assetValue(known) ?? savings(snapshot)) : null
    const start = given.start ?? stored ?? undefined
    if (start === undefined && given.contribution === undefined) {
      return { slot: 'start', ask: text`How much do you put in?` }
    }
    const terms = readCompounding(question, given.contribution !== undefined)
    const contribution = (given.contribution?.value ?? 0) * (terms.contributionsPerYear === 1 ? 12 : 1)
    return planWith(
      growth,
      {
        start: start?.value ?? 0,
        contribution,
        rate: given.rate.value,
        months: given.months.value,
        ...terms,
      },
      { ...given, start },
    )
  },
})
