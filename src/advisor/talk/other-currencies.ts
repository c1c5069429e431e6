import type { Move, Scene } from './scene.ts'
import { vary } from './scene.ts'

const OTHER =
  /[€£¥₹₽₩]\s?\d|\d\s?[€£¥₹₽₩]|\d\s?(?:eur(?:os?)?|gbp|pounds sterling|quid|cad|aud|chf|francs?|yen|rupees?|pesos?)\b/i

/** Amounts in another currency: nothing of them is stored before the user has said how to take them. */
export const isOtherCurrency = (text: string) => OTHER.test(text)

const AGREED =
  /\b(?:as|in|to) (?:us )?dollars\b|\bas usd\b|\btake (?:them|it|those) as\b|\bdollars (?:is|are) fine\b/i

/** 'Take the same numbers as dollars' speaks of the message before. */
export function inDollars(text: string, heard: string): string {
  if (!AGREED.test(text) || !isOtherCurrency(heard)) return text
  const plain = heard
    .replaceAll(/[€£¥₹₽₩]/g, '$')
    .replaceAll(/(?<=\d\s?)(?:eur(?:os?)?|gbp|quid|cad|aud|chf|francs?|yen|rupees?|pesos?)\b/gi, 'dollars')
  return `${plain} ${text}`
}

/** Says plainly that amounts here are US dollars, and offers to take the numbers as such. */
export function askCurrency(scene: Scene): Move | null {
  if (!isOtherCurrency(scene.text)) return null
  const line = vary(
    [
      'I keep everything in US dollars and convert nothing. Shall I take the same numbers as dollars? Nothing is saved yet.',
      'My figures are in US dollars. Say so, and I take these numbers as dollars; so far nothing of them is saved.',
    ],
    scene.dialogue,
  )
  return { content: [line] }
}
