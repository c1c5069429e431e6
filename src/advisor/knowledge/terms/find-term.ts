/** 'What even is a lien': what a word means comes before what is mostly asked about its subject. */
import { insuranceAndLaw } from './insurance-and-law.ts'
import { moneyWords } from './money-words.ts'

const OPENING = String.raw`(?:^|[.!?,;]\s*|\b(?:so|wait|ok|okay|lol|and|but|hey|hi|um+|sorry|also)\s+)`
const WHAT =
  String.raw`(?:what(?:'?s|’s| is| are| does| do|)|wtf (?:is|are)|explain|define|meaning of)` +
  String.raw`(?: (?:even|exactly|actually|the (?:heck|hell)|really|is|are|a|an|the|this|that|whole))*`
const AFTER =
  String.raw`(?:e?s)?(?: (?:thing|stuff|mean\w*|again|exactly|anyway|even|really|then|is|are))*` +
  String.raw`\s*(?:[?.!,;]|$| (?:lol|lmao|tho|they|my|the|i)\b)`

const table = [...insuranceAndLaw, ...moneyWords].map(([word, means]) => ({
  asks: new RegExp(`${OPENING}${WHAT} (?:${word})${AFTER}`, 'i'),
  means,
}))

/** What the word means that a message asks for; null where it asks for something else. */
export const findMeaning = (text: string): string | null =>
  table.find(({ asks }) => asks.test(text))?.means ?? null
