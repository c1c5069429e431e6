import { isMine, isOther, isPartner } from './people.ts'
import type { Line } from './reading/lines.ts'

const supposing = new RegExp(
  [
    String.raw`\b(?:if|suppose|supposing|imagine|assuming|assume|pretend|hypothetically|whether|unless|wish(?! to\b)|`,
    String.raw`wonder|wondering|in case|for the sake of|let us say (?:i|we|you)|(?<!\b(?:would|will|always|to) )say (?:i|`,
    String.raw`we|you)|had i|were i)\b`,
  ].join(''),
)
/** 'What I owe' names a thing; 'what do I owe' asks. */
const asking = new RegExp(
  [
    String.raw`(?:^|[,;:(-] |\b(?:and|but|so|or|then|know|ask|asking) )(?:(?:what(?! (?:i|we) )|how|where|why|which|who)\b|`,
    String.raw`(?:when )?(?:should|could|can|would|do|does|did|is|are|am|will|may|might|shall|has|have)(?: not)? (?:i|we|`,
    String.raw`it|that|this|there|my|our|you|someone|somebody|anyone|people|a|an|the|#\d+|one|he|she|they)\b)`,
  ].join(''),
)
const reporting = new RegExp(
  [
    String.raw`\b(?:says?|said|saying|thinks?|told (?:me|us)|tells? (?:me|us)|telling (?:me|us)|claims?|believes?|insists?|`,
    String.raw`reckons?|wants? (?:me|us)(?: to)?|suggests?|suggested|figures|recommends?|advises?|advised|swears?|`,
    String.raw`calls? me|called me)(?: that)?[ ,:"]*$`,
  ].join(''),
)

/** The text before a place, from the last bullet on. */
export const before = ({ text }: Line, at: number) => text.slice(text.lastIndexOf('\u2022', at) + 1, at)

/** The stretch from the last mark or joining word. */
export function clauseBefore(line: Line, at: number): string {
  const head = before(line, at)
  const cut = Math.max(
    ...[' but ', ' ; ', ' so ', ' then ', ' - ', ' because ', ' ) ', ' : ', ' now ', ' ( ', '\u2022 '].map(
      (mark) => head.lastIndexOf(mark) + (head.includes(mark) ? mark.length : 1),
    ),
  )
  // A message without any marks runs on; a thought does not.
  return head.slice(cut).split(' ').slice(-25).join(' ')
}

/** Someone else's, or the user's own? The person named last before the place decides; a noun wins over its possessive. */
export function holderBefore(head: string): 'me' | 'other' | 'none' {
  const words = head.split(' ')
  for (let at = words.length - 1; at >= 0; at -= 1) {
    const word = words[at] ?? ''
    if (isObject(words, at)) continue
    if (isOther(word) || isPartner(word)) {
      // 'My wife and I' is both of them; 'me and my wife' too.
      return /\b(?:me|i|we|us) and (?:my|the) $/.test(`${words.slice(Math.max(0, at - 3), at).join(' ')} `) ||
        /^(?:and (?:i|me|myself)|\/ i)\b/.test(words.slice(at + 1).join(' '))
        ? 'me'
        : 'other'
    }
    if (isMine(word)) return 'me'
  }
  return 'none'
}

/** 'For my kids', 'I told my wife', 'no kids': named, but not the one who the sentence is about. */
function isObject(words: string[], at: number): boolean {
  if (/^(?:he|she|they)$/.test(words[at] ?? '')) return false
  // '38, married, one kid, aiming to …'
  if (/^(?:kids?|child|children)$/.test(words[at] ?? '') && /^(?:one|two|#\d+)$/.test(words[at - 1] ?? ''))
    return /^(?:[,;.)(]|and|)$/.test(words[at + 1] ?? '')
  const head = words.slice(Math.max(0, at - 4), at).join(' ')
  const isAfterLink = new RegExp(
    [
      String.raw`\b(?:for|to|with|from|about|of|by|without|no|have|got|told|tell|help|leave|like|than|give|send|pay|`,
      String.raw`owe)(?: (?:my|our|the|his|her|a|an|any|two|three|#\d+|own|old|grown|younger|older|little|both))*$`,
    ].join(''),
  ).test(head)
  return (
    isAfterLink &&
    !/\baccording to\b/.test(head) &&
    !/^(?:who|that|whose|'s|is|was|has|had|says?|said|thinks?|and)$/.test(words[at + 1] ?? '')
  )
}

/** Speaks the user of themselves at this place? Without any person in it, the sentence before tells. */
export function isOwn(lines: Line[], index: number, at: number): boolean {
  const line = lines[index]
  if (!line) return false
  const head = before(line, at)
  if (isReported(head)) return false
  const holder = holderBefore(head)
  if (holder !== 'none') return holder === 'me'
  const earlier = lines[index - 1]
  return !earlier || line.isNewLine || head.includes('\u2022') || leadOf(earlier) !== 'other'
}

function leadOf({ text }: Line): 'me' | 'other' | 'none' {
  const words = text.split(' ').slice(0, 5)
  for (const [at, word] of words.entries()) {
    if (/^(?:his|her|him|them|their|hers|theirs)$/.test(word)) continue
    if (isOther(word) || isPartner(word)) return holderBefore(words.slice(0, at + 3).join(' '))
    if (/^(?:i|we|me|us)$/.test(word)) return 'me'
  }
  return 'none'
}

/** 'My brother says' right before: the words are his. 'I think' is the user. */
function isReported(head: string): boolean {
  const match = reporting.exec(head)
  if (!match) return false
  return !/\b(?:i|we|i would|we would|i have always|we have always|always|wanted to|want to|have to|happy to|glad to)(?: \w+ly)? $/.test(
    head.slice(0, match.index),
  )
}

export const isSupposed = (line: Line, at: number) => supposing.test(clauseBefore(line, at))

export const isAsked = (line: Line, at: number) => asking.test(clauseBefore(line, at))

/** Inside quotation marks, and more than a word or two of somebody's. */
export function isQuoted({ text }: Line, at: number): boolean {
  const marks = text.slice(0, at).split('"').length - 1
  if (marks % 2 === 0) return false
  const from = text.lastIndexOf('"', at)
  const to = text.indexOf('"', at)
  return text.slice(from, to < 0 ? undefined : to).split(' ').length > 6
}

/** The user's own words about themselves, meant as a fact: not supposed, not asked, not quoted. */
export function isStated(lines: Line[], index: number, at: number): boolean {
  const line = lines[index]
  if (!line) return false
  return isOwn(lines, index, at) && !isSupposed(line, at) && !isAsked(line, at) && !isQuoted(line, at)
}
