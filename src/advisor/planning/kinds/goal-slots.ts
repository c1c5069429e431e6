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
      cue('(?:to|need to|will|until i|till i|before i|until we) have…#', 6),
      cue('from \\$ #', 7),
      cue('end(?:ing)? up with…#', 6),
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
      cue('from # \\$', 7),
      cue(
        "(?:already|so far|currently|i've|we've|sitting on|balance|there is|there's|holds|head start|saved)…#",
        3,
      ),
      cue('(?:i|we)(?: already| currently| now| do)? (?:have|got)…#', 4),
      cue(
        '(?:already (?:have|saved|got|put)|have (?:already|saved)|start(?:ing|ed)? (?:with|from|at)|currently (?:have|at))…#',
        5,
      ),
      cue(
        '#…(?:already|so far|to start|now|in it|put away|in the bank|today|on hand|saved(?! if| in| by))',
        4,
      ),
      cue('(?<!(?:until|till|before) (?:i|we) )(?<!to )have # (?:so far|already|saved|put away|now)', 6),
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
