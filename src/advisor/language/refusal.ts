import { ModelFailure } from './model.ts'

const REFUSAL = new RegExp(
  [
    String.raw`^(?:(?:I['’]?m|I am|we['’]re) (?:really |very |so )?sorry|sorry|I apologi[sz]e|unfortunately)?[,;.]?\s*`,
    String.raw`(?:but )?(?:as an? (?:AI|language)[^.]*,? ?)?(?:I|we) (?:can['’]?t|cannot|can not|won['’]t|`,
    String.raw`am (?:not able|unable)|['’]?m (?:not able|unable))(?: to)? (?:help|assist|provide|answer|discuss|give|`,
    String.raw`comply|continue|do that)`,
  ].join(''),
  'i',
)

/** Words that hardly any English sentence of some length does without. */
const ENGLISH = new RegExp(
  [
    String.raw`\b(?:the|you|your|is|are|of|and|to|it|with|that|this|would|have|has|at|for|on|be|from|in|if|about|year|`,
    String.raw`month|more|less|than|when|what|not|can|could|by|as|a)\b`,
  ].join(''),
  'i',
)
const LONG = 7

/** An answer that begins with a refusal, or in another language, is none that a user of Keel can do with. */
export function checkLead(visible: string): void {
  if (REFUSAL.test(visible.trim())) throw new ModelFailure('Refused')
  const words = visible.match(/\p{L}{2,}/gu) ?? []
  if (words.length >= LONG && !ENGLISH.test(visible)) throw new ModelFailure('OtherLanguage')
}
