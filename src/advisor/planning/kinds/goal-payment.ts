import { byWords } from '#advisor/grounding/figures.ts'
import { text } from '#advisor/grounding/pieces.ts'
import { goalPayment } from '#advisor/planning/calculators/goal-payment.ts'
import { defineKind, planWith } from '#advisor/planning/kind.ts'
import { cue } from '#advisor/planning/question/cues.ts'
import { goalSlots, startsFromNothing } from './goal-slots.ts'
import { assumed, termSlot } from './slots.ts'

const save =
  '(?:sav\\w*|put\\w*|set\\w* aside|contribut\\w*|stash\\w*|deposit\\w*|invest\\w*|tuck\\w*|sock\\w*|lay aside)'

export const goalPaymentKind = defineKind({
  name: 'goal-payment',
  cues: [
    cue(
      `(?:how much|what|amount)[^.?!]*(?:do|must|should|would|need|have|will|am|to|can) [^.?!]*${save}[^.?!]*(?:month|weekly|paycheck|regularly|year)`,
      5,
    ),
    cue(`(?:monthly|per month|a month|each month) (?:savings?|contribution|deposit|amount|${save})`, 3),
    cue(`${save}…(?:a|per|each|every) month[^.?!]*(?:reach|hit|have|get|for|to)`, 3),
    cue('\\bgoal\\b|\\btarget\\b', 2),
    cue('(?:in|within|over|by|after|next) (?:the next )?(?:~|=)', 2),
    cue('(?:required|needed|necessary) …(?:monthly|contribution|saving)', 3),
    cue('(?:reach|hit|have|get to|come up with|buy|pay for|afford|save up)…(?:\\$|goal|target)', 1),
  ],
  not: /\bdebts?\b|\bowe\b|\bloan\b|\bpay(?:ing)? off|\bcredit card\b(?! goal)|\bretire|nest egg|avalanche|snowball|how (?:long|many months)|4% rule|what will (?:it|they|that)|how many dollars more|of (?:my|our) (?:income|pay|salary)/,
  covers: ['growth', 'savings-rate'],
  needs: { target: goalSlots.target, months: { ...termSlot, ask: text`By when do you want to have it?` } },
  may: { current: goalSlots.current, rate: goalSlots.rate },
  plan(given, { question }) {
    const fromZero = startsFromNothing(question)
    const none = fromZero
      ? { value: 0, source: byWords('starting from nothing') }
      : assumed(0, 'Start', 'nothing saved for it yet')
    const current = fromZero ? none : (given.current ?? none)
    return planWith(
      goalPayment,
      {
        target: given.target.value,
        current: current.value,
        months: given.months.value,
        rate: given.rate?.value ?? 0,
      },
      { ...given, current },
    )
  },
})
