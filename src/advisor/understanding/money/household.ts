import { isPlainSpeech } from '#advisor/understanding/reading/correction-words.ts'
import { isMine, isOther, isPartner } from '#advisor/understanding/people.ts'
import { payOf } from '#advisor/understanding/names/row-names.ts'
import { thingOf } from '#advisor/understanding/reading/things.ts'
import type { Amount, Reading } from '#advisor/understanding/reading/reading.ts'
import type { Token } from '#advisor/understanding/reading/tokens.ts'

const FILLING = /^(?:about|around|like|maybe|roughly|only|just|home|in|at|\$|another|over|nearly|almost)$/
const EARNING = /^(?:makes?|earns?|gets?|brings?|takes?|clears?|nets?|pulls?|is)$/
const PRONOUN = /^(?:he|she|they|him|her|them|his|hers|their|he's|she's|hes|shes)$/
const CHILD = /^(?:kids?|kid's|child|children)$/
const BETROTHED = /^fianc[eé]e?$/
const NOBODY = /^(?:it|that|this|which|who|what|and|but|so|job|work|one|there|everything|total|rest|rent)$/
/** Words between somebody and what they earn: 'my husband Dan makes'. */
const NAMES = 2

const TOGETHER = /^(?:we|we're|we've|our|us|together|combined|household|jointly)$/
/** 'We don't mix money', 'we keep it separate' */
const APART =
  /\b(?:separate(?:ly)?|split(?:ting)?|50\/50|(?:don't|dont|do not|never) (?:mix|share|pool|combine))\b/i

/** 'She' and whoever is called by name may be anybody, but where two have become one household. */
const JOINED = new RegExp(
  String.raw`\b(?:married|wedding|engaged|fianc[eé]e?|wife|husband|spouse|our (?:money|pay|incomes?|budget|finances)|household|` +
    String.raw`combined|(?<!\b(?:liv|mov)\w* (?:in )?)together)\b`,
  'i',
)

/** In a letter 'he' may be anybody. */
const SHORT = 300

export const speaksOfBoth = (word: string) => TOGETHER.test(word)

const isSomebodyElse = ({ word }: Token) =>
  isOther(word) && ![PRONOUN, CHILD, BETROTHED].some((own) => own.test(word))

/** The words before a verb of earning right before an amount. */
function earnersOf({ tokens, sentences }: Reading, amount: Amount): { words: string[]; verb: string } | null {
  let at = amount.first - 1
  while (FILLING.test(tokens[at]?.word ?? '')) at -= 1
  const verb = tokens[at]?.word ?? ''
  const first = sentences[amount.sentence]?.first ?? 0
  const words = tokens.slice(Math.max(first, at - NAMES), at).map(({ word }) => word)
  return EARNING.test(verb) ? { words, verb } : null
}

/** Whose pay an amount is said to be, as the source would be called: 'oops, he makes 71,500'. */
export const paySaid = (reading: Reading, amount: Amount): string | null =>
  earnersOf(reading, amount)
    ?.words.map((word) => payOf(word))
    .findLast((name) => name !== null) ?? null

/** A wife's or husband's pay is the user's, too, where a message speaks of what both have. */
export function isHouseholdPay(reading: Reading, amount: Amount): boolean {
  const { text, tokens, sentences } = reading
  if (APART.test(text) || !tokens.some(({ word }) => speaksOfBoth(word))) return false
  const said = earnersOf(reading, amount)
  if (!said) return false
  const { words, verb } = said
  const { first = 0, next = tokens.length } = sentences[amount.sentence] ?? {}
  const earner = words.at(-1) ?? ''
  // 'His wife earns 3,000' is about others.
  const isSpouse =
    words.some((word) => isPartner(word)) && !words.some((word) => /^(?:his|her|their)$/.test(word))
  if (!verb.endsWith('s')) return false
  const isNamed = /^s?he$/.test(earner) || (verb !== 'is' && isName(earner))
  if (!isSpouse && !(isNamed && text.length <= SHORT && JOINED.test(text))) return false
  // 'My brother and his wife are loaded, he makes 200k': others are spoken of, too.
  const near = isSpouse ? tokens.slice(first, next) : tokens
  return !near.some((token) => isSomebodyElse(token)) && isPlainSpeech(reading, amount)
}

const isName = (word: string) =>
  /^[a-z]{2,}$/.test(word) && !NOBODY.test(word) && !isOther(word) && !isMine(word) && thingOf(word) === null
