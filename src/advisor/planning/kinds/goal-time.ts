import { byWords } from '#advisor/grounding/figures.ts'
import { goalTime } from '#advisor/planning/calculators/goal-time.ts'
import { defineKind, planWith } from '#advisor/planning/kind.ts'
import { cue } from '#advisor/planning/question/cues.ts'
import { goalMonthlySlot, goalSlots, startsFromNothing } from './goal-slots.ts'
import { assumed } from './slots.ts'

export const goalTimeKind = defineKind({
  name: 'goal-time',
  cues: [
    cue(
      '(?:how (?:long|many (?:months|years|more months))|when|what month|time)[^.?!]*(?:reach|hit|get to|get there|save up|save|have|target|goal|enough|afford|done|full|complete\\w*|met|fund(?:ed)?|come up with)',
      4,
    ),
    cue('\\bgoal\\b|\\btarget\\b', 2),
    cue('(?:add\\w*|put\\w*|sav\\w*|set\\w* aside|contribut\\w*|stash\\w*|deposit\\w*)…\\$', 2),
    cue('\\$ (?:a|per|each|every) (?:month|week|paycheck|year)', 1),
    cue('how (?:many months|long)…(?:until|does|will|would|to|before|till)', 2),
    cue('toward…\\$', 2),
    cue('(?:get|go|grow) from \\$', 3),
  ],
  not: /\bdebts?\b|\bowe|\bloan|\bpay(?:ing)? off|\bcredit card\b(?! goal)|\bretire|avalanche|snowball|\bminimum payment|double|4% rule|~ (?:emergency |cushion|fund|reserve)|months of expenses|financially independent/,
  covers: ['emergency-fund', 'growth'],
  needs: { target: goalSlots.target, monthly: goalMonthlySlot },
  may: { current: goalSlots.current, rate: goalSlots.rate },
  plan(given, { question }) {
    const none = startsFromNothing(question)
      ? { value: 0, source: byWords('starting from nothing') }
      : assumed(0, 'Start', 'nothing saved for it yet')
    const current = startsFromNothing(question) ? none : (given.current ?? none)
    return planWith(
      goalTime,
      {
        target: given.target.value,
        current: current.value,
        monthly: given.monthly.value,
        rate: given.rate?.value ?? 0,
      },
      { ...given, current },
    )
  },
})
