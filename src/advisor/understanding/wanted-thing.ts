import type { Dialogue } from '#advisor/dialogue.ts'
import { thingOf } from './reading/things.ts'

const GET = 'buy|get|lease|finance|go for|afford|splurge on|spring for'
const GETTING = 'buying|getting|leasing|financing|upgrading|splurging'
const WANTS = new RegExp(
  [
    String.raw`\b(?:should|can|could|would|do) (?:i|we) (?:\w+ )?(?:${GET})\b`,
    String.raw`\b(?:thinking|dreaming|debating|considering|tempted|talk\w*)(?: \w+)? (?:${GETTING})\b`,
    String.raw`\b(?:want|wanna|wants|like|tempted|looking|need|itching) (?:to )?(?:${GET})\b`,
    String.raw`\b(?:want|need) (?:a|an|some) new (?!job|career|budget|plan|loan|card|bank|start)\w`,
  ].join('|'),
  'i',
)
/** What is owned already is not to be got. */
const OWNED = /\b(?:sell|refinanc\w*|pay(?:ing)? off|rid of)\b/i

/** 'Should i buy the truck', 'thinking about getting a boat': something that is not there yet, and has no price so far. */
const wantsThing = (text: string) => WANTS.test(text) && !OWNED.test(text) && !/\d/.test(text)

/** 'I make 52k', 'got 12k in the bank', 'paying 400 on the old one': whoever has or pays something tells no price. */
const OF_SOMEBODY =
  /\b(?:i|we|my|our|he|she|wife|husband|got|have|owe|make|making|pay|paying|paid|saved?|take ?home|score|down)\b/i
/** 'A price of', 'payments of 890' say how it is paid for. */
const PRICED = /^(?:payments?|price|cost|costs|lease|total)$/
const MOST_WORDS = 10

/** 'Its 54k', 'they want 18,500 for it', '890 a month'; 'rent is 1,200' is said of something else. */
function tellsPrice(text: string, heard: string): boolean {
  const words = text.toLowerCase().match(/[a-z]+/g) ?? []
  const namesElse = words.some(
    (word) => thingOf(word) !== null && !PRICED.test(word) && !heard.toLowerCase().includes(word),
  )
  return (
    /\d/.test(text) && !OF_SOMEBODY.test(text) && !namesElse && text.trim().split(/\s+/).length <= MOST_WORDS
  )
}

/** What was wanted in the message before, where this one tells its price and answers nothing that was asked for. */
export function pricedThing(
  text: string,
  { heard, asked }: Pick<Dialogue, 'heard' | 'asked'>,
): string | null {
  // A price that was asked for is what the wish is to reach.
  const isAnswer =
    asked !== null && !(asked.kind === 'topic' && asked.topic === 'goals' && asked.wish === undefined)
  return !isAnswer && wantsThing(heard) && tellsPrice(text, heard) ? heard : null
}
