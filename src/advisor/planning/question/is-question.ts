import { starterPrompts } from '#contract/chat.ts'
import type { Question } from './said.ts'

const asking = [
  /\?/,
  /^(?:(?:hi|hey|hello|ok|okay|so|and|but|well|please|pls|thanks|now|also|then|just|um|quick question)[,:!. ]+)*(?:wh?at|waht|wat|whats|what's|how|hows|how's|howmuch|when|which|where|who|can|could|should|shall|do|does|did|am|are|is|will|would|may|must|has|have i|if i|suppose|assuming|assume|imagine|say i|let's say)\b/,
  /\b(?:what|how (?:much|many|long|big|soon|far|fast|old)|which|when (?:will|would|can|could|do|am|is)|whether) [^.?!]*\b(?:i|my|me|we|our|it|is|would|will|does|do|the|that)\b/,
  /\bhow (?:much|many|long)\b(?: (?:a|an|per|is|does|would|will|do)\b|\?|$)/,
  /^(?:please )?(?:apply|run|simulate|use|do)\b/,
  /\b(?:calculate|compute|work out|figure out|tell me|show me|give me|find out|compare|project|estimate|run the numbers|forecast|break down|convert|check my|review my|plan my|help me (?:plan|pay|figure|understand|work|decide|save|budget|get out)|walk me through|i(?:'d| would) (?:like|love) to know|i want to (?:know|see|understand)|i need to know|wondering|i wonder|curious|not sure (?:how|what|if|when)|need help (?:with|figuring)|do the math|crunch)\b/,
]
const numbersInForms = /^[^.?!]{0,60}$/
const topicAlone =
  /^(?:my |our |the |current |total )*(?:net ?worth|savings? rate|emergency fund|debt ?(?:to income)?(?: ratio)?|budget(?: summary)?|weighted (?:rate|apr)|financial (?:check ?up|health)|check ?up|fire number|4% rule|50\/30\/20|28\/36|spending by category|avalanche (?:vs|or|versus) snowball|monthly payment|loan payment|mortgage payment|future value|present value|payments? on|interest on|payoff (?:time|date)|loan of|compound interest)\b[^.?!]*$/
/** Words that state a fact rather than ask for one. */
const stating =
  /\b(?:is|are|has|have|was|=|i (?:make|earn|have|owe|pay|spend|save|got)|we (?:make|earn|have|owe|pay|spend|save))\b/

const plain = (text: string) => text.trim().toLowerCase().replaceAll(/\s+/g, ' ')
const starters = new Set(starterPrompts.map((prompt) => plain(prompt)))

/** Whether a message asks for something, rather than telling a fact or greeting. */
export function isQuestion(question: Question): boolean {
  if (starters.has(plain(question.text))) return false
  if (
    asking.some(
      (pattern) =>
        pattern.test(question.gist) || question.sentences.some((sentence) => pattern.test(sentence)),
    )
  ) {
    return !isDefinition(question)
  }
  return numbersInForms.test(question.gist) && topicAlone.test(question.gist) && !stating.test(question.gist)
}

/** 'What is an emergency fund?' asks for an explanation, not for a figure. */
function isDefinition({ gist, said }: Question): boolean {
  if (said.length > 0 || /\b(?:i|i'm|im|i've|my|me|mine|we|we're|our|us)\b/.test(gist)) return false
  return /^(?:what(?:'s| is| are|s| does)|explain|define|how (?:do|does|is|are)|why|who|tell me (?:about|what))\b/.test(
    gist,
  )
}
