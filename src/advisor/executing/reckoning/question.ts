/** What a message asks of its amounts, by its words. */
import { type Measure, type Unit, unitOf } from '#advisor/reading/measures.ts'

const ASKS =
  /\b(?:how much|what|whats|total|gross|yearly|monthly|weekly|altogether|together|comes? to)\b|\b(?:a|per) \w+ ?\?/i
const words = (list: string) =>
  new RegExp(
    String.raw`\b(?:${list
      .trim()
      .split(/\s*\|\s*/)
      .join('|')})\b`,
    'i',
  )

/** Questions that so many times an amount does not answer. */
const OTHER_QUESTION = words(`
  how (?:long|many|soon|often|far|short) | when | till? | until | average | percent | percentage | which | cheaper | better |
  difference | sav(?:e|ed|ing|ings) | reach | goal | enough | afford | make it | to go | part | full | worth | lose | losing |
  out | change | what if | throwing | of (?:that|it)`)
/** Words that change a number in ways of which nothing is known here. */
const OTHER = words(`
  severance | less | fewer | raise | instead | same(?! (?:hours|hrs|days|miles|schedule)) | than |
  vs | versus | loan | apr | cd | interest | gain | loss | owe | owes |
  owed | half | third | quarter | doubles? | triple | once | rest | remaining | others | the other | except |
  short(?:ed)? | already | used to | was at | or | spread | put | putting | behind | missing | missed`)
/** 'Plus insurance 1,500 a year' goes on from what was said before. */
export const GOES_ON = /^\W*(?:plus|and|then|also|but)\b/i
export const BOTH = /\bboth\b/i
/** '1,150 per kid, 1,325 each': then both are two of them. */
const EACH_OF_BOTH = /\b(?:each|apiece|per (?!hour|day|week|month|year)[a-z]+)\b/i
const TWO_QUESTIONS = /\band (?:what|whats|how)\b|\?.*\?/i

/** The sentence that asks, which is mostly the last. */
export function questionOf(text: string): { question: string; start: number } {
  const sentences = [...text.matchAll(/[^.!?\n]+(?:[.](?=\d)[^.!?\n]*)*[.!?\n]*/g)]
  const asking = sentences.findLast(([sentence]) => ASKS.test(sentence)) ?? sentences.at(-1)
  return { question: asking?.[0] ?? text, start: asking?.index ?? 0 }
}

/** Whether a message asks one thing, and that for an amount. */
export function asksForAmount(text: string): boolean {
  if (!ASKS.test(text) || TWO_QUESTIONS.test(text) || GOES_ON.test(text)) return false
  if (BOTH.test(text) && !EACH_OF_BOTH.test(text)) return false
  const { question } = questionOf(text)
  return !OTHER.test(text) && !OTHER_QUESTION.test(question) && !question.includes('%')
}

const PERIOD = 'hour|hr|day|night|week|wk|month|mo|quarter|year|yr'
/** The period of an answer: 'what is that a month', 'weekly?', 'for the year'. */
const ASKED_UNIT = new RegExp(
  String.raw`\b(?:an?|per|each|every|one|the|my|in|whole) (${PERIOD})\b|(?<!\bthan my )\b(hour|week|month|year)ly\b|\b(${PERIOD})(?=\W*$)`,
  'gi',
)

/** 'What would one week be': no week is told, it is asked for. */
export const isAskedFor = (text: string, { number, of }: Measure) =>
  number.kind === 'months' &&
  /^one /i.test(number.quote) &&
  number.start >= questionOf(text).start &&
  /\b(?:what|whats|how much)\b[^.,?!\d]{0,20}$/i.test(text.slice(0, number.start)) &&
  of !== 'hour'

/** By what the answer comes: a period that is no part of what is told. */
export function wantedIn(text: string, measures: readonly Measure[]): Unit | null {
  const { question, start } = questionOf(text)
  const isTold = (at: number) =>
    measures.some((one) => !isAskedFor(text, one) && one.number.start <= at && at < one.end)
  const asked = [...question.matchAll(ASKED_UNIT)].findLast(({ index }) => !isTold(start + index))
  const word = asked?.[1] ?? asked?.[2] ?? asked?.[3]
  return word === undefined ? null : unitOf(word)
}

const MORE = /\b(?:more|extra|adds?)\b/i
const MY_PART = /\b(?:my (?:part|share|cut|half)|mine|each|per person|apiece|i (?:owe|pay))\b/i
const KEPT =
  /\b(?:left|leaves?|remain\w*|clear|keep|profit|net|pocket|c[oa]me out|ahead|really|actually|take home)\b|\bafter (?!tax)/i
const EARNS = /\b(?:make|earn|gross|bring in)\b/i
const PAYS = /\b(?:get|mine|i pay|we pay|total|end up|bill)\b/i

const WHOLE_TALK =
  /\b(?:all|total|altogether|together|if|my (?:year|month|week)|and an? (?:week|month|year))\b/i

/** Whether a question goes beyond what its own message tells: 'all in', 'what does my year look like'. */
export const isOfWholeTalk = (question: string) => WHOLE_TALK.test(question)
const OF_THAT = /\b(?:what|whats|what's|how much)(?: is| does| would)? (?:that|it)\b/i

/** 'Another 1.15 an hour, what is that a year': of what was just said. */
export const isOfThat = (text: string) => OF_THAT.test(questionOf(text).question)
export const isOfMore = (text: string) => MORE.test(text)
export const isOfOne = (text: string) => MY_PART.test(questionOf(text).question)
export const asksForPay = (text: string) => EARNS.test(questionOf(text).question)
/** What is left after costs; said with them, or asked. */
export const isOfRest = (text: string) => KEPT.test(text) || EARNS.test(questionOf(text).question)
/** What is left, of amounts that say no costs: those were told before. */
export const isOfEarlier = (text: string) => KEPT.test(questionOf(text).question)
export const isOfWhole = (text: string) =>
  PAYS.test(questionOf(text).question) || isOfRest(questionOf(text).question)
