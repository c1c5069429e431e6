/** What a message asks, without what it says of the last reply or tells once more. Blanks keep every number in its place. */

const SENTENCE = /[^.!?\n]+(?:[.!?\n]+(?!\s|$)[^.!?\n]*)*[.!?\n]*/g

/** Words that ask, wherever they stand. */
export const ASKING =
  /\?|\b(?:what|whats|how|hows|when|which|who|should|can|could|would|will|if|worth)\b|(?:^|[.!,]\s*)(?:is|are|am|do|does|did)\b/i
const OPENING = /^\W*(?:what|whats|how|when|which|can|could|should|is|are|do|does)\b/i
const HELP = /\b(?:need|want|looking for) (?:\w+ ){0,2}help\b|\bhelp (?:me|us)\b/i
const WHERE = /\b(?:where|why)\b/i

export const asksFor = (text: string) => ASKING.test(text) || WHERE.test(text) || HELP.test(text)

/** 'Roth or just a regular brokerage for that. im 27' opens with a choice and has no word that asks. */
const WHICH =
  /^\W*(?!(?:sooner|more|one way|maybe|either)\b)(?:[a-z][\w'’()-]* ){1,5}or (?:[a-z][\w'’()-]*\b ?){1,7}(?:[.,?!]|$)/i
export const asksWhich = (text: string) => WHICH.test(text)

/** 'I have 600 on a card do i pay it all': a question that no mark and no pause sets apart. */
const UNPOINTED = /\w (?:do|does|is|are|am|should|can|could|would) (?:i|we|it|that|this)\b/i

/** Whether a message asks, in words or in passing. */
export const asksAtAll = (text: string) => ASKING.test(text) || asksWhich(text) || UNPOINTED.test(text)

/** Whether a message begins as a question does. */
export const opensQuestion = (text: string) => OPENING.test(text)

/** 'Its the cards i need help with' asks for the next step. */
export const wantsHelp = (text: string) => HELP.test(text)

const blank = (words: string) => ' '.repeat(words.length)

const SIGH =
  String.raw`(?:(?:ugh+|argh+|omg|no+|nope|nah|wait|hey|yo|um+|uh+|lol|sorry|look|ok|okay|but|well|come on|seriously|` +
  String.raw`bro|bruh|dude|man|girl|sir|honey|keel)\b[\s,.!]*)*`
const NOT_ASKED =
  String.raw`(?:that|this|it)(?:'?s| is| was|) ?(?:not|isn'?t|wasn'?t|ain'?t)(?: really| even)? what i(?:'m| am|` +
  String.raw`'ve)? (?:asked|asking|meant|said|wanted)(?: (?:about|for))?`
const NO_ANSWER =
  String.raw`you (?:did not|didn'?t|never|still didn'?t|still haven'?t|haven'?t|have not|are not|aren'?t)(?: even|` +
  String.raw` really)? answer(?:ed|ing)?(?: (?:me|that|it|my question|the question|what i asked))?`
const AGAIN = String.raw`(?:back to )?(?:the|my|that) (?:\w+ ){0,2}(?:question|thing) again`
const MEANT = String.raw`(?:i (?:mean|meant)|what i (?:mean|meant)(?: (?:is|was))?)`
const COMPLAINT = new RegExp(
  String.raw`^\s*${SIGH}(?:(?:${NOT_ASKED}|${NO_ANSWER})\s*(?:[.!,:;?]|$)+|${MEANT}\b[\s,:]*)`,
  'i',
)
/** 'The card question again: ...' tells what it is about. */
const ASKED_AGAIN = new RegExp(String.raw`^\s*${SIGH}${AGAIN}\b`, 'i')

/** 'I mean 300': a slip of their own. */
const MENDS = /^\s*(?:i mean|i meant|what i me)/i

/** 'You did not answer', 'no i mean': the last reply missed the point. */
export const complains = (text: string) =>
  (COMPLAINT.test(text) && !MENDS.test(text)) || ASKED_AGAIN.test(text)

/** Only what is asked after a complaint; the whole message where nothing follows. */
export function withoutComplaint(text: string): string {
  const [complaint = ''] = COMPLAINT.exec(text) ?? []
  const rest = text.slice(complaint.length)
  return rest.trim() === '' ? text : blank(complaint) + rest
}

/** From the first sentence that asks on; null where that is the whole message, or nothing asks. */
export function askedPart(text: string): string | null {
  const at = [...text.matchAll(SENTENCE)].find(([sentence]) => asksFor(sentence))?.index ?? 0
  return text.slice(0, at).trim() === '' ? null : blank(text.slice(0, at)) + text.slice(at)
}
