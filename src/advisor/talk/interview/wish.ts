import { starterPrompts } from '#contract/chat.ts'
import type { InterviewTopic } from '#advisor/dialogue.ts'
import { matches, part, type Pattern } from '#advisor/talk/patterns.ts'
import { readWording, type Wording } from '#advisor/talk/wording.ts'
import { findTopic } from './find-topic.ts'

/** A subject that the user wants to be asked about. */
export interface Wish {
  /** The first that is open is asked for. */
  topics: readonly InterviewTopic[]
  /** The user's words for it, when they say what to ask. */
  about?: string
}

/** The prompts of an empty conversation come from the user as clicks. */
const starterTopics: readonly (readonly InterviewTopic[])[] = [
  ['goals'],
  ['income', 'expenses'],
  ['debt'],
  ['savings', 'assets', 'debt'],
]
const starters = new Map(
  starterPrompts.map((prompt, at) => [readWording(prompt).whole, starterTopics[at] ?? []]),
)

const POLITE =
  '(?:(?:please|can|could|would|will|you|just|now|then|next|okay|so|go|ahead|and|why|dont|feel|free|to|should|' +
  'may|want|like|id|i|need|kindly|first|also|maybe|lets|start|by|begin)(?: |$))*'
const ASK_ME: Pattern = {
  part: new RegExp(
    [
      '\\b(?:ask|quiz|question) (?:me|us)\\b',
      `(?:^|\\| )${POLITE}ask (?:about|for|on|whether|if|what|whats|how|hows|which|when|where|at what|my|our|the) [^|]+`,
      '(?:^|\\| )(?:what about|how about|try|start by|begin by) (?:you )?asking (?:me |for |about )?[^|]+',
      '(?:^|\\| )(?:okay )?next question[^|]* about [^|]+',
      '(?:so|just|then|please|now) ask(?: \\||$)',
    ].join('|'),
  ),
  unless: part(
    '(?:i|we|they|people|friends|everyone|he|she|bank|lender|boss) (?:\\w+ )?(?:ask|asked|asks)',
    '(?:dont|do not|stop|never|no need to|quit|if you) (?:ask|asking)',
    'can i ask|let me ask|may i ask|(?:want|wanted|need|would like|like|going) to ask(?! me)',
  ),
}
/** A longer message has something else to say, whatever stands in it. */
const LONGEST_WISH = 160
const TALK_ABOUT: Pattern = {
  whole: new RegExp(
    '^(?:(?:please|okay|so|hi|hey|hello|now|can|could|we|i|want|to|id|like|would|need|lets|then|well|maybe|' +
      'first) )*(?:talk|speak|discuss|chat|conversation|go over|look at|start with|begin with|continue with|' +
      'move on to|do|cover)(?: (?:about|on|through|with))? (?:my |our |the |some )?(?:current |total |overall |' +
      'financial |personal |monthly |yearly )?(?:goals?|income|salary|pay|earnings|expenses?|spending|budget|bills|' +
      'debts?|loans?|cards?|savings?|assets?|net ?worth|investments?|risk(?: tolerance)?|' +
      'retirement(?: age| plans?)?|age)(?: (?:and|or) \\w+)?(?: (?:first|now|next|please|then|a bit))*$',
    'u',
  ),
}

/** Null when the message is no wish to be asked, or about nothing that the interview covers. */
export function findWish(text: string, wording: Wording = readWording(text)): Wish | null {
  const starter = starters.get(wording.whole)
  if (starter) return { topics: starter }
  const isAskMe = wording.whole.length <= LONGEST_WISH && matches(wording, ASK_ME)
  if (!isAskMe && !matches(wording, TALK_ABOUT)) return null
  const behind = wording.whole.replace(/^.*?\b(?:ask(?:ing)?|quiz|question)\b(?: (?:me|us))?/, '')
  const topic = findTopic(isAskMe ? behind : '') ?? findTopic(wording.whole)
  if (topic === null) return null
  const about = isAskMe
    ? /\b(?:ask(?:ing)?|quiz|question)\b(?:\s+(?:me|us)\b)?(?:\s+(?:about|for)\b)?\s+(.+?)[\s.!?]*$/isu.exec(
        text,
      )?.[1]
    : undefined
  return about === undefined ? { topics: [topic] } : { topics: [topic], about: about.slice(0, 200) }
}
