/** How a question for a judgement is put: 'is that too much?' wants a yes where 'is that ok?' wants a no. */

export type Asked = 'good' | 'bad' | 'large' | 'small' | 'plain'

/** The first that matches counts. */
const ways: readonly (readonly [RegExp, Asked])[] = [
  [/\bnot (?:too |that |so )?bad\b/i, 'good'],
  [/\bnot (?:good|great|enough|ok|okay|fair|worth)\b|n['’]?t (?:good|enough|fair|worth)\b/i, 'bad'],
  [/\btoo (?:little|low|small|few|short)\b|\b(?:low|tiny)\b/i, 'small'],
  [/\bso do it\b/i, 'good'],
  [
    /\b(?:bad|dumb|stupid|crazy|insane|nuts|terrible|awful|horrible|behind|slow|risky|rip ?-?off|mistake|unfair)\b/i,
    'bad',
  ],
  [/\ba (?:hard )?(?:no|pass)\b|\b(?:skip|avoid) (?:it|that)\b|\bworr(?:y|ied)\b/i, 'bad'],
  [/\btoo\b|\ba lot\b|\b(?:high|steep|pricey|expensive|costly|overpaying|long)\b/i, 'large'],
  [
    /\b(?:ok|okay|enough|good|great|fine|fair|decent|normal|reasonable|alright|smart|wise|worth|doable|realistic)\b/i,
    'good',
  ],
  [
    /\b(?:on track|manageable|affordable|afford|manage|pass(?:es)?|healthy|sane|possible|right|works?)\b/i,
    'good',
  ],
  [/\b(?:over|above|past|beyond)\b(?! \d)/i, 'large'],
  // 'Will that leave us short' fears what 'will that do' hopes.
  [/\b(?:short|broke|tight|hurts?|sink|ruin|wreck|lose|trouble|run out)\b/i, 'bad'],
  // Whoever asks whether they can hopes so.
  [/\bor (?:no|not|nah)\b|\b(?:i|we) (?:can|could)\b/i, 'good'],
  [/\b(?:can|could|will|would|does|do) (?:i|we|it|that|this|those|these|he|she|they)\b/i, 'good'],
]

export const readAsked = (question: string): Asked =>
  ways.find(([words]) => words.test(question))?.[1] ?? 'plain'

/** 'My brother has 900k already': somebody else's number is no mark of one's own. */
const OTHERS =
  /\b(?:brother|sister|friends?|guy|dude|neighbou?rs?|co-?workers?|cousin|reddit|everyone|everybody|buddy|in-?laws?|people)\b/i
export const speaksOfOthers = (question: string) => OTHERS.test(question)

const LEAD = String.raw`(?:(?:so|and|ok|okay|hm+|ugh|but|well)\W+)*`
const PASSES = String.raw`(?:does|do|would|will|did) (?:it|that|this|we|i) (?:pass|fit|meet|work)\b`
const WORTH =
  'too|ok|okay|enough|good|bad|fair|high|low|normal|reasonable|doable|a lot|worth|smart|dumb|crazy|realistic'
const IS_GOOD = String.raw`(?:is|was|isn['’]?t) (?:it|that|this)(?: all| still| really| even)? (?:${WORTH})\b`
/** 'Is it ok to have it all in one fund' asks about something new. */
const SOMETHING_NEW = String.raw`(?!\s+(?:to|my|her|his|their)\b)`

/** Words that ask for a judgement of what was just worked out, and of nothing else. */
const JUDGING = new RegExp(`^${LEAD}(?:${PASSES}|${IS_GOOD}${SOMETHING_NEW})`, 'i')
const SHORT = 60

export const asksToJudge = (question: string) => question.length <= SHORT && JUDGING.test(question.trim())
