/** '640', 'im at 590', after credit scores were explained: the user's own score, and no money. */
import type { SaidNumber } from './said-number.ts'

const SCORES = /\bscores?\b/i
/** More words than these tell something else, too. */
const MOST_WORDS = 6
const LOWEST = 300
const HIGHEST = 850
/** 'I have 640 saved' */
const MONEY =
  /[$%]|\b(?:owe|saved|pay|paid|make|earn|spend|rent|months?|years?|week|bucks|dollars|points?)\b/i

/** `topic` is the title of what was explained last. */
export function readScore(text: string, numbers: readonly SaidNumber[], topic: string | null): number | null {
  const [number, another] = numbers
  if (!number || another || !SCORES.test(topic ?? '') || MONEY.test(text)) return null
  const isScore =
    number.kind === 'number' &&
    Number.isInteger(number.value) &&
    number.value >= LOWEST &&
    number.value <= HIGHEST
  return isScore && text.trim().split(/\s+/).length <= MOST_WORDS ? number.value : null
}
