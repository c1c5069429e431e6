import type { Wording } from './wording.ts'

const OPENING = new RegExp(
  [
    String.raw`^(?:(?:so|and|but|ok|okay|hi|hey|hello|well|please|also|now|then) )*(?:what|whats|how|hows|why|`,
    String.raw`when (?:should|can|do|does|is|will|would|to|are)|which|who|where|can|could|should|would|is|are|am|do|does|`,
    String.raw`will|explain|define|describe|tell me|teach me|help|show me|give me|any|summari[sz]e|compare|difference|`,
    String.raw`pros and cons|tips|(?:should|would|could|is|are|do|does|can)nt (?:i|we|you|it|that|this|there|they))\b`,
  ].join(''),
)
const WISH = new RegExp(
  [
    String.raw`\b(?:i (?:want|need|would like|dont know how) to|id like to|wondering|curious|not sure (?:if|whether|what|`,
    String.raw`how)|im new to|help me|tell me|explain|advice on|best way to|tips (?:to|for|on)|`,
    String.raw`what (?:should|can|could|do) (?:i|we) do|what now|any (?:advice|ideas|tips))\b`,
  ].join(''),
)

/** 'I have nothing saved. shouldn't i do that first': the question may come after what is told. */
const lastSentence = (text: string) =>
  (
    text
      .toLowerCase()
      .replaceAll(/['’]/g, '')
      .split(/[.!?\n]\s+/)
      .at(-1) ?? ''
  )
    .replaceAll(/[^\w\s]/g, '')
    .trim()

/** Whether a message wants to know something, with a question mark or without. */
export const isAsking = (text: string, { whole }: Wording) =>
  /\?\s*$/.test(text) || OPENING.test(whole) || OPENING.test(lastSentence(text)) || WISH.test(whole)
