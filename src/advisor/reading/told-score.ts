/** '640', 'im at 590', after credit scores were explained: the user's own score, and no money. */
import { isOther, isPartner } from '#advisor/understanding/people.ts'
import type { SaidNumber } from './said-number.ts'

const SCORES = /\bscores?\b/i
/** More words than these tell something else, too. */
const MOST_WORDS = 6
const LOWEST = 300
const HIGHEST = 850
/** 'I have 640 saved' */
const MONEY =
  /[$%]|\b(?:owe|saved|pay|paid|make|earn|spend|rent|months?|years?|week|bucks|dollars|points?)\b/i
/** 'How do i get to 700', 'it went up 340': a way or a change is no place. */
const MOVES = /\b(?:how|why|when|to|by|up|down|from)\b/i
/** 'My car is 450', and neither 'my score is 640' nor 'mine'. */
const OF_THING = /\b(?:my|our|the) (?!(?:\w+ )?(?:scores?|credit|fico)\b)(\w+)/i

const isOfThing = (text: string) => {
  const [, thing = ''] = OF_THING.exec(text.toLowerCase()) ?? []
  const person = thing.replace(/'?s$/, '')
  return thing !== '' && !isOther(person) && !isPartner(person)
}

/** `topic` is the title of what was explained last. */
export function readScore(text: string, numbers: readonly SaidNumber[], topic: string | null): number | null {
  const [number, another] = numbers
  if (!number || another || !SCORES.test(topic ?? '')) return null
  if (MONEY.test(text) || MOVES.test(text) || isOfThing(text)) return null
  const isScore =
    number.kind === 'number' &&
    Number.isInteger(number.value) &&
    number.value >= LOWEST &&
    number.value <= HIGHEST
  return isScore && text.trim().split(/\s+/).length <= MOST_WORDS ? number.value : null
}
