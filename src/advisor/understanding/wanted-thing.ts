import type { Dialogue } from '#advisor/dialogue.ts'

const GET = 'buy|get|lease|finance|go for|afford|splurge on|spring for'
const GETTING = 'buying|getting|leasing|financing|upgrading|splurging'
const WANTS = new RegExp(
  [
    String.raw`\b(?:should|can|could|would|do) (?:i|we) (?:\w+ )?(?:${GET})\b`,
    String.raw`\b(?:thinking|dreaming|debating|considering|tempted|talk\w*)(?: \w+)? (?:${GETTING})\b`,
    String.raw`\b(?:want|wanna|wants|like|tempted|looking|need|itching) (?:to )?(?:${GET})\b`,
  ].join('|'),
  'i',
)
/** What is owned already is not to be got. */
const OWNED = /\b(?:sell|refinanc\w*|pay(?:ing)? off|rid of)\b/i

/** 'Should i buy the truck', 'thinking about getting a boat': something that is not there yet, and has no price so far. */
const wantsThing = (text: string) => WANTS.test(text) && !OWNED.test(text) && !/\d/.test(text)

/** 'Its 54k', 'they want 18,500 for it', '890 a month': a price that says by itself what it is of is not said of that. */
const OF_ITSELF =
  /\b(?:i|we|my|our|rent|owe|save[ds]?|savings|salary|income|loan|balance|card|he|she|wife|husband)\b/i
const MOST_WORDS = 10

const tellsPrice = (text: string) =>
  /\d/.test(text) && !OF_ITSELF.test(text) && text.trim().split(/\s+/).length <= MOST_WORDS

/** What was wanted in the message before, where this one tells its price and answers nothing that was asked for. */
export function pricedThing(
  text: string,
  { heard, asked }: Pick<Dialogue, 'heard' | 'asked'>,
): string | null {
  const isAnswer = asked !== null && !(asked.kind === 'topic' && asked.topic === 'goals')
  return !isAnswer && wantsThing(heard) && tellsPrice(text) ? heard : null
}
