import { text } from '#advisor/grounding/pieces.ts'
import { goalCurrent, goalTarget } from '#advisor/planning/data/known.ts'
import { surplus } from '#advisor/planning/data/totals.ts'
import { cue } from '#advisor/planning/question/cues.ts'
import type { Question } from '#advisor/planning/question/said.ts'
import { monthlySlot, rateSlot } from './slots.ts'

/** The slots of questions about saving toward something. */
export const goalSlots = {
  target: {
    type: 'money',
    loose: true,
    cues: [
      cue(
        '(?:reach|hit|save up|save|to|for|goal|target|need|have|cost\\w*|costs|buy|get to|accumulate|worth|want|total(?:ing)?|come up with)…#',
        2,
      ),
      cue(
        '(?:reach|hit|goal of|target of|save up|need|costs?|get to|accumulate|goal is|target is|come up with)…#',
        3,
      ),
      cue(
        '#…(?:goal|target|house|car|trip|wedding|vacation|deposit|down payment|fund|by then|saved up|for (?:a|the|my|our))',
        2,
      ),
    ],
    stored: goalTarget,
    ask: text`How much do you want to save up?`,
  },
  current: {
    type: 'money',
    cues: [
      cue(
        "(?:already|have|got|saved|starting (?:with|from|at)|start with|so far|currently|sitting on|i've|balance|there is|there's|holds|head start)…#",
        3,
      ),
      cue(
        '(?:already (?:have|saved|got|put)|so far|starting (?:with|from|at)|start with|currently (?:have|at))…#',
        5,
      ),
      cue('#…(?:already|so far|saved|to start|now|in it|put away|in the bank|today|on hand|set aside)', 4),
    ],
    stored: goalCurrent,
  },
  rate: { ...rateSlot, stored: undefined, compare: false },
} as const

export const goalMonthlySlot = {
  ...monthlySlot,
  stored: (known: Parameters<typeof goalTarget>[0]) => surplus(known.snapshot),
}

const fromNothing =
  /(?:start\w*|begin\w*)[^.?!]{0,20}(?:from |with |at )?(?:nothing|zero|scratch|0)|(?:nothing|zero) saved|no savings yet|from scratch/

/** 'starting from nothing' leaves out what is there. */
export const startsFromNothing = ({ gist }: Question) => fromNothing.test(gist)
