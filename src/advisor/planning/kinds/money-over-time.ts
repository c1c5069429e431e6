/** Questions about rates, inflation and sums at different times. */
import { text } from '#advisor/grounding/pieces.ts'
import { doublingTime } from '#advisor/planning/calculators/doubling-time.ts'
import { effectiveRate } from '#advisor/planning/calculators/effective-rate.ts'
import { inflation } from '#advisor/planning/calculators/inflation.ts'
import { presentValue } from '#advisor/planning/calculators/present-value.ts'
import { realReturn } from '#advisor/planning/calculators/real-return.ts'
import { defineKind, planWith } from '#advisor/planning/kind.ts'
import { cue } from '#advisor/planning/question/cues.ts'
import { ASSUMED_INFLATION } from '#finance/inflation.ts'
import { readCompounding } from './compounding.ts'
import { assumed, plainRateSlot, termSlot } from './slots.ts'

export const presentValueKind = defineKind({
  name: 'present-value',
  cues: [
    cue('present value', 8),
    cue(
      '(?:how much|what)[^.?!]*(?:today|now|right now|up ?front|lump sum|one time|single)[^.?!]*(?:to have|to get|have|reach|become|grow|end up)…\\$',
      7,
    ),
    cue(
      '(?:deposit|invest|put (?:in|away)|set aside|park)[^.?!]*(?:today|now|once|lump sum)[^.?!]*(?:have|reach|get|grow|become)…\\$',
      6,
    ),
    cue('%', 1),
  ],
  not: /(?:a|per|each|every) month|monthly|loan|mortgage|debt|inflation/,
  covers: ['growth', 'goal-payment', 'goal-time'],
  needs: {
    target: { type: 'money', loose: true, ask: text`What sum do you want to have later?` },
    rate: plainRateSlot,
    months: { ...termSlot, ask: text`In how many years?` },
  },
  plan: (given, { question }) =>
    planWith(
      presentValue,
      {
        target: given.target.value,
        rate: given.rate.value,
        months: given.months.value,
        compoundingsPerYear: readCompounding(question, false).compoundingsPerYear,
      },
      given,
    ),
})

export const doublingKind = defineKind({
  name: 'doubling-time',
  cues: [cue('doubl\\w*|rule of 72|twice as much', 6), cue('how (?:long|many years)|when', 2), cue('%', 1)],
  not: /debt|loan|double (?:my|the) payment/,
  covers: ['growth', 'goal-time'],
  needs: { rate: plainRateSlot },
  plan: (given) => planWith(doublingTime, { rate: given.rate.value }, given),
})

export const effectiveRateKind = defineKind({
  name: 'effective-rate',
  cues: [
    cue('\\bapy\\b|effective (?:annual |yearly )?(?:rate|yield|interest)|annual percentage yield', 6),
    cue('compound\\w*', 2),
    cue('%', 1),
  ],
  not: /\$|worth|grow/,
  covers: ['growth'],
  needs: { rate: plainRateSlot },
  plan(given, { question }) {
    const { compoundingsPerYear } = readCompounding(question, true)
    const times = assumed(compoundingsPerYear, 'Compounding', 'how often interest is added')
    return planWith(
      effectiveRate,
      { rate: given.rate.value, compoundingsPerYear },
      { ...given, compoundingsPerYear: times },
    )
  },
})

export const inflationKind = defineKind({
  name: 'inflation',
  cues: [
    cue('inflation|purchasing power|buying power', 5),
    cue("(?:cost|price|worth|buy|value)…(?:in|after) ~|today's (?:dollars|money)", 3),
    cue('(?:cost|prices?)…(?:then|later|future)|will…cost', 3),
    cue('\\$', 1),
  ],
  not: /retire (?:at|with)|nominal|real return|return of %|\breturns? %|a month[^.?!]*(?:worth|have)|mortgage|loan|debt/,
  covers: ['growth'],
  needs: {
    amount: { type: 'money', loose: true, ask: text`Which amount?` },
    months: { ...termSlot, ask: text`In how many years?` },
  },
  may: { inflation: { type: 'percent', loose: true } },
  plan(given, { question }) {
    const rate =
      given.inflation ??
      assumed(ASSUMED_INFLATION, 'Inflation', 'near the long-run average of consumer prices')
    const isBackward =
      /today's (?:dollars|money)|purchasing power|buying power|worth|buy (?:me )?(?:in|then)|be able to buy/.test(
        question.gist,
      )
    const direction = isBackward && !/\bcosts?\b/.test(question.gist) ? 'today' : 'later'
    return planWith(
      inflation,
      { amount: given.amount.value, months: given.months.value, inflation: rate.value, direction },
      { ...given, inflation: rate },
    )
  },
})

export const realReturnKind = defineKind({
  name: 'real-return',
  cues: [
    cue('real (?:rate of )?(?:return|rate|yield)|after inflation|inflation adjusted', 6),
    cue('%[^.?!]*inflation|inflation[^.?!]*%', 3),
    cue('%[^.?!]*%', 1),
  ],
  not: /\$|401\(k\)|retire|~/,
  covers: ['inflation', 'growth'],
  needs: {
    rate: {
      ...plainRateSlot,
      cues: [
        cue('(?:return\\w*|earn\\w*|yield\\w*|pays?|interest|nominal|at)…#', 3),
        cue('#…(?:return|yield|interest|nominal)', 3),
      ],
    },
    inflation: {
      type: 'percent',
      loose: true,
      cues: [cue('inflation…#', 6), cue('#…inflation', 6)],
      ask: text`What inflation should I take?`,
    },
  },
  plan: (given) => planWith(realReturn, { rate: given.rate.value, inflation: given.inflation.value }, given),
})
