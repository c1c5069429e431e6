/** How old somebody said they are, some messages ago. */
import { byWords } from '#advisor/grounding/figures.ts'
import type { HeardNumber } from '#advisor/reading/heard.ts'
import type { Valued } from '#advisor/planning/to-value.ts'

/** 'When im 60' is an age to come. */
const MINE = /(?<!\b(?:when|until|till?|once|time|if|before|after) )\b(?:i'?m|i am|we'?re|we are)\b/i
const AGES = { least: 18, most: 110 }

/** The newest age among the numbers that were heard that is the writer's own. */
export function heardAge(heard: readonly HeardNumber[]): Valued | null {
  const own = heard.find(
    ({ kind, value, words }) =>
      (kind === 'age' || kind === 'number') && value >= AGES.least && value <= AGES.most && MINE.test(words),
  )
  return own ? { value: own.value, unit: 'age', source: byWords(own.quote) } : null
}
