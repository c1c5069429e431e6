import { ModelFailure } from './model.ts'

const REFUSAL =
  /^(?:(?:I['’]?m|I am|we['’]re) (?:really |very |so )?sorry|sorry|I apologi[sz]e|unfortunately)?[,;.]?\s*(?:but )?(?:as an? (?:AI|language)[^.]*,? ?)?(?:I|we) (?:can['’]?t|cannot|can not|won['’]t|am (?:not able|unable)|['’]?m (?:not able|unable))(?: to)? (?:help|assist|provide|answer|discuss|give|comply|continue|do that)/i

/** Words that hardly any English sentence of some length does without. */
const ENGLISH =
  /\b(?:the|you|your|is|are|of|and|to|it|with|that|this|would|have|has|at|for|on|be|from|in|if|about|year|month|more|less|than|when|what|not|can|could|by|as|a)\b/i
const LONG = 7

/** An answer that begins with a refusal, or in another language, is none that a user of Keel can do with. */
export function checkLead(visible: string): void {
  if (REFUSAL.test(visible.trim())) throw new ModelFailure('Refused')
  const words = visible.match(/\p{L}{2,}/gu) ?? []
  if (words.length >= LONG && !ENGLISH.test(visible)) throw new ModelFailure('OtherLanguage')
}
