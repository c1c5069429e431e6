import type { Amount, Reading } from '#advisor/understanding/reading/reading.ts'

/** 'We both make', 'each of us brings home' */
const EACH_BEFORE = new RegExp(
  String.raw`\b(?:we (?:both|each)|(?:both|each) of us) (?:makes?|earns?|gets?|clears?|nets?|(?:bring|take|pull)s?(?: home| in)?)` +
    String.raw`(?: (?:about|around|like|roughly|only|just|\$))* ?$`,
  'i',
)
/** '5k a month each'; 'each week' is no person. */
const EACH_AFTER =
  /^ ?(?:(?:a|per|every|\/) ?\w+ )?(?:each|apiece)\b(?! (?:day|week|month|year|quarter|pay\w*|check|hour|one)\b)/i
const TWO =
  /\b(?:we|we're|us|our|both|(?:wife|husband|partner|spouse|boyfriend|girlfriend|fianc[eé]e?) and (?:i|me))\b/i

/** Pay that each of two who share a home is said to earn. */
export function isOfEach({ text, tokens, sentences }: Reading, { start, end, sentence }: Amount): boolean {
  const { first = 0, next = tokens.length } = sentences[sentence] ?? {}
  const from = tokens[first]?.start ?? 0
  const said = text.slice(from, tokens[next - 1]?.end)
  return EACH_BEFORE.test(text.slice(from, start)) || (TWO.test(said) && EACH_AFTER.test(text.slice(end)))
}
