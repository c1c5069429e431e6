import type { Hearing } from '#advisor/advisor.ts'
import type { Change, Fact } from '#advisor/facts.ts'
import { thingsIn } from '#advisor/understanding/names/categories.ts'
import { latest, mention, mentioned, nameOf } from './focus.ts'
import type { Clause } from './message-clauses.ts'
import type { Wording } from './relative-words.ts'
import { isOneThing } from '#advisor/understanding/names/rows.ts'
import { amountOf, type SaidBefore, saidBefore } from './said-before.ts'
import { thingOf } from '#advisor/understanding/reading/things.ts'

/** Words before a change that name nothing: who did it, and how it is said. */
const idleBefore = new RegExp(
  [
    String.raw`^(?:it|it's|its|that|that's|thats|this|they|they've|he|she|judge|court|landlord|landlady|boss|work|company|`,
    String.raw`union|insurance|bank|we|we've|i|i've|got|get|gets|getting|went|going|now|just|actually|so|and|oh|ok|okay|`,
    String.raw`wait|sorry|no|well|um|lol|yeah|yes|then|the|my|our|us|me|everyone|all|is|are|was|has|had|have|been|be|make|`,
    String.raw`call|please|can|you|part|time|only|really|should|though|by|a|an|to|for|on|of|raise|there's|since|as|up|down|`,
    String.raw`also|put|in|more|bill|payment|one|total|number|amount|balance|figure|interest|bumped|giving|gave|says|`,
    String.raw`zillow|appraiser|better)$`,
  ].join(''),
)
/** Words that may follow it. */
const idleAfter = new RegExp(
  [
    String.raw`^(?:|(?:now|since|as|starting|started|from (?:now|this|today|here)|after|this|that|these|because|with|`,
    String.raw`actually|today|tonight|yesterday|last|again|then|too|though|lol|please|already|effective|thanks|i|we|they|`,
    String.raw`once|when|until|and|all|in (?:january|february|march|april|may|june|july|august|september|october|november|`,
    String.raw`december)|(?:a|per|each|every) (?:check|paycheck|payday)|on (?:monday|tuesday|wednesday|thursday|friday|`,
    String.raw`saturday|sunday))\b.*)$`,
  ].join(''),
)

/** What a change is of: what the clause names, or the one thing said last. Null when that is not clear. */
export function targetOf(clause: Clause, wording: Wording, hearing: Hearing): SaidBefore | null {
  const known = latest(hearing.dialogue.focus.filter(({ change }) => amountOf(change) !== null))
  const named = mentioned(clause.tokens, known)
  const target = named.length > 0 ? only(named) : lastSaid(known, hearing)
  if (!target || isSumOfRows(target.change, hearing) || !isAbout(target, wording)) return null
  return saidBefore(target)
}

const only = (facts: readonly Fact[]) => (facts.length === 1 ? (facts[0] ?? null) : null)

function lastSaid(known: readonly Fact[], { dialogue }: Hearing): Fact | null {
  const [newest] = known
  if (!newest) return null
  const isHeard = ({ quote }: Fact) => dialogue.heard.includes(quote)
  // 'It' is one of the things that the last message named without an amount.
  if (!isHeard(newest)) return known.length === 1 ? newest : null
  return only(known.filter((fact) => isHeard(fact) || fact.quote === newest.quote))
}

/** Which of several sources a change of their sum is of, nobody knows. */
const isSumOfRows = (change: Change, { snapshot }: Hearing) =>
  change.kind === 'profile' &&
  ((change.field === 'income' && snapshot.income.length > 0) ||
    (change.field === 'debt' && snapshot.liabilities.length > 0))

/** All words before the change and the first ones after it belong to it or to its target. */
function isAbout(target: Fact, { head, tail, step, mayBeResult }: Wording): boolean {
  const things = target.change.kind === 'profile' ? [] : thingsIn(nameOf(target.change))
  const name = nameOf(target.change).toLowerCase()
  const isKnown = (word: string, next = '') => {
    const thing = thingOf(word)
    return (
      idleBefore.test(word) ||
      mention(word, next, target) > 0 ||
      name.includes(word.replace(/(?:'s|s)$/, '')) ||
      (thing !== null && things.some((own) => isOneThing(thing, own)))
    )
  }
  const words = head === '' ? [] : head.split(' ')
  if (!words.every((word, at) => isKnown(word, words[at + 1]))) return false
  // 'Up 40k since we bought it': how it came to be what it is.
  if (mayBeResult && /^(?:since|from|over|compared|when)\b/.test(tail)) return false
  if (idleAfter.test(tail)) return true
  // 'Double that for the food', 'minus two for the vet'
  const [link, ...rest] = tail.split(' ')
  if (!/^(?:for|on|to|of)$/.test(link ?? '')) return false
  return (
    (step.does === 'minus' && link === 'for') ||
    rest.some((word, at) => mention(word, rest[at + 1] ?? '', target) === 2)
  )
}
