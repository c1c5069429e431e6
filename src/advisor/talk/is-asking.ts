import type { Wording } from './wording.ts'

const OPENING =
  /^(?:(?:so|and|but|okay|hi|hey|hello|well|please|also|now|then) )*(?:what|whats|how|hows|why|when (?:should|can|do|does|is|will|would|to|are)|which|who|where|can|could|should|would|is|are|am|do|does|will|explain|define|describe|tell me|teach me|help|show me|give me|any|summari[sz]e|compare|difference|pros and cons|tips)\b/
const WISH =
  /\b(?:i (?:want|need|would like|dont know how) to|id like to|wondering|curious|not sure (?:if|whether|what|how)|im new to|help me|tell me|explain|advice on|best way to|tips (?:to|for|on)|what (?:should|can|could|do) (?:i|we) do|what now|any (?:advice|ideas|tips))\b/

/** Whether a message wants to know something, with a question mark or without. */
export const isAsking = (text: string, { whole }: Wording) =>
  /\?\s*$/.test(text) || OPENING.test(whole) || WISH.test(whole)
