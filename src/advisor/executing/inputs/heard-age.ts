/** How old somebody said they are, some messages ago. */
import { byWords } from '#advisor/grounding/figures.ts'
import type { HeardNumber } from '#advisor/reading/heard.ts'
import type { Valued } from '#advisor/planning/to-value.ts'

/** 'When im 60' is an age to come. */
const MINE = /(?<!\b(?:when|until|till?|once|time|if|before|after) )\b(?:i'?m|i am|we'?re|we are)\b/i
const AGES = { least: 18, most: 110 }

/** '34, two kids', '50 here': a number that a message opens with. */
const OPENS = /^(?:here\b.*)?$/i
/** 'Hey, 61 and thinking of' */
const GREETS = /^(?:hey|hi|hello|so|ok|well)\b/i
const SHORT_GREETING = 8

/** Whether somebody told their own age by it. */
export const isOwnAge = ({ kind, value, words, start, quote }: HeardNumber): boolean => {
  const isAge = (kind === 'age' || kind === 'number') && value >= AGES.least && value <= AGES.most
  const isOpening = start === 0 && quote === String(value) && OPENS.test(words)
  const isGreeting = kind === 'age' && start < SHORT_GREETING && GREETS.test(words)
  return isAge && (MINE.test(words) || isOpening || isGreeting)
}

/** The newest age among the numbers that were heard that is the writer's own. */
export function heardAge(heard: readonly HeardNumber[]): Valued | null {
  const own = heard.find(isOwnAge)
  return own ? { value: own.value, unit: 'age', source: byWords(own.quote) } : null
}
