import { starterPrompts } from '#contract/chat.ts'
import type { Question } from './said.ts'

const WH =
  "(?:(?:wh?at|waht|wat)(?! (?:i|we) (?:owe|own|have|make|earn|spend|pay|bring|got))|whats|what's|how|hows|how's|howmuch|when|which|where)"
const OPENING =
  '(?:(?:hi|hey|hello|ok|okay|so|and|but|well|please|pls|thanks|now|also|then|just|um|keel|quick question)[,:!. ]+)*'

/** How a sentence asks, with a question mark or without. */
const asking = [
  /\?/,
  new RegExp(
    `^${OPENING}(?:${WH}|can (?:i|we|you)|could|should|shall|do i|do we|does|am i|are we|is my|will|would)\\b`,
  ),
  new RegExp(`^${OPENING}(?:if i|if we|suppose|assuming|assume|imagine|say i|let's say)\\b`),
  // 'saving 500 a month, how long does it take'
  /(?:, |: |; | - | and | but |\) )(?:what|how (?:much|many|long|soon|big|far|fast)|when (?:will|would|can|do)|is that|is it)\b/,
  /\bhow (?:much|many|long)\b(?: (?:a|an|per|is|does|would|will|do)\b|$)/,
  new RegExp(
    `^${OPENING}(?:apply|run|simulate|find|determine|list|tally|add up|sum up|summari[sz]e|recap|using my|show|give|compare|calculate|compute|convert|estimate|project|forecast|review|assess|analy[sz]e|check|explain|help|plan|break)\\b`,
  ),
  /\b(?:calculate|compute|work out|figure out|tell me|show me|give me|find out|compare|run the numbers|apply the|check my|review my|(?:make|build|create|write|give) (?:me )?a (?:\w+ )?plan|help me (?:plan|pay|figure|understand|work|decide|save|budget|get out)|walk me through|i(?:'d| would) (?:like|love) to know|(?:i|we) want to (?:know|see|understand)|(?:i|we) need to know|wondering|i wonder|curious|need help (?:with|figuring)|do the math)\b/,
  // 'mastercard payoff time paying 250 a month', 'savings rate pls'
  /\b(?:pls|plz|please)\.?$|, please\b/,
]
/** A topic by itself asks for it: 'net worth', 'savings rate'. With a number it tells it. */
const topicAlone =
  /^(?:my |our |the |current |total |monthly )*(?:net ?worth|savings? rate|emergency fund|debts?|debt to \w+(?: ratio)?|budget(?: summary)?|weighted (?:rate|apr)|financial (?:check ?up|health)|check ?up|fire number|4% rule|50\/30\/20|28\/36|spending by category|avalanche (?:vs|or|versus) snowball|asset mix|goal progress)\b[^.?!$%~=]{0,40}$/
/** A result that is named with its terms asks for it: 'future value of 40k at 8% for 30 years'. */
const resultOfTerms =
  /^(?:the |monthly |total )*(?:payments?|interest|future value|present value|payoff (?:time|date)|balance left|real return|biweekly payments|loan payment|mortgage payment)(?: \w+)? (?:on|of|for|at|after|with)\b[^.?!]*[$%~][^.?!]*[$%~]/

const plain = (text: string) => text.trim().toLowerCase().replaceAll(/\s+/g, ' ')
const starters = new Set(starterPrompts.map((prompt) => plain(prompt)))

/** The sentences of a message that ask for something; empty when it only tells facts or greets. */
export function askingSentences(question: Question): string[] {
  if (starters.has(plain(question.text)) || isDefinition(question)) return []
  const found = question.sentences.filter(
    (sentence) => asking.some((pattern) => pattern.test(sentence)) && !isAboutOthers(sentence),
  )
  if (found.length > 0) return found
  return topicAlone.test(question.gist) || resultOfTerms.test(question.gist) ? [question.gist] : []
}

/** 'Does she qualify?', 'What do people save?' */
const isAboutOthers = (sentence: string) =>
  !/[$%~]/.test(sentence) &&
  /\b(?:she|he|people|someone|anyone|anybody|a person|lenders|the average)\b/.test(sentence) &&
  !/\b(?:i|i'm|i've|my|me|we|our|us|it)\b/.test(sentence)

/** 'What is an emergency fund?' asks for an explanation, not for a figure. */
function isDefinition({ gist, said }: Question): boolean {
  if (said.length > 0 || /\b(?:i|i'm|im|i've|my|me|mine|we|we're|our|us)\b/.test(gist)) return false
  return /^(?:what(?:'s| is| are|s| does)|explain|define|how (?:do|does|is|are)|why|who|tell me (?:about|what))\b/.test(
    gist,
  )
}
