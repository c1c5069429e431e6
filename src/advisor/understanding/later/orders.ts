import type { Fact } from '#advisor/facts.ts'
import { withoutGoals } from './dropped-goals.ts'
import type { Reading } from '#advisor/understanding/reading/reading.ts'
import type { Token } from '#advisor/understanding/reading/tokens.ts'
import { mentioned } from './focus.ts'

/** 'Forget the boat', 'take that out', 'remove it' */
const verbs = new RegExp(
  [
    String.raw`\b(?:forget|scratch|disregard|ignore|delete|remove|erase|undo|drop|strike|cancel|nix|skip|never ?mind|`,
    String.raw`take (?!nothing)(?:\w+ ){1,4}?(?:out|off|back)|scrap|(?:don't|dont|do not) (?:count|save|write|put|add|`,
    String.raw`record|include|store|keep)|(?<=\b(?:no|wait|hold on),? )don't(?= ?[,.!]|$)|leave (?:\w+ ){1,4}?out)\b`,
  ].join(''),
  'gi',
)

/** What may stand before an imperative at the start of a clause: 'ok, no, please'. */
const leadIn =
  '(?:please|pls|ok|okay|k|no|nah|nope|wait|hold on|hang on|actually|just|oh|so|and|then|but|hm+|hmm|uh|um|ugh|' +
  'eek|sorry|oops|well|yeah|yes|also|now|honestly|maybe|hey|lol|haha|ha|kidding|go ahead and)'
const asking =
  "(?:let's|lets|you can|you could|you should|you may|you might want to|can you|could you|(?:i|we)(?:'d)? (?:want|need|like) you to)"
/** The words before an order: a clause that starts, or somebody who asks for it; 'I', 'we' and 'to' are neither. */
const clauseStart = new RegExp(
  `(?:^|[^\\w\\s'%$]|\\n|\\b(?:so|please))\\s*(?:(?:${leadIn}|${asking})[\\s,]+)*$`,
  'i',
)
/** Whether a verb behind these words is an imperative. */
export const isImperative = (before: string) => clauseStart.test(before)

const joinsDenial = /\b(?:but|and)(?: please)? $/i
const toAdvisor = /\b(?:(?:can|could) you|please) (?:\w+ )?$/i

/** 'Forget it', 'ignore my last message', 'don't write a number' */
const pointing = new RegExp(
  [
    String.raw`^(?:don't |dont |do not )?[a-z]+(?: about| all| all of| out)? (?:it|that|this|those|these|them|`,
    String.raw`(?:the|my) (?:last|previous|number|figure|amount|message|entry)|(?:what|everything|anything) i|`,
    String.raw`i (?:said|asked|mentioned)|a number)\b`,
  ].join(''),
  'i',
)
/** Said with nothing behind it. */
const alone = new RegExp(
  [
    String.raw`^(?:never ?mind(?! (?:the|my|our|a|about)\b)|(?:scratch|undo|delete|remove|erase|disregard|ignore|strike|`,
    String.raw`cancel|don't)(?= ?(?:[^\w\s']|please\b|thanks\b|sorry\b|lol\b|$)))`,
  ].join(''),
  'i',
)
/** 'Forget the second' of two. */
const second = /^[a-z]+ the (?:second|latter)\b/i
const takenBack = /^take (?:that|it)(?: all)? back(?= ?(?:[^\w\s']|$))/i

/** 'My cousin says ignore it' is advice; 'dad says forget it' of what is owed to him is his word. */
const says = /\b(?:says?|said|told (?:me|us)|tells? (?:me|us))(?: to)? $/i

/** The clause that orders something said before to be taken back; null when none does. */
export function orderIn(reading: Reading, known: readonly Fact[]): readonly Token[] | null {
  for (const { index } of reading.text.matchAll(verbs)) {
    const clause = clauseFrom(reading.tokens, index)
    if (isOrdered(reading, index, clause, known) && hasObject(reading, index, clause, known)) return clause
  }
  return null
}

function isOrdered({ text, tokens }: Reading, at: number, clause: readonly Token[], known: readonly Fact[]) {
  const before = text.slice(0, at)
  const rest = text.slice(at)
  if (/^ *\?/.test(text.slice(clause.at(-1)?.end ?? at)) && !toAdvisor.test(before)) return false
  if (/\b(?:i|we) $/i.test(before) && takenBack.test(rest)) return true
  if (/^do/i.test(rest) && joinsDenial.test(before)) return true
  if (says.test(before) && /^forget/i.test(rest))
    return (
      mentioned(
        tokens.filter(({ end }) => end <= at),
        known,
      ).length > 0
    )
  return isImperative(before)
}

function hasObject({ text, amounts }: Reading, at: number, clause: readonly Token[], known: readonly Fact[]) {
  const rest = text.slice(at)
  const end = clause.at(-1)?.end ?? at
  return (
    alone.test(rest) ||
    pointing.test(rest) ||
    (second.test(rest) && known.filter(({ change }) => change.kind === known[0]?.change.kind).length === 2) ||
    mentioned(clause, known).length > 0 ||
    withoutGoals(known, clause) !== null ||
    amounts.some(({ start }) => start >= at && start < end)
  )
}

/** The words of the order: up to the next mark. */
function clauseFrom(tokens: readonly Token[], from: number): readonly Token[] {
  const first = tokens.findIndex(({ end }) => end > from)
  const length = tokens
    .slice(first)
    .findIndex(({ kind, text, word }) => kind === 'break' || /^[,;.!?]$/.test(text) || word === 'because')
  return length < 0 ? tokens.slice(first) : tokens.slice(first, first + length)
}
