/** Questions about how goals stand. */
import { text } from '#advisor/grounding/pieces.ts'
import { goalPace } from '#advisor/planning/calculators/goal-pace.ts'
import { goalProgress } from '#advisor/planning/calculators/goal-progress.ts'
import { defineKind, planWith } from '#advisor/planning/kind.ts'
import { cue } from '#advisor/planning/question/cues.ts'
import { goalMonthlySlot, goalSlots, startsFromNothing } from './goal-slots.ts'
import { assumed, termSlot } from './slots.ts'

export const goalProgressKind = defineKind({
  name: 'goal-progress',
  cues: [
    cue(
      '(?:how far|how close|progress|how much (?:more|is left|is missing|do i still|to go)|status|percent\\w*|where (?:do|am) i)[^.?!]*(?:goals?|target|fund)\\b',
      6,
    ),
    cue('goals?[^.?!]*(?:progress|doing|standing|status|how far|missing|left|to go|going)', 6),
    cue('(?:my|our) (?:\\w+ ){0,3}goals?\\b', 2),
  ],
  not: /a month|monthly|how long|how many|when will|%|\$|what are your/,
  plan(_given, { goal, snapshot }) {
    const goals = goal ? [goal] : snapshot.goals
    return goals.length === 0
      ? {
          slot: 'goals',
          ask: text`Which goal do you have, and what should it cost? Add it to your goals, or tell me here.`,
        }
      : planWith(goalProgress, { goals })
  },
})

export const goalPaceKind = defineKind({
  name: 'goal-pace',
  cues: [
    cue('on (?:track|pace|schedule|course)', 6),
    cue(
      '(?:will|would|can|could|do) (?:i|we|it|that)[^.?!]*(?:make it|reach|hit|have enough|get there|be enough)[^.?!]*(?:in|by|within|before) (?:~|=)',
      6,
    ),
    cue('\\bgoals?\\b|target', 2),
    cue('(?:in time|by then|deadline)', 3),
    cue('\\$ (?:a|per|each|every) month', 1),
  ],
  not: /\bdebts?\b|\bloan|retire|how (?:long|many months)|how much (?:do|must|should)/,
  covers: ['goal-time', 'goal-payment', 'growth', 'check-up', 'goal-progress'],
  needs: {
    target: goalSlots.target,
    months: { ...termSlot, ask: text`By when do you want to have it?` },
    monthly: goalMonthlySlot,
  },
  may: { current: goalSlots.current, rate: goalSlots.rate },
  plan(given, { question }) {
    const none = assumed(0, 'Start', 'nothing saved for it yet')
    const current = startsFromNothing(question) ? none : (given.current ?? none)
    return planWith(
      goalPace,
      {
        target: given.target.value,
        current: current.value,
        monthly: given.monthly.value,
        months: given.months.value,
        rate: given.rate?.value ?? 0,
      },
      { ...given, current },
    )
  },
})
