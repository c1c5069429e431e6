import { starterPrompts } from '#contract/chat.ts'
import type { InterviewTopic } from '#advisor/dialogue.ts'
import { matches, part, type Pattern } from '#advisor/talk/patterns.ts'
import { readWording, type Wording } from '#advisor/talk/wording.ts'

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
  '(?:(?:please|can|could|would|will|you|just|now|then|next|okay|so|go|ahead|and|why|dont|feel|free|to|should|may|want|like|id|i|need|kindly|first|also|maybe|lets|start|by|begin)(?: |$))*'
const ASK_ME: Pattern = {
  part: new RegExp(
    `(?:^|\\| )${POLITE}(?:ask|asking|quiz|question)(?: (?:me|us))?(?: a question)?(?: (?:about|for|on|regarding|whether|if|what|how|which|when|where|at what|who)) [^|]+`,
    'u',
  ),
  unless: part(
    '(?:i|we|they|people|friends|everyone) (?:\\w+ )?(?:ask|asked|asks)(?! me)',
    '(?:dont|do not|stop|never|no need to|quit) (?:ask|asking)(?! questions)',
    'can i ask|let me ask|may i ask|i (?:want|wanted|need|would like|like) to ask|id like to ask|(?:he|she|they|bank|lender|boss) (?:asks|asked|ask)',
  ),
}
const TALK_ABOUT: Pattern = {
  whole: new RegExp(
    '^(?:(?:please|okay|so|hi|hey|hello|now|can|could|we|i|want|to|id|like|would|need|lets|then|well|maybe|first) )*(?:talk|speak|discuss|chat|conversation|go over|look at|start with|begin with|continue with|move on to|do|cover)(?: (?:about|on|through|with))? (?:my |our |the |some )?(?:current |total |overall |financial |personal |monthly |yearly )?(?:goals?|income|salary|pay|earnings|expenses?|spending|budget|bills|debts?|loans?|cards?|savings?|assets?|net ?worth|investments?|risk(?: tolerance)?|retirement(?: age| plans?)?|age)(?: (?:and|or) \\w+)?(?: (?:first|now|next|please|then|a bit))*$',
    'u',
  ),
}

/** What words belong to which topic; the first that fits. */
const topicWords: readonly [InterviewTopic, RegExp][] = [
  [
    'assets',
    part(
      'retirement (?:savings|accounts?|funds?|balance|money)',
      '401k?',
      'ira',
      'pension pot',
      'net ?worth',
    ),
  ],
  ['retirementAge', part('retire', 'retirement', 'retiring', 'stop working', 'quit working')],
  [
    'birthYear',
    part('how old', 'birth(?:day|date| year| date)?', 'born', 'my age', 'what age i am', 'years old'),
  ],
  [
    'risk',
    part(
      'risks?',
      'risky',
      'volatility',
      'aggressive',
      'conservative',
      'market (?:drops?|falls?|crash(?:es)?)',
      'tolerance',
    ),
  ],
  [
    'expenses',
    part(
      '(?:car|loan|mortgage|card|student loan|lease|minimum|insurance) (?:payments?|bill)',
      'expenses?',
      'spend(?:ing)?',
      'rent',
      'grocer\\w+',
      'bills?',
      'utilit\\w+',
      'costs?',
      'insurance',
      'phone',
      'internet',
      'subscriptions?',
      'gas',
      'food',
      'eating out',
      'dining',
      'daycare',
      'childcare',
      'pay (?:for|in|towards?|on)',
      'budget',
      'gym',
      'electric\\w*',
      'tuition',
      'goes out',
    ),
  ],
  [
    'debt',
    part(
      'debts?',
      'owe',
      'owed',
      'owing',
      'loans?',
      '(?:credit )?cards?',
      'visa',
      'mastercard',
      'mortgages?',
      'liabilit\\w+',
      'borrow\\w*',
      'interest rates?',
      'apr',
    ),
  ],
  [
    'savings',
    part(
      'savings?',
      'saved',
      'save up',
      'put (?:away|aside)',
      'emergency fund',
      'cash',
      'checking',
      'bank(?: account)?',
      'stashed',
    ),
  ],
  [
    'income',
    part(
      'income',
      'earn(?:ings|ed)?',
      'make',
      'salary',
      'paid',
      'pay',
      'paychecks?',
      'wages?',
      'take home',
      'bring (?:in|home)',
      'job',
      'side (?:hustle|gig)',
      'bonus',
      'hourly',
      'comes in',
    ),
  ],
  [
    'assets',
    part(
      'assets?',
      'own',
      'worth',
      'house',
      'home',
      'condo',
      'car',
      'truck',
      'investments?',
      'brokerage',
      'portfolio',
      'stocks?',
      'crypto',
      'bitcoin',
      'property',
      'funds?',
    ),
  ],
  ['goals', part('goals?', 'saving for', 'want', 'dreams?', 'plans?', 'working towards?', 'hope', 'aims?')],
]

const findTopic = (said: string): InterviewTopic | null =>
  topicWords.find(([, words]) => words.test(said))?.[0] ?? null

/** Null when the message is no wish to be asked, or about nothing that the interview covers. */
export function findWish(text: string, wording: Wording = readWording(text)): Wish | null {
  const starter = starters.get(wording.whole)
  if (starter) return { topics: starter }
  const isAskMe = matches(wording, ASK_ME)
  if (!isAskMe && !matches(wording, TALK_ABOUT)) return null
  const topic = findTopic(isAskMe ? wording.whole.replace(/^.*?\bask(?:ing)?\b/, '') : wording.whole)
  if (topic === null) return null
  const about = isAskMe
    ? /\bask(?:ing)?\b(?:\s+(?:me|us))?(?:\s+about)?\s+(.+?)[\s.!?]*$/isu.exec(text)?.[1]
    : undefined
  return about === undefined ? { topics: [topic] } : { topics: [topic], about: about.slice(0, 200) }
}
