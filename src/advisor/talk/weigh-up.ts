/** 'Should i take it?', 'so which would you do': an answer with its condition, where nothing is known of the choice itself. */
import { type Lines, type Scene, vary } from './scene.ts'
import type { Part } from './tell-sum.ts'

const CHOOSING = new RegExp(
  String.raw`(?<!\b(?:what|how|where|when) )\bshould (?:i|we)\b|\bwould (?:you|u)\b(?! say)|` +
    String.raw`\b(?:keep|sell|stay|go|save|cash|take it|do (?:it|that))\b[^.!?]{0,24}\?\s*$|` +
    String.raw`\bwhich (?:one|way)\b|\bworth (?:it|doing|my|the)\b|\b(?:better|bad|good|smart) (?:off|idea|move)\b|` +
    String.raw`\bdecide\b|\b(?:dumb|crazy|stupid) to\b`,
  'i',
)

/** Whether a message asks to be helped with a choice. */
export const isChoosing = (text: string) => CHOOSING.test(text)

const lines: Lines = [
  "That turns on what it leaves you: I'd do it only if your cushion stays whole even in a bad month, and otherwise wait " +
    'or say no. What makes you hesitate?',
  "I'd take the way that leaves more after all costs and lets you sleep; if they differ, sleep wins. Which part makes you hesitate?",
  "I'd lean yes if more is left after costs, tax and time, and it still works in a bad month. If it's close, " +
    'take the steadier way. What speaks against it?',
  "If it pays off even in a bad month and your cushion stays whole, I'd do it; if it only just works on paper, " +
    "I'd wait. What would you give up for it?",
]

export const weighUp = ({ dialogue }: Scene): Part => ({
  lead: [vary(lines, dialogue)],
  more: [],
  details: [],
  cards: [],
})
