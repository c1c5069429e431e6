import { text } from '#advisor/grounding/pieces.ts'
import type { Given } from '#advisor/planning/given.ts'
import type { Missing } from '#advisor/planning/kind.ts'
import { cue } from '#advisor/planning/question/cues.ts'
import type { Slot } from '#advisor/planning/question/slots.ts'
import { monthsToRetirement } from '#finance/retirement.ts'

/** The time until retirement said as such: 'I retire in 26 years'. */
export const yearsToRetirementSlot: Slot = {
  type: 'months',
  cues: [
    cue('(?:retir\\w*|for|over|in|another|next|within)…#', 2),
    cue('#…(?:from now|until|till|to go|left|before)', 3),
  ],
  max: 720,
}

export interface TimeToRetirement {
  age: number | undefined
  months: number
}

/** Months until retirement, from a time that was said, or from both ages; what is missing otherwise. */
export function timeToRetirement(given: {
  age?: Given | undefined
  retirementAge?: Given | undefined
  years?: Given | undefined
}): TimeToRetirement | Missing {
  const { age, retirementAge, years } = given
  const bothSaid = age?.source.kind === 'words' && retirementAge?.source.kind === 'words'
  if (years && !bothSaid) return { age: age?.value, months: years.value }
  if (!age) return { slot: 'age', ask: text`How old are you?` }
  if (!retirementAge) return { slot: 'retirementAge', ask: text`At what age do you want to retire?` }
  return { age: age.value, months: monthsToRetirement(age.value, retirementAge.value) }
}
